import type { Item, Point, TextItem } from '@relievo/graphic';
import { axisTitle, extentOf, pointId } from '../model/chart.ts';
import { numberText } from '../words/numbers.ts';
import {
  axisReach,
  belowAxis,
  belowTitle,
  insetBox,
  leftAxis,
  leftTitle,
  lineHeight,
  marksOn,
  nameGap,
  type Plot,
  tickReach,
  ticksBelow,
  ticksLeft,
  titleHeights,
  widestOf,
} from './axes.ts';
import type { Span } from './grid.ts';
import { straight } from './items.ts';
import { putAt } from './lettering.ts';
import { inMagnitude, type Magnitude, magnitudeOf, titleIn } from './magnitude.ts';
import type { Page } from './page.ts';
import { place, type Scale } from './scale.ts';
import { type Slots, slotsIn } from './slots.ts';

export type BarLayout = {
  /** Bars run from left to right, each with its words to the left. */
  readonly lying: boolean;
  /** A bar is one line: where there are many, or where one is too short to be felt as an area. */
  readonly thin: boolean;
  /** Two letters stand for each category, explained in the key. */
  readonly coded: boolean;
};

/** Axes, words and places for bars; the same for bars that stand and bars that lie. */
export type BarFrame = {
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
};

export type CategoryWord = { readonly print: string; readonly braille?: TextItem['braille'] };

/** Words that take more of the sheet than this leave too little to the bars. */
const MOST_WORDS = 0.45;
/** Beyond the last round value an axis goes on, clear of its name. */
const BEYOND = 0.5;

export const frameOf = (page: Page, layout: BarLayout, names: readonly CategoryWord[]): BarFrame | null => {
  const texts = names.map((name, index) =>
    page.lettering.text(`category-${index + 1}`, 'label', name.print, name),
  );
  const sizes = texts.map((text) => page.lettering.sizeOf(text));
  const widest = sizes.reduce((most, { width }) => Math.max(most, width), 0);
  const tallest = sizes.reduce((most, { height }) => Math.max(most, height), 0);
  return layout.lying
    ? lyingFrame(page, layout, texts, widest, tallest)
    : standingFrame(page, layout, texts, widest, tallest);
};

const rangeOf = ({ chart }: Page) => {
  const [least, greatest] = extentOf(chart);
  const magnitude = magnitudeOf(least, greatest);
  return {
    magnitude,
    least: Math.min(0, inMagnitude(least, magnitude)),
    // Where all is zero the axis still goes somewhere.
    greatest: least === 0 && greatest === 0 ? 1 : Math.max(0, inMagnitude(greatest, magnitude)),
  };
};

const scaleFrom = (ticks: readonly number[], start: number, end: number): Scale => ({
  from: ticks[0] ?? 0,
  to: ticks.at(-1) ?? 1,
  start,
  end,
});

const standingFrame = (
  page: Page,
  { thin }: BarLayout,
  texts: readonly TextItem[],
  widest: number,
  tallest: number,
): BarFrame | null => {
  const { chart, area, styles, gap, lineGap, isRoomy } = page;
  const { magnitude, least, greatest } = rangeOf(page);
  const valueName = titleIn(chart.y, magnitude);
  const heights = titleHeights(page, valueName, axisTitle(chart.x));
  const toWords = wordsReach(page, least);
  const above = isRoomy ? heights.above : lineHeight(page) / 2;
  const below = heights.below + tallest + toWords;
  const beyond = isRoomy ? gap + BEYOND : styles.axis.width / 2;
  const height = area.height - above - below - beyond;
  if (height < LEAST_SIDE) return null;
  const ticks = ticksLeft(page, least, greatest, height);
  const prints = ticks.map((value) => numberText(value));
  const plot = insetBox(area, above, styles.axis.width / 2, below, widestOf(page, prints) + tickReach(page));
  const slots = slotsIn(
    {
      from: plot.left + styles.axis.width / 2 + lineGap,
      to: plot.right,
      categories: texts.length,
      series: chart.series.length,
      thin,
      words: widest,
    },
    page,
  );
  if (!slots) return null;
  const scale = scaleFrom(ticks, plot.bottom, plot.top + beyond);
  const values = leftAxis(page, plot, 'y-axis', valueName, marksOn(scale, ticks));
  const zero = place(scale, 0);
  const category = straight(
    'x-axis',
    'axis',
    axisTitle(chart.x),
    styles.axis,
    { x: plot.left, y: zero },
    { x: plot.right, y: zero },
  );
  const names = isRoomy
    ? [
        leftTitle(page, plot, 'y-axis', valueName),
        belowTitle(page, plot, 'x-axis', axisTitle(chart.x), plot.bottom + toWords + tallest + nameGap(page)),
      ]
    : [];
  return {
    slots,
    scale,
    ticks,
    magnitude,
    whole: [plot.left, plot.right],
    at: (along, across) => ({ x: along, y: across }),
    axes: [...values.figure, category],
    words: [...values.words, ...names],
    labelsFor: labelled(page, texts, least, 'x-axis', (text, row) =>
      putAt(text, 'below', { x: slots.places[row] ?? 0, y: plot.bottom + toWords }, page.lettering),
    ),
  };
};

