import { IDENTITY, multiply, rotation, scaling, translation } from '../../geometry/matrix.ts';
import { RADIANS } from '../../geometry/point.ts';
import type { Matrix } from '../../model/geometry.ts';
import { numbersOf } from './dom.ts';

/** SVG's transform attribute; null where it cannot be read. */
export function parseTransformList(text: string): Matrix | null {
  let matrix = IDENTITY;
  let rest = text.trim();
  while (rest !== '') {
    const match = /^(\w+)\s*\(([^()]*)\)[\s,]*/.exec(rest);
    if (!match) return null;
    const next = parseTransform(match[1] ?? '', numbersOf(match[2] ?? ''));
    if (!next?.every(Number.isFinite)) return null;
    matrix = multiply(matrix, next);
    rest = rest.slice(match[0].length);
  }
  return matrix;
}

function parseTransform(name: string, n: readonly number[]): Matrix | null {
  const [a = Number.NaN, b, c, d, e, f] = n;
  switch (name) {
    case 'matrix':
      return [a, b ?? Number.NaN, c ?? Number.NaN, d ?? Number.NaN, e ?? Number.NaN, f ?? Number.NaN];
    case 'translate':
      return translation(a, b ?? 0);
    case 'scale':
      return scaling(a, b ?? a);
    case 'rotate':
      return rotation(a, { x: b ?? 0, y: c ?? 0 });
    case 'skewX':
      return [1, 0, Math.tan(a * RADIANS), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(a * RADIANS), 0, 1, 0, 0];
    default:
      return null;
  }
}
