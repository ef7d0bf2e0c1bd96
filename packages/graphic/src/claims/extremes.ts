import { centerOf } from '../geometry/box.ts';
import type { DrawingClaim } from './messages.ts';
import { boxesOf, type NamedPart } from './parts.ts';
import type { Reading } from './reading.ts';
import { judge, type Verdict } from './verdict.ts';

type Measure = (part: NamedPart) => number;

const MEASURES: readonly (readonly [RegExp, Measure])[] = [
  [
    /\b(?:highest|topmost|uppermost|furthest up|farthest up|nearest the top|closest to the top)\b/,
    (part) => -middleOf(part).y,
  ],
  [
    /\b(?:lowest|bottommost|lowermost|furthest down|farthest down|nearest the bottom|closest to the bottom)\b/,
    (part) => middleOf(part).y,
  ],
  [
    /\b(?:leftmost|furthest left|farthest left|furthest to the left|farthest to the left)\b/,
    (part) => -middleOf(part).x,
  ],
  [
    /\b(?:rightmost|furthest right|farthest right|furthest to the right|farthest to the right)\b/,
    (part) => middleOf(part).x,
  ],
];

function middleOf(part: NamedPart): { readonly x: number; readonly y: number } {
  const [box] = boxesOf(part);
  return box ? centerOf(box) : { x: 0, y: 0 };
}

/** Judges which part is the highest, lowest, leftmost or rightmost on the sheet, among parts of its kind or all. */
export function judgeExtremes(
  { text, things }: Reading<NamedPart>,
  parts: readonly NamedPart[],
): Verdict<DrawingClaim> | null {
  const measure = MEASURES.find(([pattern]) => pattern.test(text))?.[1];
  const [options, ...more] = things;
  if (!measure || !options || more.length > 0 || /\b(?:not|no|never)\b|#/.test(text)) return null;
  const [one] = options;
  if (!one) return null;
  const alike = parts.filter(
    ({ item, shape }) =>
      (shape === null) === (one.shape === null) && item.role !== 'axis' && item.role !== 'arrow',
  );
  // Names beside shapes: only what is of the same kind competes, and “town” is none of the regions.
  const rivals = alike.filter(({ item }) => item.role === one.item.role);
  const best = rivals.toSorted((a, b) => measure(b) - measure(a))[0];
  const second = parts.toSorted((a, b) => measure(b) - measure(a))[0];
  if (!best || !second) return null;
  if (options.includes(best) || options.includes(second)) return { outcome: 'true' };
  // A person means the same part unless the other is clearly further.
  return Math.abs(measure(best) - measure(one)) < 8
    ? null
    : judge(false, { code: 'claim_extreme', parameters: { name: best.name } });
}
