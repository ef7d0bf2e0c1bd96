import type { Inks } from './inks.ts';

/** Where a line runs in one column of pixels. */
export interface ColumnSample {
  readonly x: number;
  readonly y: number;
  /** From its upper to its lower edge. */
  readonly high: number;
}

/** Pixels between two runs of one column that belong to two lines. */
const APART = 7;
/** Of the columns that may show two of them: a mark or a steep piece does. */
const MOST_DOUBLE = 0.12;
const LEAST_COVER = 50;

/** The middle of an ink in each column; null where it draws several lines above each other. */
export function sampleColumns(
  isOwn: (at: number) => boolean,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  width: number,
  inks: Inks,
): readonly ColumnSample[] | null {
  const samples: ColumnSample[] = [];
  let doubles = 0;
  for (let x = left; x < right; x++) {
    let [sum, weight, first, last, isDouble] = [0, 0, -1, -1, false];
    for (let y = top; y < bottom; y++) {
      const at = y * width + x;
      const cover = inks.cover[at] ?? 0;
      if (cover < LEAST_COVER || !isOwn(at)) continue;
      if (last >= 0 && y - last > APART) isDouble = true;
      if (first < 0) first = y;
      last = y;
      sum += cover * (y + 0.5);
      weight += cover;
    }
    if (isDouble) doubles++;
    if (weight > 0) samples.push({ x: x + 0.5, y: sum / weight, high: last - first + 1 });
  }
  return doubles > MOST_DOUBLE * samples.length ? null : samples;
}
