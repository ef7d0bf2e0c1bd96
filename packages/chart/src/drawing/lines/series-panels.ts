import { isShortAsCode } from '@relievo/graphic/labels';
import type { Box } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import { extentOf, type Series, xExtentOf } from '../../model/chart.ts';
import type { Page } from '../page.ts';
import { createPanel, measureFoot, type Panel } from '../panel.ts';
import type { AlongLabel } from '../x-marks.ts';
import { findCovered } from './areas.ts';

export interface LineLayout {
  /** Every value is a point symbol on its line. */
  readonly marked: boolean;
  /** Each series has a field of its own, above each other. */
  readonly apart: boolean;
  readonly coded: boolean;
  readonly marksMissing: boolean;
  /** The share of the axis by which the line may be off; 0: it goes through every value. */
  readonly mostError: number;
  /** What lies between the line and zero is an area, with a contour or without. */
  readonly filling?: 'outlined' | 'bare';
}

/** Of the labels on the sheet: the names of both axes, and what is left for their marks. */
const MOST_LEFT = 5;

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
  { marked, apart, coded, filling }: LineLayout,
  shown: readonly number[],
  box: Box,
  panels: number,
  index: number,
  labels: readonly AlongLabel[],
  leastGutter: number,
): Panel | null {
  const { chart, styles, profile, lineGap } = page;
  const first = chart.series[shown[0] ?? 0];
  const mostLeft = panels === 1 ? MOST_LEFT : panels === 2 ? 2 : 1;
  const forBelow = profile.limits.labelsPerSheet - panels * (mostLeft + 2) - 1;
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
    ...(filling && first
      ? { standsOnZero: true, coveredAt: (value, placed) => findCovered(first, value, placed) }
      : {}),
    leastGutter,
  });
}

/** Series that share an axis share its ends, unless one of them would lie flat on it. */
function findPanelExtent(page: Page, shown: readonly number[], apart: boolean): readonly [number, number] {
  const [first] = shown.flatMap((index) => page.chart.series[index] ?? []);
  return apart && first && hasOwnScale(page, first) ? extentOf({ series: [first] }) : page.extent;
}

/** Of another unit, or with a course that takes less of a common axis than a finger notices. */
export function hasOwnScale({ chart, extent }: Page, one: Series): boolean {
  if (chart.series.some(({ unit }) => unit !== one.unit)) return true;
  if (chart.scale === 'log') return false;
  const [least, greatest] = extentOf({ series: [one] });
  const span = greatest - least;
  return span > 0 && span < LEAST_FELT_SHARE * (extent[1] - extent[0]);
}

/** Less of its height, and a panel shows a line that neither rises nor falls. */
const LEAST_FELT_SHARE = 0.1;
