import { isShape, isText } from '../measure/kinds.ts';
import type { Mend } from '../rule.ts';
import { changeShapes, scaledAbout, withSize, withWidth } from './change.ts';

const HAIR = 1.001;

/** The line as wide as the rule asks. */
export const requiredWidth: Mend = (drawing, { items, required }) =>
  changeShapes(drawing, items, (shape) => withWidth(shape, required));

/** The symbol as large as the rule asks. */
export const requiredSize: Mend = (drawing, { items, required }) =>
  changeShapes(drawing, items, (shape) => withSize(shape, required));

/** Grown evenly about its middle until the measure is what the rule asks; its line keeps its width. */
export const grown: Mend = (drawing, { items, measured, required }, survey) => {
  const [part] = items.flatMap((id) => survey.partsOf(id));
  if (!part || isText(part) || !isShape(part) || !(measured > 0)) return drawing;
  const line = 2 * part.half;
  // The measure holds the line, which does not grow: solve for the path within it.
  const factor = Math.max(
    (required - line) / Math.max(0.1, measured - line),
    (required + line) / (measured + line),
  );
  if (!(factor > 1 && factor < 20)) return drawing;
  return changeShapes(drawing, [part.item.id], (shape) => scaledAbout(shape, part.box, factor * HAIR));
};
