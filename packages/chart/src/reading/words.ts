import type { Point } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import { type Extent, type PlacedWords, turnExtent, turnPoint } from './marks.ts';

/** Words with the places by which they may be tied to a tick: their ends and their middle, at half the height of figures. */
export interface Label {
  readonly text: string;
  readonly size: number;
  readonly box: Extent;
  readonly middle: Point;
  readonly anchors: readonly [start: Point, middle: Point, end: Point];
  /** Radians; 0 for words that run to the right. */
  readonly angle: number;
}

/** Height of figures, in sizes of most fonts. */
const FIGURES = 0.72;
const MOST_WORDS = 3000;

export function listLabels(words: readonly PlacedWords[]): readonly Label[] | null {
  if (words.length > MOST_WORDS) return null;
  return joinPowers(words.filter(({ text }) => text.trim() !== '')).map(toLabel);
}

function toLabel({ text, start, end, size }: PlacedWords): Label {
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  // Up, seen from the baseline.
  const up = { x: Math.sin(angle) * FIGURES * size, y: -Math.cos(angle) * FIGURES * size };
  const half = ({ x, y }: Point): Point => ({ x: x + up.x / 2, y: y + up.y / 2 });
  const corners = [
    start,
    end,
    { x: start.x + up.x, y: start.y + up.y },
    { x: end.x + up.x, y: end.y + up.y },
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const anchors = [
    half(start),
    half({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }),
    half(end),
  ] as const;
  return {
    text: text.trim().replaceAll(/\s+/g, ' '),
    size,
    angle,
    anchors,
    middle: anchors[1],
    box: { left: minOf(xs), right: maxOf(xs), top: minOf(ys), bottom: maxOf(ys) },
  };
}

/** Whether words run neither level nor upright. */
function isSlanted({ angle }: Label): boolean {
  return Math.abs(Math.sin(2 * angle)) > 0.1;
}

export const TIES = ['middle', 'end'] as const;
/** Names of lying bars are tied at their other end, since the plot is on their right. */
export const NAME_TIES = [...TIES, 'other-end'] as const;
export type Tie = (typeof NAME_TIES)[number];

/** Returns the place at which words are tied to their tick: their middle, or the end of slanted words at the plot. */
export function tieOf(label: Label, tie: Tie): Point {
  const [start, middle, end] = label.anchors;
  if (tie === 'middle' || !isSlanted(label)) return middle;
  return start.x < end.x === (tie === 'end') ? start : end;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A 10 and a small figure that is raised behind it are one number. */
function joinPowers(words: readonly PlacedWords[]): readonly PlacedWords[] {
  const bases = words.filter(({ text }) => text.trim() === '10');
  if (bases.length === 0) return words;
  const used = new Set<PlacedWords>();
  const joined = new Map<PlacedWords, PlacedWords>();
  for (const base of bases) {
    const power = words.find(
      (one) =>
        !used.has(one) &&
        /^[-−]?\d{1,2}$/.test(one.text.trim()) &&
        one.size < 0.9 * base.size &&
        Math.abs(one.start.x - base.end.x) < 0.6 * base.size &&
        base.start.y - one.start.y > 0.15 * base.size &&
        base.start.y - one.start.y < 0.9 * base.size,
    );
    if (!power) continue;
    used.add(power);
    const raised = power.text
      .trim()
      .replace(/[-−]/, '⁻')
      .replaceAll(/\d/g, (digit) => RAISED[Number(digit)] ?? '');
    joined.set(base, { ...base, text: `10${raised}`, end: { ...base.end, x: power.end.x } });
  }
  return words.filter((one) => !used.has(one)).map((one) => joined.get(one) ?? one);
}

/** The same words on a page that lies on its side. */
export function turnLabels(labels: readonly Label[]): readonly Label[] {
  return labels.map((label) => ({
    ...label,
    box: turnExtent(label.box),
    middle: turnPoint(label.middle),
    anchors: [turnPoint(label.anchors[0]), turnPoint(label.anchors[1]), turnPoint(label.anchors[2])],
  }));
}
