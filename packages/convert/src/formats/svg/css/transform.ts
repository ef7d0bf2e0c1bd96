import { multiply, rotation, scaling, translation } from '@relievo/graphic/geometry';
import type { Matrix } from '@relievo/graphic/model';
import { parseTransformList } from '@relievo/graphic/svg';
import { readLength } from './length.ts';

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const RADIANS = Math.PI / 180;

/** CSS says lengths and angles with units; null where it cannot be read. */
export function readCssTransform(text: string): Matrix | null {
  let matrix = IDENTITY;
  let rest = text.trim();
  if (rest === 'none') return matrix;
  while (rest !== '') {
    const match = /^(\w{1,12})\s*\(([^()]{0,400})\)[\s,]*/.exec(rest);
    const values = match?.[2]?.trim().split(/[\s,]+/) ?? [];
    const next = match && createTransform((match[1] ?? '').toLowerCase(), values);
    if (!match || !next?.every(Number.isFinite)) return null;
    matrix = multiply(matrix, next);
    rest = rest.slice(match[0].length);
  }
  return matrix;
}

/** An attribute; its grammar is stricter, but programs write units there too. */
export function readTransform(text: string | undefined): Matrix | null {
  return text === undefined || text.trim() === ''
    ? IDENTITY
    : (parseTransformList(text) ?? readCssTransform(text));
}

function readPixels(text: string | undefined): number {
  return readLength(text ?? '0', { fontSize: 16, whole: 0 }) ?? Number.NaN;
}

const ANGLES: Readonly<Record<string, number>> = { '': 1, deg: 1, rad: 1 / RADIANS, grad: 0.9, turn: 360 };
function readAngle(text: string | undefined): number {
  const match = /^([-+.\de]+)(deg|rad|grad|turn)?$/i.exec(text ?? '0');
  return match ? Number(match[1]) * (ANGLES[(match[2] ?? '').toLowerCase()] ?? Number.NaN) : Number.NaN;
}

function createTransform(name: string, values: readonly string[]): Matrix | null {
  const [first, second] = values;
  switch (name) {
    case 'matrix': {
      const [a, b, c, d, e, f] = values.map(readPixels);
      return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
    }
    case 'translate':
      return translation(readPixels(first), readPixels(second));
    case 'translatex':
      return translation(readPixels(first), 0);
    case 'translatey':
      return translation(0, readPixels(first));
    case 'scale':
      return scaling(readPixels(first), readPixels(second ?? first));
    case 'scalex':
      return scaling(readPixels(first), 1);
    case 'scaley':
      return scaling(1, readPixels(first));
    case 'rotate':
      return rotation(readAngle(first), { x: readPixels(second), y: readPixels(values[2]) });
    case 'skewx':
      return [1, 0, Math.tan(readAngle(first) * RADIANS), 1, 0, 0];
    case 'skewy':
      return [1, Math.tan(readAngle(first) * RADIANS), 0, 1, 0, 0];
    default:
      return null;
  }
}
