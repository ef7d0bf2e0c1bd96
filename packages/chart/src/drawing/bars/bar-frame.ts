import type { Item, Point, TextItem } from '@relievo/graphic/model';
import type { Chart, DataPoint } from '../../model/chart.ts';
import { writeValue } from '../../words/numbers.ts';
import { measureAxisReach } from '../axes.ts';
import type { Span } from '../grid.ts';
import { chooseMagnitude, type Magnitude, toMagnitude } from '../magnitude.ts';
import { type Page, pointIdOn } from '../page.ts';
import type { Scale } from '../scale.ts';
import type { Slots } from '../slots.ts';

export interface BarLayout {
  /** Bars run from left to right, each with its words to the left. */
  readonly lying: boolean;
  /** A bar is one line: where there are many, or where one is too short to be felt as an area. */
  readonly thin: boolean;
  /** Two letters stand for each category, explained in the key. */
  readonly coded: boolean;
  /** Of names that count up evenly every second or every fifth stands there: one counts on between them. */
  readonly every: number;
  /** A place without a value has a mark of its own. */
  readonly marksMissing: boolean;
}

/** Axes, words and places for bars; the same for bars that stand and bars that lie. */
export interface BarFrame {
  readonly slots: Slots;
  readonly scale: Scale;
  readonly ticks: readonly number[];
  readonly magnitude: Magnitude;
  /** From one end of the categories to the other. */
  readonly whole: Span;
  /** A place along the categories and one along the values, on the sheet. */
  readonly at: (along: number, across: number) => Point;
  readonly axes: readonly Item[];
  readonly words: readonly TextItem[];
  /** The words of the categories; those of a bar that is drawn belong to it. */
  readonly labelsFor: (drawn: ReadonlySet<string>) => readonly TextItem[];
}

/** The words of the categories, and the room that they take. */
export interface CategoryWords {
  readonly texts: readonly TextItem[];
  readonly widest: number;
  readonly tallest: number;
  readonly every: number;
}

/** Less and no shape of the chart is left. */
export const LEAST_SIDE = 30;
/** Beyond the last round value an axis goes on, clear of its name. */
export const BEYOND = 0.5;

export function findValueRange({ extent: [least, greatest], terms }: Page) {
  const magnitude = chooseMagnitude(least, greatest, terms);
  return {
    magnitude,
    least: Math.min(0, toMagnitude(least, magnitude)),
    // Where all is zero the axis still goes somewhere.
    greatest: least === 0 && greatest === 0 ? 1 : Math.max(0, toMagnitude(greatest, magnitude)),
  };
}

/** From the first round value to the last. */
export function scaleFrom(ticks: readonly number[], start: number, end: number): Scale {
  return {
    from: ticks[0] ?? 0,
    to: ticks.at(-1) ?? 1,
    start,
    end,
  };
}

/** Beside bars that begin there; where some begin at a zero further in, clear of everything. */
export function measureWordsReach(page: Page, least: number): number {
  return least < 0
    ? page.styles.outline.width / 2 + page.gap + 1
    : measureAxisReach(page) + page.styles.outline.width / 2;
}

/** One bar has its name; several of a category, and none, have theirs at the axis that they stand on. */
export function createLabelling(
  page: Page,
  { texts, every }: CategoryWords,
  least: number,
  axis: string,
  put: (text: TextItem, row: number) => TextItem,
) {
  const { chart } = page;
  return (drawn: ReadonlySet<string>): readonly TextItem[] =>
    texts.flatMap((text, row): readonly TextItem[] => {
      if (row % every > 0) return [];
      const label = chart.series[0]?.points[row]?.label ?? text.print;
      const bar = pointIdOn(page, 0, row);
      const values = chart.series.map((one) => writePoint(one.points[row], chart)).join(', ');
      const named = { ...text, name: label, description: `${label}: ${values}` };
      // Where values lie below zero, names stand apart from both.
      if (least < 0) return [put(named, row)];
      return [put({ ...named, labels: chart.series.length === 1 && drawn.has(bar) ? bar : axis }, row)];
    });
}

function writePoint(point: DataPoint | undefined, { language }: Chart): string {
  return writeValue(point ?? { text: '', y: null }, language);
}
