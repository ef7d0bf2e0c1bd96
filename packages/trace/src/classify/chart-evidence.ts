import { maxOf, minOf } from '@relievo/words';
import { type Axes, findAxes } from '../charts/axes.ts';
import { findDiscs } from '../charts/slices.ts';
import { findTicks, type Ticks } from '../charts/ticks.ts';
import type { Box, Pixels } from '../pixels/grid.ts';
import { weighCount, weighFact } from './evidence.ts';
import type { Facts, Form } from './facts.ts';
import type { Evidence } from './picture-class.ts';

export function findChartEvidence(picture: Pixels, facts: Facts): readonly Evidence[] {
  const discs = findDiscs(picture, facts.drawn.forms, facts.palette);
  const slices = maxOf(
    discs.map((disc) => disc.slices.length),
    0,
  );
  const isPainted = discs.some((disc) => new Set(disc.slices.map(({ color }) => color.join())).size > 1);
  const pie = weighCount('chart', 'slices_found', slices, { enough: 3, most: isPainted ? 0.9 : 0.45 });
  const axes = findAxes(facts.levels);
  const grid = weighCount('chart', 'grid_found', countGrid(facts), { enough: 4, most: 0.35 });
  const bars = countBars(facts.forms);
  const found = weighCount('chart', 'bars_found', bars, { enough: 3, most: 0.5 });
  if (!axes) return [...pie, ...grid, ...found];
  const ticks = findTicks(facts.drawn.ink, axes);
  const { marks } = facts.traced;
  const inside = marks.filter(
    ({ center }) => center.x > axes.upright.at && center.y < axes.level.at + facts.longer * 0.01,
  );
  return [
    ...pie,
    ...grid,
    ...found,
    ...weighFact('chart', 'axes_found', 0.2),
    ...weighCount('chart', 'ticks_found', countTicks(ticks), { enough: 6, most: 0.4 }),
    ...weighCount('chart', 'scale_labels_found', countScaleLabels(facts, axes), { enough: 6, most: 0.45 }),
    ...weighCount('chart', 'points_found', inside.length, { enough: 6, most: 0.25 }),
  ];
}

/** Two strokes at a line are a corner, and no scale. */
function countTicks({ level, upright }: Ticks): number {
  return [level.length, upright.length].reduce((sum, count) => sum + (count >= 3 ? count : 0), 0);
}

/** Rectangles that stand on one line and are equally wide, or lie against one and are equally high. */
function countBars(forms: readonly Form[]): number {
  const boxes = forms.filter(({ isRectangle }) => isRectangle).map(({ box }) => box);
  const lying = boxes.map(({ x, y, width, height }) => ({
    x: y,
    y: -x - width,
    width: height,
    height: width,
  }));
  return Math.max(countStanding(boxes), countStanding(lying));
}

function countStanding(boxes: readonly Box[]): number {
  const counts = boxes.map((first) => {
    const alike = boxes.filter(
      (box) =>
        Math.abs(box.y + box.height - first.y - first.height) <= 4 &&
        Math.abs(box.width - first.width) <= Math.max(3, 0.12 * first.width),
    );
    const heights = alike.map(({ height }) => height);
    const differs = maxOf(heights) - minOf(heights) > 0.05 * maxOf(heights);
    return differs ? alike.length : 0;
  });
  const most = maxOf(counts, 0);
  return most >= 2 ? most : 0;
}

/** Parallel lines of one extent at even distances. */
function countGrid({ levels }: Facts): number {
  const count = (lines: Facts['levels']['level']): number =>
    maxOf(
      lines.map(
        (first) =>
          lines.filter(
            ({ from, to }) =>
              Math.abs(from - first.from) < 0.02 * (first.to - first.from) &&
              Math.abs(to - first.to) < 0.02 * (first.to - first.from),
          ).length,
      ),
      0,
    );
  const most = Math.max(count(levels.level), count(levels.upright));
  return most >= 4 ? most : 0;
}

/** Print in a row below the level axis, and in a column at the left of the upright one. */
function countScaleLabels({ small, longer }: Facts, { level, upright }: Axes): number {
  const near = 0.12 * longer;
  const below = small.filter(
    (box) =>
      box.y > level.at &&
      box.y < level.at + near &&
      box.x > level.from - near / 2 &&
      box.x < level.to + near / 2 &&
      box.height > 5,
  );
  const left = small.filter(
    (box) =>
      box.x + box.width < upright.at &&
      box.x > upright.at - near &&
      box.y > upright.from - near / 2 &&
      box.y < upright.to + near / 2 &&
      box.height > 5,
  );
  const rows = countGroups(
    below.map(({ x, width }) => [x, x + width]),
    findMiddle(below.map(({ height }) => height)),
  );
  const columns = countGroups(
    left.map(({ y, height }) => [y, y + height]),
    findMiddle(left.map(({ height }) => height)) / 3,
  );
  return (rows >= 3 ? rows : 0) + (columns >= 3 ? columns : 0);
}

/** Finds the value in the middle, because the dot of an i does not measure letters. */
function findMiddle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Counts boxes that lie apart along the axis, letters of one word taken together. */
function countGroups(spans: readonly (readonly [from: number, to: number])[], gap: number): number {
  let groups = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    if (from > end + 0.8 * gap) groups++;
    end = Math.max(end, to);
  }
  return groups;
}
