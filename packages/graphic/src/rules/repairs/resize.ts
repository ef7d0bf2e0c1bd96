import { minOf } from '@relievo/words';
import { centerOf } from '../../geometry/box.ts';
import { changeShapes, scaleAbout, withSize, withWidth } from '../../geometry/change-shapes.ts';
import { multiply, rotation, scaling } from '../../geometry/matrix.ts';
import { transformGeometry } from '../../geometry/transform.ts';
import { isShape, isSymbol, type ShapePart } from '../../measure/kinds.ts';
import type { Survey } from '../../measure/survey.ts';
import { extentOf } from '../../measure/widths.ts';
import type { Mend } from '../rule/rule.ts';

const HAIR = 1.001;

/** The line as wide as the rule asks. */
export const setRequiredWidth: Mend = (drawing, { items, required }) =>
  changeShapes(drawing, items, (shape) => withWidth(shape, required));

/** The symbol as large as the rule asks. */
export const setRequiredSize: Mend = (drawing, { items, required }) =>
  changeShapes(drawing, items, (shape) => withSize(shape, required));

/** As large as the others of its kind, where those are large enough. */
export const sizeOfOthers: Mend = (drawing, { items, required }, { parts }) => {
  const symbols = parts.filter(isSymbol);
  return changeShapes(drawing, items, (shape) => {
    if (shape.geometry.type !== 'symbol') return shape;
    const { symbol } = shape.geometry;
    const sizes = symbols
      .filter(({ item }) => item.geometry.symbol === symbol && item.geometry.size >= required)
      .map(({ item }) => item.geometry.size);
    return sizes.length > 0 ? withSize(shape, minOf(sizes)) : shape;
  });
};

/**
 * How much larger the path must become. The measure holds the line, or leaves it out, and the line
 * does not grow: the larger of both answers is enough for either.
 */
function computeGrowth(measured: number, required: number, line: number): number {
  return (
    Math.max((required - line) / Math.max(0.1, measured - line), (required + line) / (measured + line)) * HAIR
  );
}

/** Wider across its narrow direction alone, whichever way it lies. */
export const widenShape: Mend = (drawing, { items, measured, required }, survey) => {
  const part = findOnlyShape(items, survey);
  if (!part || !(measured > 0)) return drawing;
  const { angle, long } = extentOf(part.lines);
  const factor = computeGrowth(measured, required, 2 * part.half);
  if (!(factor > 1 && factor < MOST_GROWTH) || long < required) return drawing;
  const middle = centerOf(part.box);
  const matrix = multiply(
    multiply(rotation(angle, middle), scaling(1, factor, middle)),
    rotation(-angle, middle),
  );
  return changeShapes(drawing, items, (shape) => ({
    ...shape,
    geometry: transformGeometry(shape.geometry, matrix),
  }));
};

/** Grown evenly about its middle until the measure is what the rule asks; its line keeps its width. */
export const growShape: Mend = (drawing, { items, measured, required }, survey) => {
  const part = findOnlyShape(items, survey);
  if (!part || !(measured > 0)) return drawing;
  const factor = computeGrowth(measured, required, 2 * part.half);
  if (!(factor > 1 && factor < MOST_GROWTH)) return drawing;
  return changeShapes(drawing, items, (shape) => scaleAbout(shape, part.box, factor));
};

const MOST_GROWTH = 20;

function findOnlyShape(items: readonly string[], survey: Survey): ShapePart | undefined {
  return items.flatMap((id) => survey.partsOf(id)).find(isShape);
}
