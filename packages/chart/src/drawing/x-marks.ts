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

/** Says if every point has its name, or there is no axis; or some in even steps; or round numbers instead. */
export type Named = 'every' | 'even' | 'none';

/** A stretch of the sheet for an axis, and how far the last name may reach beyond it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly freeRight: number;
}

/** Returns the place of the last value from which its name, which is so wide, still ends on the sheet. */
function endBefore({ end, freeRight }: Stretch, width: number): number {
  return end - Math.max(0, width / 2 - freeRight);
}

/** Round numbers along an axis of numbers, from the first value to the last; its ends, where those alone have room. */
export function placeNumbersAlong(
  page: Page,
  extent: readonly [number, number],
  magnitude: Magnitude,
  stretch: Stretch,
  named: Named,
): Along | null {
  const { start } = stretch;
  const [least, greatest] = [toMagnitude(extent[0], magnitude), toMagnitude(extent[1], magnitude)];
  const widthOf = (value: number | undefined): number => sizeOfMark(page, page.number(value ?? 0)).width;
  const last =
    named === 'every' ? greatest : (chooseTicksWithin(least, greatest, MOST_MARKS).at(-1) ?? greatest);
  const to = endBefore(stretch, widthOf(last));
  const ends = Number.isInteger(least) && Number.isInteger(greatest) ? [[least, greatest]] : [];
  const choices = Array.from({ length: MOST_MARKS }, (_, fewer) =>
    chooseTicksWithin(least, greatest, MOST_MARKS - fewer),
  );
  const places = named === 'none' ? [] : listPlaces(page, magnitude);
  const asked = named === 'every' ? [places] : [...listEvenSteps(places), ...choices, ...ends];
  for (const ticks of asked) {
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
  if (named === 'every') return null;
  const ticks = chooseTicksBelow(page, least, greatest, to - start);
  const scale = { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, start, end: to };
  return { scale, marks: placeMarks(page, scale, ticks) };
}

const MOST_MARKS = 6;

/** Lists the places that have values, each once. */
function listPlaces({ chart }: Page, magnitude: Magnitude): readonly number[] {
  return [...new Set(chart.series[0]?.points.map(({ x }) => toMagnitude(x, magnitude)) ?? [])];
}

/** Lists every second place, every third and so on, from the first to the last and three at least. */
function listEvenSteps(places: readonly number[]): readonly (readonly number[])[] {
  const gaps = places.length - 1;
  const steps = Array.from({ length: Math.floor(gaps / 2) }, (_, index) => index + 1);
  return steps
    .filter((step) => gaps % step === 0)
    .map((step) => places.filter((_, index) => index % step === 0));
}

/** Days, months or years where they begin, whatever the dates of the values are; null where fewer than two have room. */
export function placeDatesAlong(
  page: Page,
  [first, last]: readonly [number, number],
  stretch: Stretch,
): Along | null {
  const widthOf = (print: string): number => sizeOfMark(page, print).width;
  for (const ticks of listDateTicks(first, last, MOST_MARKS + 2, page.chart.language)) {
    const to = endBefore(stretch, widthOf(ticks.at(-1)?.print ?? ''));
    const scale: Scale = {
      from: first,
      to: last,
      start: Math.max(stretch.start, page.area.x + widthOf(ticks[0]?.print ?? '') / 2),
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

interface Names {
  readonly labels: readonly AlongLabel[];
  readonly widthOf: (index: number) => number;
}

/**
 * Places the names of as many points as have room: every one, every second, every third, in steps that
 * end with the last point if these are hardly longer. Months are shortened if more of them then have room.
 */
export function placeNamesAlong(
  page: Page,
  points: readonly DataPoint[],
  labels: readonly AlongLabel[],
  most: number,
  stretch: Stretch,
  named: Named,
): Along | null {
  const forms = [labels, ...shortenMonths(labels, page.chart.language)].map(
    (names): Names => ({
      labels: names,
      widthOf: createWidths(page, names),
    }),
  );
  const placeEvery = (every: number): Along | null => {
    for (const names of forms) {
      const along = placeNamesInSteps(page, points, names, every, stretch);
      if (along) return along;
    }
    return null;
  };
  const fewest = Math.ceil(points.length / most);
  if (named === 'every') return fewest > 1 ? null : placeEvery(1);
  for (let every = fewest; every <= points.length; every += Math.max(1, Math.floor(every / 8))) {
    const along = placeEvery(every);
    if (!along) continue;
    const toTheLast = findDivisor(points.length - 1, every, Math.min(2 * every, points.length));
    return (toTheLast === null ? null : placeEvery(toTheLast)) ?? along;
  }
  return null;
}

/** Finds the first divisor from one number on and below another. */
function findDivisor(of: number, from: number, below: number): number | null {
  for (let divisor = from; divisor < below; divisor += 1) if (of % divisor === 0) return divisor;
  return null;
}

/** Returns the names of months in three letters; nothing if other names are among them. */
function shortenMonths(labels: readonly AlongLabel[], language: string): readonly (readonly AlongLabel[])[] {
  const write = (month: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) =>
      format.format(Date.UTC(2001, index, 1)).replace(/\.$/, ''),
    );
  };
  const [long, short] = [write('long').map((name) => name.toLowerCase()), write('short')];
  const monthOf = ({ print }: AlongLabel): number => long.indexOf(print.toLowerCase());
  if (labels.length < 2 || !labels.every((label) => monthOf(label) !== -1)) return [];
  return [
    labels.map((label) => ({ ...label, print: short[monthOf(label)] ?? label.print, name: label.print })),
  ];
}

function placeNamesInSteps(
  page: Page,
  points: readonly DataPoint[],
  { labels, widthOf }: Names,
  every: number,
  stretch: Stretch,
): Along | null {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  // The first and the last name may reach beyond their points, not beyond the sheet.
  const start = Math.max(stretch.start, page.area.x + widthOf(0) / 2);
  const end = endBefore(stretch, widthOf(labels.length - 1));
  if (end <= start) return null;
  const scale: Scale =
    last > first ? { from: first, to: last, start, end } : { from: first - 1, to: first + 1, start, end };
  const at = (index: number): number => placeValue(scale, points[index]?.x ?? 0);
  const chosen = Array.from({ length: Math.ceil(points.length / every) }, (_, index) => index * every);
  const isClear = chosen.every((index, order) => {
    const before = chosen[order - 1];
    return (
      before === undefined || at(index) - at(before) >= (widthOf(index) + widthOf(before)) / 2 + page.wordGap
    );
  });
  const outermost = chosen.at(-1) ?? 0;
  if (!isClear || at(outermost) + widthOf(outermost) / 2 > page.area.x + page.area.width) return null;
  return {
    scale,
    // By one name alone nobody finds where the others lie.
    isNamedOnce: chosen.length < 2 && last > first,
    marks: chosen.map((index) => ({ at: at(index), ...(labels[index] ?? { print: '' }) })),
  };
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
