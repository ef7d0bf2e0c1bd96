import type { DataPoint } from '../model/chart.ts';
import { numberText } from '../words/numbers.ts';
import { type Mark, marksOn, sizeOfMark, ticksBelow } from './axes.ts';
import { inMagnitude, type Magnitude } from './magnitude.ts';
import type { Page } from './page.ts';
import { place, type Scale, ticksWithin } from './scale.ts';

/** What stands along the lying axis of lines and scatters, and how values are put on it. */
export type Along = { readonly scale: Scale; readonly marks: readonly Mark[] };

export type AlongLabel = Omit<Mark, 'at'>;

/** Round numbers along an axis of numbers, from the first value to the last. */
export const numbersAlong = (
  page: Page,
  extent: readonly [number, number],
  magnitude: Magnitude,
  start: number,
  end: number,
): Along => {
  const [least, greatest] = [inMagnitude(extent[0], magnitude), inMagnitude(extent[1], magnitude)];
  const widthOf = (value: number | undefined): number => sizeOfMark(page, numberText(value ?? 0)).width;
  const to = end - widthOf(ticksWithin(least, greatest, MOST_MARKS).at(-1) ?? greatest) / 2;
  for (let most = MOST_MARKS; most >= 1; most -= 1) {
    const ticks = ticksWithin(least, greatest, most);
    const scale = { from: least, to: greatest, start, end: to };
    const marks = marksOn(scale, ticks);
    const isClear = marks.every(({ at }, index) => {
      const before = marks[index - 1];
      return !before || at - before.at >= (widthOf(ticks[index]) + widthOf(ticks[index - 1])) / 2 + page.gap;
    });
    if (ticks.length > 1 && isClear) return { scale, marks };
  }
  const ticks = ticksBelow(page, least, greatest, to - start);
  const scale = { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, start, end: to };
  return { scale, marks: marksOn(scale, ticks) };
};

const MOST_MARKS = 6;

/** Names of as many points as have room, evenly: every one, every second, every third. */
export const namesAlong = (
  page: Page,
  points: readonly DataPoint[],
  labels: readonly AlongLabel[],
  most: number,
  start: number,
  end: number,
): Along | null => {
  const widths = labels.map(
    (label) => page.lettering.sizeOf(page.lettering.text('', 'label', label.print, label)).width,
  );
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  // The first and the last name may reach beyond their points, not beyond the sheet.
  const from = Math.max(start, page.area.x + (widths[0] ?? 0) / 2);
  const to = end - (widths.at(-1) ?? 0) / 2;
  const scale: Scale =
    last > first
      ? { from: first, to: last, start: from, end: to }
      : { from: first - 1, to: first + 1, start: from, end: to };
  const at = points.map(({ x }) => place(scale, x));
  for (let every = 1; every <= points.length; every += 1) {
    const chosen = points.flatMap((_, index) => (index % every === 0 ? [index] : []));
    if (chosen.length > most) continue;
    const isClear = chosen.every((index, order) => {
      const before = chosen[order - 1];
      if (before === undefined) return true;
      return (
        (at[index] ?? 0) - (at[before] ?? 0) >= ((widths[index] ?? 0) + (widths[before] ?? 0)) / 2 + page.gap
      );
    });
    if (!isClear) continue;
    const rightmost = (at[chosen.at(-1) ?? 0] ?? 0) + (widths[chosen.at(-1) ?? 0] ?? 0) / 2;
    if (rightmost > page.area.x + page.area.width || to <= from) return null;
    return {
      scale,
      marks: chosen.map((index) => ({ at: at[index] ?? 0, ...(labels[index] ?? { print: '' }) })),
    };
  }
  return null;
};
