import { minOf } from '@relievo/words';
import { findDecimal, readTickNumber } from './axes/tick-values.ts';
import type { Extent } from './marks.ts';
import type { Label } from './words.ts';

export interface Titles {
  readonly title: string;
  readonly x: string;
  readonly y: string;
}

const UPRIGHT = 0.05;

/** What stands above, below and beside a plot and is neither at a tick nor in the legend. */
export function findTitles(plot: Extent, labels: readonly Label[]): Titles {
  const decimal = findDecimal(labels.map(({ text }) => text));
  const words = labels.filter(({ text }) => readTickNumber(text, decimal) === null);
  const pointing = {
    x: words.find(({ text }) => /^←|→$/u.test(text)),
    y: words.find(({ text }) => /^[↑↓]/u.test(text)),
  };
  const level = words.filter((label) => Math.abs(label.angle) < UPRIGHT && !POINTING.test(label.text));
  const width = plot.right - plot.left;
  const smallest = minOf(labels.map(({ size }) => size));
  const above = chooseTitle(
    level.filter(
      ({ box, middle }) =>
        box.bottom < plot.top && middle.x > plot.left - 0.3 * width && middle.x < plot.right,
    ),
    smallest,
  );
  const below = level
    .filter(
      ({ box, middle, size }) =>
        box.top > plot.bottom &&
        box.top - plot.bottom < 12 * size &&
        Math.abs(middle.x - (plot.left + plot.right) / 2) < 0.2 * width,
    )
    .toSorted((a, b) => a.box.top - b.box.top)[0];
  const beside = words
    .filter(
      ({ angle, box, middle }) =>
        Math.abs(Math.abs(angle) - Math.PI / 2) < UPRIGHT &&
        box.right < plot.left + 1 &&
        middle.y > plot.top &&
        middle.y < plot.bottom,
    )
    .toSorted((a, b) => b.box.right - a.box.right)[0];
  return {
    title: above?.text ?? '',
    x: dropArrow((pointing.x ?? below)?.text ?? ''),
    y: dropArrow((pointing.y ?? beside)?.text ?? ''),
  };
}

/** Words that are larger than the smallest ones by this factor are a heading. */
const HEADING = 1.15;
/** In sizes of the larger one: lines of one heading are as near to each other. */
const ONE_HEADING = 0.9;

/** Chooses the largest words of the heading next to the plot: a worksheet has its own heading further up. */
function chooseTitle(above: readonly Label[], smallest: number): Label | undefined {
  const upward = above.toSorted((a, b) => b.box.bottom - a.box.bottom);
  const first = upward.findIndex(({ size }) => size > HEADING * smallest);
  if (first < 0) return upward.toSorted((a, b) => b.size - a.size)[0];
  const heading: Label[] = [];
  for (const label of upward.slice(first)) {
    const before = heading.at(-1);
    const isNext =
      !before || before.box.top - label.box.bottom < ONE_HEADING * Math.max(before.size, label.size);
    if (!isNext) break;
    heading.push(label);
  }
  return heading.toSorted((a, b) => b.size - a.size)[0];
}

/** Some programs write the name of an axis with an arrow in its direction, above its end. */
const POINTING = /^[←↑↓]|→$/u;

function dropArrow(text: string): string {
  return text
    .replace(/^[←↑↓]/u, '')
    .replace(/→$/u, '')
    .trim();
}
