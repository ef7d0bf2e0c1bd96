import type { Element } from '@xmldom/xmldom';
import { apply } from '../../geometry/matrix.ts';
import type { Box, Matrix } from '../../model/geometry.ts';
import { toThousandth } from '../../model/thousandth.ts';
import { numberOf, numbersOf, readAttribute } from './dom.ts';

/** What the root says of several sheets; nothing where it says nothing. */
export function readSpread(root: Element, matrix: Matrix): { readonly spread?: unknown } {
  const reader = readAttribute(root, 'data-reader');
  const written = readAttribute(root, 'data-places');
  if (reader === undefined && written === undefined) return {};
  const numbers = numbersOf(written ?? '');
  const places = Array.from({ length: Math.ceil(numbers.length / 4) }, (_, at) =>
    placeOf(numbers.slice(at * 4, at * 4 + 4), matrix),
  );
  return { spread: { reader, gap: numberOf(readAttribute(root, 'data-gap')), places } };
}

function placeOf(
  [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN]: readonly number[],
  matrix: Matrix,
): Box {
  const from = apply(matrix, { x, y });
  const to = apply(matrix, { x: x + width, y: y + height });
  return {
    x: toThousandth(from.x),
    y: toThousandth(from.y),
    width: toThousandth(to.x - from.x),
    height: toThousandth(to.y - from.y),
  };
}