const lyingFrame = (
  page: Page,
  { thin }: BarLayout,
  texts: readonly TextItem[],
  widest: number,
  tallest: number,
): BarFrame | null => {
  const { chart, area, styles, lineGap, isRoomy } = page;
  if (widest > area.width * MOST_WORDS) return null;
  const { magnitude, least, greatest } = rangeOf(page);
  const valueName = titleIn(chart.y, magnitude);
  const heights = titleHeights(page, axisTitle(chart.x), valueName);
  const toWords = wordsReach(page, least);
  const left = widest + toWords;
  const width = area.width - left;
  if (width < LEAST_SIDE) return null;
  const rough = ticksBelow(page, least, greatest, width * 0.9);
  const halfLast = widestOf(page, [numberText(rough.at(-1) ?? 0)]) / 2;
  const beyond = Math.max(halfLast, styles.axis.width / 2);
  const ticks = ticksBelow(page, least, greatest, width - beyond);
  const plot = insetBox(
    area,
    isRoomy ? heights.above : 0,
    0,
    heights.below + lineHeight(page) + tickReach(page),
    left,
  );
  const slots = slotsIn(
    {
      from: plot.top + (isRoomy ? BEYOND : 0),
      to: plot.bottom - styles.axis.width / 2 - lineGap,
      categories: texts.length,
      series: chart.series.length,
      thin,
      words: tallest,
    },
    page,
  );
  if (!slots) return null;
  const scale = scaleFrom(ticks, plot.left, plot.right - beyond);
  const base: Plot = { ...plot, right: plot.right - styles.axis.width / 2 };
  const values = belowAxis(page, base, 'x-axis', valueName, marksOn(scale, ticks));
  const zero = place(scale, 0);
  const category = straight(
    'y-axis',
    'axis',
    axisTitle(chart.x),
    styles.axis,
    { x: zero, y: plot.bottom },
    { x: zero, y: plot.top },
  );
  const names = isRoomy
    ? [
        leftTitle(page, { ...plot, left: zero }, 'y-axis', axisTitle(chart.x)),
        belowTitle(
          page,
          plot,
          'x-axis',
          valueName,
          plot.bottom + tickReach(page) + lineHeight(page) + nameGap(page),
        ),
      ]
    : [];
  return {
    slots,
    scale,
    ticks,
    magnitude,
    whole: [plot.top, plot.bottom],
    at: (along, across) => ({ x: across, y: along }),
    axes: [...values.figure, category],
    words: [...values.words, ...names],
    labelsFor: labelled(page, texts, least, 'y-axis', (text, row) =>
      putAt(text, 'left', { x: plot.left - toWords, y: slots.places[row] ?? 0 }, page.lettering),
    ),
  };
};

/** Less and no shape of the chart is left. */
const LEAST_SIDE = 30;

/** Beside bars that begin there; where some begin at a zero further in, clear of everything. */
const wordsReach = (page: Page, least: number): number =>
  least < 0 ? page.styles.outline.width / 2 + page.gap + 1 : axisReach(page) + page.styles.outline.width / 2;

/** One bar has its name; several of a category, and none, have theirs at the axis that they stand on. */
const labelled =
  (
    { chart }: Page,
    texts: readonly TextItem[],
    least: number,
    axis: string,
    put: (text: TextItem, row: number) => TextItem,
  ) =>
  (drawn: ReadonlySet<string>): readonly TextItem[] =>
    texts.map((text, row) => {
      const label = chart.series[0]?.points[row]?.label ?? text.print;
      const bar = pointId(0, row);
      const values = chart.series.map(({ points }) => points[row]?.text || 'no value').join(', ');
      const named = { ...text, name: label, description: `${label}: ${values}` };
      // Where values lie below zero, names stand apart from both.
      if (least < 0) return put(named, row);
      return put({ ...named, labels: chart.series.length === 1 && drawn.has(bar) ? bar : axis }, row);
    });
