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
  const above = level
    .filter(
      ({ box, middle }) =>
        box.bottom < plot.top && middle.x > plot.left - 0.3 * width && middle.x < plot.right,
    )
    .toSorted((a, b) => b.size - a.size || b.box.bottom - a.box.bottom)[0];
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

/** Some programs write the name of an axis with an arrow in its direction, above its end. */
const POINTING = /^[←↑↓]|→$/u;

function dropArrow(text: string): string {
  return text
    .replace(/^[←↑↓]/u, '')
    .replace(/→$/u, '')
    .trim();
}
