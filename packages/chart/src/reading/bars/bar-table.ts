import type { Point } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import { type Axis, rangeOf, valueAt } from '../axes/axes.ts';
import { findDecimal, readTickNumber } from '../axes/tick-values.ts';
import { type Category, findCategories, findNearest } from '../categories.ts';
import { type Legend, nameOfColor } from '../legend.ts';
import { isSameColor } from '../marks.ts';
import { boundAt, writeAt, writeLength } from '../scale-words.ts';
import type { Stated } from '../stated.ts';
import type { Label } from '../words.ts';
import { type Bar, type Bars, listColors } from './bars.ts';

export interface BarTable {
  /** Names of the series; one without a name has none. */
  readonly series: readonly (string | null)[];
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly string[];
    /** Where each of them was measured; null where it stands in words. */
    readonly places: readonly (Point | null)[];
    readonly bounds: readonly (number | null)[];
    /** The places at which its bars end, and whether lines are drawn over them. */
    readonly ends: readonly ({ readonly at: number; readonly isCut: boolean } | null)[];
  }[];
  readonly labels: readonly Label[];
}

interface Surroundings {
  readonly axis: Axis;
  /** The scale on which the bars stand side by side, where it is one of numbers or dates. */
  readonly along: Axis | null;
  /** Words that may be values of bars. */
  readonly values: readonly Label[];
  /** They are the same words in the same order, on the page's side, where names are below each other. */
  readonly names: readonly Label[];
  readonly legend: Legend;
  readonly blur: number;
  readonly stated: Stated;
}

/** Millimetres by which the end of a bar may be beside its value. */
const OFF = 0.15;

/** What the bars say, by their names and colours; null where a bar has no name. */
export function tabulateBars(bars: Bars, surroundings: Surroundings): BarTable | null {
  const { names, legend, axis } = surroundings;
  const middles = bars.columns.map(middleOfColumn);
  const named = findCategories(middles, dropValues(names, axis)) ?? findOnScale(bars, surroundings);
  if (!named) return null;
  const groups = named.map((category) => ({
    category,
    columns: bars.columns.filter((column) => findNearest(named, middleOfColumn(column)) === category),
  }));
  const all = bars.columns.flat();
  const colors = listColors(all);
  const most = maxOf(groups.map(({ columns }) => columns.flat().length));
  const isByColor = most > 1 && colors.length > 1;
  const hasTwo = groups.some(({ columns }) => {
    const own = columns.flat();
    return own.some((bar, at) => own.slice(at + 1).some(({ color }) => isSameColor(color, bar.color)));
  });
  // Bars of one name and one colour cannot be told apart.
  if (most > 1 && (!isByColor || hasTwo)) return null;
  const used = new Set(named.flatMap((category) => category.labels));
  const free = surroundings.values.filter((_, at) => !used.has(names[at] as Label));
  const said = new Map([
    ...sayValues(bars, { ...surroundings, values: free }),
    ...listStated(bars, surroundings),
  ]);
  const write = (bar: Bar): string =>
    said.get(bar) ?? (bars.isStacked ? writeLength(axis, bar.from, bar.to) : writeAt(axis, bar.to));
  const series = isByColor ? colors : [null];
  return {
    series: series.map((color) => color && nameOfColor(legend, color)),
    rows: groups.map(({ category, columns }) => {
      const own = series.map((color) =>
        columns.flat().find((one) => color === null || isSameColor(one.color, color)),
      );
      return {
        name: category.name,
        values: own.map((bar) => (bar ? write(bar) : '')),
        ends: own.map((bar) => (bar ? { at: bar.to, isCut: bar.isCut } : null)),
        bounds: own.map((bar) =>
          bar && !said.has(bar) ? boundAt(axis, bar.to, OFF + surroundings.blur) : null,
        ),
        places: own.map((bar) =>
          bar && !said.has(bar) ? { x: (bar.left + bar.right) / 2, y: bar.to } : null,
        ),
      };
    }),
    labels: named.flatMap((category) => category.labels),
  };
}

