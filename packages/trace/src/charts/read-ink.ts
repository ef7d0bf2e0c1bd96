import { maxOf, minOf } from '@relievo/words';
import type { Blot } from './blots.ts';
import { type ColumnSample, sampleColumns } from './course-samples.ts';
import type { Inks } from './inks.ts';
import { partMarks } from './part-marks.ts';
import type { Sample } from './samples.ts';

/** As the legend lists them. */
export function orderInks({ list }: Inks, samples: readonly Sample[]): readonly number[] {
  const rank = (ink: number): number => {
    const own = samples.find((one) => one.ink === ink);
    return own ? own.word.y * 10_000 + own.word.x : Number.POSITIVE_INFINITY;
  };
  const ranked = list.map((_, i) => ({ ink: i + 1, rank: rank(i + 1) }));
  return ranked
    .toSorted((a, b) => (a.rank === b.rank ? a.ink - b.ink : a.rank - b.rank))
    .map(({ ink }) => ink);
}

export interface Drawn {
  readonly ink: number;
  readonly samples: readonly ColumnSample[] | null;
  readonly marks: readonly Blot[];
  /** Pieces of an ink that is neither marks nor one line. */
  readonly unread: readonly Blot[];
}

/** Of the shorter side: a mark is no larger. */
const LARGEST_MARK = 0.05;
/** Of the width: a line of a chart is no shorter. */
const LEAST_LINE = 0.15;

/** An axis or a line of a grid has this many pixels across at most. */
const FLAT = 4;

/** An ink draws marks, or one line. */
export function readInk(
  ink: number,
  blots: readonly Blot[],
  labels: Int32Array,
  inks: Inks,
  { width, height, isNamed }: { width: number; height: number; isNamed: boolean },
): Drawn {
  const most = LARGEST_MARK * Math.min(width, height);
  const isMark = ({ box }: Blot): boolean =>
    Math.max(box.width, box.height) <= most &&
    Math.min(box.width, box.height) >= 5 &&
    Math.max(box.width, box.height) <= 1.7 * Math.min(box.width, box.height);
  const single = blots.filter(isMark);
  const parted = blots.map((one) => (isMark(one) ? [one] : partMarks(one, single, labels, width)));
  const marks = parted.flatMap((one) => one ?? []);
  const rest = blots.filter((one, at) => !parted[at] && one.box.width * one.box.height > 12);
  // In a legend a mark of theirs stands once more.
  if (marks.length >= (isNamed ? 2 : 4) && rest.length === 0)
    return { ink, samples: null, marks, unread: [] };
  const none = { ink, samples: null, marks: [], unread: blots };
  if (blots.length === 0 || blots.length > 400) return none;
  if (inks.list[ink - 1]?.isGrey && blots.every(({ box }) => box.height <= FLAT)) return none;
  const left = minOf(blots.map(({ box }) => box.x));
  const right = maxOf(blots.map(({ box }) => box.x + box.width));
  const top = minOf(blots.map(({ box }) => box.y));
  const bottom = maxOf(blots.map(({ box }) => box.y + box.height));
  if (right - left < LEAST_LINE * width) return none;
  const sample = (some: readonly Blot[]): readonly ColumnSample[] | null => {
    const own = new Set(some.map(({ label }) => label));
    return sampleColumns((at) => own.has(labels[at] ?? 0), { left, right, top, bottom }, width, inks);
  };
  // An axis of a similar colour is flat from end to end.
  const samples = sample(blots) ?? sample(blots.filter(({ box }) => box.height > FLAT));
  if (!samples || samples.length < 0.4 * (right - left)) return none;
  const high = samples.map((one) => one.high).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
  return high > 0.02 * height + 4 ? none : { ink, samples, marks: [], unread: [] };
}
