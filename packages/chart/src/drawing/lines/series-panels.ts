import { isShortAsCode } from '@relievo/graphic/labels';
import type { Box } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import { type Chart, extentOf, type Series, xExtentOf } from '../../model/chart.ts';
import type { Page } from '../page.ts';
import { createPanel, measureFoot, type Panel } from '../panel.ts';
import type { AlongLabel } from '../x-marks.ts';
import { findCovered } from './areas.ts';
import { measureEndNames } from './end-names.ts';

export interface LineLayout {
  /** Every value is a point symbol on its line. */
  readonly marked: boolean;
  /** Each series has its own field, one above the other. */
  readonly apart: boolean;
  /** Every point has its name below the axis, not only some in even steps. */
  readonly everyName: boolean;
  /** The names of the series are beside the ends of their lines and in no key. */
  readonly namesAtEnds: boolean;
  readonly coded: boolean;
  readonly marksMissing: boolean;
  /** The share of the axis by which the line may be off; 0: it goes through every value. */
  readonly mostError: number;
  /** What lies between the line and zero is an area, with a contour or without. */
  readonly filling?: 'outlined' | 'bare';
}

/** Of the labels on the sheet: the names of both axes, and what is left for their marks. */
const MOST_LEFT = 5;

/** The names of lines need some of the labels that numbers would have. */
const LEFT_BESIDE_NAMES = 3;

/** More names have no room below a field. */
const MAX_NAMES = 8;

/** Tells whether the points are so few that each may have its name; dates have marks where months and years begin. */
export function isNamedEach({ type, x, series }: Chart): boolean {
  return type !== 'function' && x.kind !== 'date' && (series[0]?.points.length ?? 0) <= MAX_NAMES;
}

const BETWEEN_PANELS = 12;

/** Fields of one height above each other; the last has the words below it as well. */
function divideIntoBoxes(page: Page, count: number): readonly Box[] {
  const { area } = page;
  const foot = measureFoot(page);
  const height = (area.height - foot - (count - 1) * BETWEEN_PANELS) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...area,
    y: area.y + index * (height + BETWEEN_PANELS),
    height: index === count - 1 ? height + foot : height,
  }));
}

export interface ShownPanel {
  readonly panel: Panel;
  /** The series in it. */
  readonly shown: readonly number[];
}

/** One panel, or one for each series, which all begin at the same place. */
export function createPanels(
  page: Page,
  layout: LineLayout,
  labels: readonly AlongLabel[],
): readonly ShownPanel[] | null {
  const all = page.chart.series.map((_, series) => series);
  const boxes = divideIntoBoxes(page, layout.apart ? all.length : 1);
  const createAll = (leastGutter: number): readonly ShownPanel[] =>
    boxes.flatMap((box, index) => {
      const shown = layout.apart ? [index] : all;
      const panel = createSeriesPanel(page, layout, shown, box, boxes.length, index, labels, leastGutter);
      return panel ? [{ panel, shown }] : [];
    });
  const made = createAll(0);
  if (made.length < boxes.length) return null;
  const gutter = maxOf(made.map(({ panel }, index) => panel.plot.left - (boxes[index]?.x ?? 0)));
  const even = boxes.length > 1 ? createAll(gutter) : made;
  return even.length < boxes.length ? null : even;
}

function createSeriesPanel(
  page: Page,
  { marked, apart, coded, filling, everyName, namesAtEnds }: LineLayout,
  shown: readonly number[],
  box: Box,
  panels: number,
  index: number,
  labels: readonly AlongLabel[],
  leastGutter: number,
): Panel | null {
  const { chart, styles, profile, lineGap } = page;
  const first = chart.series[shown[0] ?? 0];
  const mostLeft = namesAtEnds ? LEFT_BESIDE_NAMES : panels === 1 ? MOST_LEFT : panels === 2 ? 2 : 1;
  const atEnds = namesAtEnds ? shown.length : 0;
  const forBelow = profile.limits.labelsPerSheet - panels * (mostLeft + 2) - 1 - atEnds;
  const clear = marked
    ? styles.symbolSize / 2 + profile.limits.symbolGap
    : lineGap + (styles.series[0]?.width ?? 0) / 2;
  return createPanel(page, {
    box,
    prefix: panels === 1 ? '' : `panel-${index + 1}-`,
    yName: (apart || chart.series.length === 1) && first ? first : chart.y,
    xExtent: xExtentOf(chart),
    yExtent: findPanelExtent(page, shown, apart),
    inset: Math.max(clear, lineGap + 1) + styles.axis.width / 2 + 0.1,
    labels,
    mostLeft,
    mostBelow: labels.every(({ print }) => coded || isShortAsCode(print))
      ? labels.length
      : Math.max(2, forBelow),
    hasWordsBelow: index === panels - 1,
    named: everyName ? 'every' : isNamedEach(chart) ? 'even' : 'none',
    ...(namesAtEnds ? { freeRight: measureEndNames(page, marked) } : {}),
    ...(filling && first
      ? { standsOnZero: true, coveredAt: (value, placed) => findCovered(first, value, placed) }
      : {}),
    leastGutter,
  });
}

/** Finds the ends of an axis, which series of one unit share unless each is to have its own. */
function findPanelExtent(page: Page, shown: readonly number[], apart: boolean): readonly [number, number] {
  const [first] = shown.flatMap((index) => page.chart.series[index] ?? []);
  return apart && first && hasOwnScale(page, first) ? extentOf({ series: [first] }) : page.extent;
}

/** Tells whether a series has its own scale: it has another unit, or its author wants it so. */
export function hasOwnScale({ chart }: Page, one: Series): boolean {
  return chart.scale === 'own' || chart.series.some(({ unit }) => unit !== one.unit);
}