/** A number between the first and the last tick is a value, and no name. */
function dropValues(names: readonly Label[], { from, to }: Axis): readonly Label[] {
  return names.filter(
    ({ text, middle }) => middle.x < from || middle.x > to || readTickNumber(text, 'point') === null,
  );
}

function middleOfColumn(column: readonly Bar[]): number {
  const [first] = column;
  return first ? (first.left + first.right) / 2 : 0;
}

/** Millimetres, or a share of a bar, up to which the bars of a histogram leave a gap so that each is seen. */
const HAIRLINE = { length: 0.2, share: 0.1 };

/** Names bars over a scale of numbers by them, and by both ends if they are the classes of a histogram. */
function findOnScale({ columns }: Bars, { along }: Surroundings): readonly Category[] | null {
  if (!along) return null;
  const bars = columns.map(([bar]) => bar).filter((bar) => bar !== undefined);
  const gaps = bars.slice(1).map((bar, at) => bar.left - (bars[at]?.right ?? 0));
  const width = maxOf(bars.map(({ left, right }) => right - left));
  const isClassed =
    gaps.every((gap) => Math.abs(gap) < Math.max(HAIRLINE.length, HAIRLINE.share * width)) &&
    !areNumbersInMiddles(along, bars, width);
  const half = maxOf([0, ...gaps]) / 2;
  return bars.map(({ left, right }) => {
    const at = (left + right) / 2;
    const name = isClassed
      ? `${writeAt(along, left - half)}–${writeAt(along, right + half)}`
      : writeAt(along, at);
    return { name, at, labels: [] };
  });
}

/** Tells whether more numbers of the scale are below the middles of bars than below their edges. */
function areNumbersInMiddles(along: Axis, bars: readonly Bar[], width: number): boolean {
  const countNear = (places: readonly number[]): number =>
    along.labels.filter(({ middle }) => places.some((at) => Math.abs(at - middle.y) < width / 5)).length;
  const middles = bars.map(({ left, right }) => (left + right) / 2);
  return countNear(middles) > countNear(bars.flatMap(({ left, right }) => [left, right]));
}

/** Lists the values that bars state of themselves, which are exact. */
function listStated(
  { columns, isStacked }: Bars,
  { axis, stated }: Surroundings,
): readonly (readonly [Bar, string])[] {
  return columns.flat().flatMap((bar) => {
    const value = stated.valueOf(bar.said, axis, measureBar(bar, axis, isStacked));
    return value === null ? [] : [[bar, value] as const];
  });
}

/** Measures the value of a bar: on a stack it is the length, and the end is the sum of all below. */
function measureBar({ from, to }: Bar, axis: Axis, isStacked: boolean): number {
  return isStacked ? valueAt(axis, to) - valueAt(axis, from) : valueAt(axis, to);
}

/** How far a value that stands beside a bar may be from what is measured, of the range. */
const AGREES = 0.015;

/** Values that stand at the end of their bar or in it; they are exact, as far as they agree with it. */
function sayValues(
  { columns, isStacked }: Bars,
  { axis, values: labels }: Surroundings,
): ReadonlyMap<Bar, string> {
  const bars = columns.flat();
  const decimal = findDecimal(labels.map(({ text }) => text));
  const numbers = labels.flatMap((label) => {
    const read = axis.labels.includes(label) ? null : readTickNumber(label.text, decimal);
    return read ? [{ label, value: read.value }] : [];
  });
  const said = new Map<Bar, string>();
  for (const bar of bars) {
    const measured = measureBar(bar, axis, isStacked);
    // Labels are turned as their bars are: x runs across, y along the values.
    const own = numbers.find(({ label, value }) => {
      const { x, y } = label.middle;
      const near = 2.5 * label.size + (label.box.bottom - label.box.top) / 2;
      return (
        x > bar.left - 0.3 * label.size &&
        x < bar.right + 0.3 * label.size &&
        y > Math.min(bar.from, bar.to) - near &&
        y < Math.max(bar.from, bar.to) + near &&
        Math.abs(measured - value) <= AGREES * rangeOf(axis)
      );
    });
    if (own) said.set(bar, `${own.value}`);
  }
  return said;
}
