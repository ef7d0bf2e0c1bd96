import { changeShapes, scaleAbout } from '../../geometry/change-shapes.ts';
import { isTextured } from '../../measure/kinds.ts';
import type { Mend } from '../rule/rule.ts';

const HAIR = 0.02;

/** The texture without a contour drawn in on every side by what is missing. */
export const shrinkTexture: Mend = (drawing, { items, measured, required }, survey) => {
  const areas = items
    .flatMap((id) => survey.partsOf(id))
    .filter((part) => isTextured(part) && part.half === 0);
  const area = areas.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0];
  if (!area) return drawing;
  const by = required - measured + HAIR;
  const { width, height } = area.box;
  if (width <= 4 * by || height <= 4 * by) return drawing;
  return changeShapes(drawing, [area.item.id], (shape) =>
    scaleAbout(shape, area.box, 1 - (2 * by) / width, 1 - (2 * by) / height),
  );
};
