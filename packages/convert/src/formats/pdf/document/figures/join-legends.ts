import { addAll, maxOf, minOf } from '@relievo/words';
import { doMeet, widen } from '../../boxes.ts';
import type { Box, Shape } from '../../page-marks.ts';
import type { Row } from '../../text/rows.ts';
import { boxOf } from '../../text/ruled-tables.ts';

/** Points: the samples of a legend are at most this large, and they are equally wide. */
const MAX_SAMPLE = { width: 48, height: 20 };
const SAME_WIDTH = 1;
/** In sizes of the letters, a name is this near to its sample. */
const TO_NAME = 1.6;
/** Points between a legend and its chart. */
const TO_CHART = 48;
const MAX_ENTRIES = 40;
const PROSE = 6;

/** Parts clusters into legends and the rest: a legend has samples of one size, and words behind each of them. */
export function partLegends<B extends Box>(
  clusters: readonly (readonly B[])[],
  rows: readonly Row[],
): { readonly legends: readonly (readonly B[])[]; readonly others: readonly (readonly B[])[] } {
  const names = rows.filter(({ text }) => /\p{L}/u.test(text) && text.split(/\s+/).length < PROSE);
  const legends = clusters.filter((cluster) => isLegend(cluster, names));
  return { legends, others: clusters.filter((cluster) => !legends.includes(cluster)) };
}

function isLegend(cluster: readonly Box[], names: readonly Row[]): boolean {
  if (cluster.length < 2 || cluster.length > MAX_ENTRIES) return false;
  const isSmall = cluster.every(
    ({ left, right, bottom, top }) =>
      right - left <= MAX_SAMPLE.width &&
      top - bottom <= MAX_SAMPLE.height &&
      right - left > top - bottom - 1,
  );
  if (!isSmall) return false;
  const entries = names
    .map((name) => cluster.filter((box) => isSampleOf(box, name)))
    .filter((samples) => samples.length > 0);
  if (entries.length < 2 || new Set(entries.flat()).size < cluster.length) return false;
  const widths = entries.map((samples) => maxOf(samples.map(({ left, right }) => right - left)));
  const colors = entries.flatMap(colorOf);
  return maxOf(widths) - minOf(widths) < SAME_WIDTH && new Set(colors).size === colors.length;
}

function colorOf(samples: readonly Shape[]): readonly number[] {
  return samples.flatMap(({ color }) => color ?? []).slice(0, 1);
}

function isSampleOf({ left, right, bottom, top }: Box, { left: start, base, size }: Row): boolean {
  const middle = (bottom + top) / 2;
  const isLevel = middle > base - 0.2 * size && middle < base + 0.9 * size;
  // The mark on a line is before its end.
  return isLevel && right <= start + 1 && start - left < MAX_SAMPLE.width + TO_NAME * size;
}

/** Joins each legend with the nearest of the other clusters, or leaves it alone if none is near. */
export function joinLegends<B extends Box>(
  legends: readonly (readonly B[])[],
  others: readonly (readonly B[])[],
): readonly (readonly B[])[] {
  const groups = others.map((cluster) => ({ around: boxOf(cluster), boxes: [...cluster] }));
  const alone: (readonly B[])[] = [];
  for (const legend of legends) {
    const around = boxOf(legend);
    const near = groups.filter((group) => doMeet(widen(group.around, TO_CHART), around));
    const [nearest] = near.toSorted((a, b) => gapTo(a.around, around) - gapTo(b.around, around));
    if (nearest) addAll(nearest.boxes, legend);
    else alone.push(legend);
  }
  return [...groups.map(({ boxes }) => boxes), ...alone];
}

function gapTo(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.bottom - other.top, other.bottom - one.top);
  return Math.hypot(x, y);
}
