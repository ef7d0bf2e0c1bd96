import type { DataPoint } from '../model/chart.ts';
import { chooseTicksBelow, type Mark, placeMarks, sizeOfMark } from './axes.ts';
import { type Magnitude, toMagnitude } from './magnitude.ts';
import type { Page } from './page.ts';
import { chooseTicksWithin, placeValue, type Scale } from './scale.ts';
import { listDateTicks } from './time/date-ticks.ts';

/** What stands along the lying axis of lines and scatters, and how values are put on it. */
export interface Along {
  readonly scale: Scale;
  readonly marks: readonly Mark[];
  readonly isNamedOnce?: boolean;
}

export type AlongLabel = Omit<Mark, 'at'>;

/** Round numbers along an axis of numbers, from the first value to the last; its ends, where those alone have room. */
export function placeNumbersAlong(
  page: Page,
  extent: readonly [number, number],
  magnitude: Magnitude,
  start: number,
  end: number,
): Along {
  const [least, greatest] = [toMagnitude(extent[0], magnitude), toMagnitude(extent[1], magnitude)];
  const widthOf = (value: number | undefined): number => sizeOfMark(page, page.number(value ?? 0)).width;
  const to = end - widthOf(chooseTicksWithin(least, greatest, MOST_MARKS).at(-1) ?? greatest) / 2;
  const ends = Number.isInteger(least) && Number.isInteger(greatest) ? [[least, greatest]] : [];
  const choices = Array.from({ length: MOST_MARKS }, (_, fewer) =>
    chooseTicksWithin(least, greatest, MOST_MARKS - fewer),
  );
  for (const ticks of [...choices, ...ends]) {
    const scale = { from: least, to: greatest, start, end: to };
    const marks = placeMarks(page, scale, ticks);
    const isClear = marks.every(({ at }, index) => {
      const before = marks[index - 1];
      return (
        !before || at - before.at >= (widthOf(ticks[index]) + widthOf(ticks[index - 1])) / 2 + page.wordGap
      );
    });
    if (ticks.length > 1 && isClear) return { scale, marks };
  }
  const ticks = chooseTicksBelow(page, least, greatest, to - start);
  const scale = { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, start, end: to };
  return { scale, marks: placeMarks(page, scale, ticks) };
}

const MOST_MARKS = 6;

/** Days, months or years where they begin, whatever the dates of the values are; null where fewer than two have room. */
export function placeDatesAlong(
  page: Page,
  [first, last]: readonly [number, number],
  start: number,
  end: number,
): Along | null {
  const widthOf = (print: string): number => sizeOfMark(page, print).width;
  for (const ticks of listDateTicks(first, last, MOST_MARKS + 2, page.chart.language)) {
    const to = end - widthOf(ticks.at(-1)?.print ?? '') / 2;
    const scale: Scale = {
      from: first,
      to: last,
      start: Math.max(start, page.area.x + widthOf(ticks[0]?.print ?? '') / 2),
      end: to,
    };
    const marks = ticks.map(({ day, print, name }) => ({ at: placeValue(scale, day), print, name }));
    const isClear = marks.every(({ at, print }, index) => {
      const before = marks[index - 1];
      return !before || at - before.at >= (widthOf(print) + widthOf(before.print)) / 2 + page.wordGap;
    });
    if (isClear && scale.end > scale.start) return { scale, marks };
  }
  return null;
}

/** Names of as many points as have room, evenly: every one, every second, every third. */
export function placeNamesAlong(
  page: Page,
  points: readonly DataPoint[],
  labels: readonly AlongLabel[],
  most: number,
  start: number,
  end: number,
): Along | null {
  const widthOf = createWidths(page, labels);
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  // The first and the last name may reach beyond their points, not beyond the sheet.
  const from = Math.max(start, page.area.x + widthOf(0) / 2);
  const to = end - widthOf(labels.length - 1) / 2;
  const scale: Scale =
    last > first
      ? { from: first, to: last, start: from, end: to }
      : { from: first - 1, to: first + 1, start: from, end: to };
  const at = points.map(({ x }) => placeValue(scale, x));
  const fewest = Math.ceil(points.length / most);
  for (let every = fewest; every <= points.length; every += Math.max(1, Math.floor(every / 8))) {
    const chosen = Array.from({ length: Math.ceil(points.length / every) }, (_, index) => index * every);
    const isClear = chosen.every((index, order) => {
      const before = chosen[order - 1];
      if (before === undefined) return true;
      return (at[index] ?? 0) - (at[before] ?? 0) >= (widthOf(index) + widthOf(before)) / 2 + page.wordGap;
    });
    if (!isClear) continue;
    const outermost = chosen.at(-1) ?? 0;
    const rightmost = (at[outermost] ?? 0) + widthOf(outermost) / 2;
    if (rightmost > page.area.x + page.area.width || to <= from) return null;
    return {
      scale,
      // By one name alone nobody finds where the others lie.
      isNamedOnce: chosen.length < 2 && last > first,
      marks: chosen.map((index) => ({ at: at[index] ?? 0, ...(labels[index] ?? { print: '' }) })),
    };
  }
  return null;
}

/** Only what is asked for is translated: a chart may have a million names, and a sheet bears fifteen. */
function createWidths({ lettering }: Page, labels: readonly AlongLabel[]): (index: number) => number {
  const known = new Map<number, number>();
  return (index) => {
    const label = labels[index];
    const width =
      known.get(index) ??
      (label ? lettering.sizeOf(lettering.text('', 'label', label.print, label)).width : 0);
    known.set(index, width);
    return width;
  };
}
