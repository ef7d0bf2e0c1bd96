import type { Box, Item, Point, ShapeItem, TextItem } from '@relievo/graphic';
import { extentOf, pointId, type Series, seriesId, xExtentOf } from '../model/chart.ts';
import { thinPoints } from '../score/thin.ts';
import { withUnit } from '../words/numbers.ts';
import type { Drawn } from './drawn.ts';
import { group, polyline, shape } from './items.ts';
import { type Known, measureNearestGap, measureTightestTurn, splitIntoRuns } from './line-course.ts';
import { toMagnitude } from './magnitude.ts';
import { createCodes, type Page, withEntries } from './page.ts';
import { createPanel, measureFoot, type Panel } from './panel.ts';
import { placeValue } from './scale.ts';
import { chooseColor, sampleEntries } from './series-looks.ts';
import { createTones, nameOfPoint } from './sounding.ts';
import type { AlongLabel } from './x-marks.ts';

export interface LineLayout {
  /** Every value is a point symbol on its line. */
  readonly marked: boolean;
  /** Each series has a field of its own, above each other. */
  readonly apart: boolean;
  readonly coded: boolean;
}

/** Of the labels on the sheet: the names of both axes, and what is left for their marks. */
const MOST_LEFT = 5;

export function drawLines(empty: Page, layout: LineLayout): Drawn | null {
  const { chart, styles } = empty;
  if (chart.series.length > styles.series.length) return null;
  const points = chart.series[0]?.points ?? [];
  if (layout.coded && (chart.x.kind === 'number' || points.length > MOST_CODES)) return null;
  const codes = layout.coded
    ? createCodes(
        points.map(({ label }) => label),
        empty,
      )
    : [];
  const samples = layout.apart ? [] : sampleEntries(empty, (index) => sampleOf(empty, index));
  const page = withEntries(empty, [...samples, ...codes.map(({ entry }) => entry)]);
  const labels: readonly AlongLabel[] = layout.coded
    ? codes.map(({ code, entry }) => ({ ...code, name: entry.print }))
    : points.map(({ label }) => ({ print: label }));
  const panels = layout.apart ? chart.series.length : 1;
  const figure: Item[] = [];
  const words: TextItem[] = [];
  for (const [index, box] of divideIntoBoxes(page, panels).entries()) {
    const shown = layout.apart ? [index] : chart.series.map((_, series) => series);
    const panel = createSeriesPanel(page, layout, shown, box, panels, index, labels);
    if (!panel) return null;
    figure.push(...panel.figure);
    words.push(...panel.words);
    for (const series of shown) {
      const items = drawSeries(page, panel, layout, series);
      if (!items) return null;
      figure.push(items);
    }
  }
  return { page, figure, words };
}

/** More codes than a reader looks up. */
const MOST_CODES = 40;

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

function createSeriesPanel(
  page: Page,
  { marked, apart, coded }: LineLayout,
  shown: readonly number[],
  box: Box,
  panels: number,
  index: number,
  labels: readonly AlongLabel[],
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
    yExtent: extentOf(chart),
    inset: Math.max(clear, lineGap + 1) + styles.axis.width / 2 + 0.1,
    labels,
    mostLeft,
    mostBelow: coded ? labels.length : Math.max(2, forBelow),
    hasWordsBelow: index === panels - 1,
  });
}

function lookOf({ styles, chart }: Page, layout: Pick<LineLayout, 'apart'>, series: number) {
  return {
    line: styles.series[layout.apart || chart.series.length === 1 ? 0 : series] ?? styles.outline,
    symbol: styles.symbols[layout.apart ? 0 : series] ?? 'disc',
    color: chooseColor(series),
  };
}

function sampleOf(page: Page, series: number): ShapeItem {
  return shape({
    id: `${seriesId(series)}-sample`,
    role: 'data',
    name: page.chart.series[series]?.name ?? '',
    geometry: polyline({ x: 0, y: 0 }, { x: 30, y: 0 }),
    line: lookOf(page, { apart: false }, series).line,
    color: chooseColor(series),
  });
}

/** More corners than a tenth of a millimetre each: only the extremes of every stretch still show. */
const MOST_CORNERS = 2000;
/** Legs of a line that turns more tightly run into each other. */
const TIGHTEST = 4;

function drawSeries(page: Page, panel: Panel, layout: LineLayout, index: number): Item | null {
  const series = page.chart.series[index];
  if (!series) return null;
  const { line, symbol, color } = lookOf(page, layout, index);
  const tone = createTones(page.chart);
  const at = ({ x, y }: Known): Point => ({
    x: placeValue(panel.x, toMagnitude(x, panel.xMagnitude)),
    y: placeValue(panel.y, toMagnitude(y, panel.yMagnitude)),
  });
  const lines: Item[] = [];
  const marks: Item[] = [];
  for (const [order, whole] of splitIntoRuns(series.points).entries()) {
    const run = thinPoints(whole, MOST_CORNERS).flatMap((kept) => whole[kept.index] ?? []);
    const course = run.map(at);
    if (measureTightestTurn(course) < TIGHTEST) return null;
    if (layout.marked && measureNearestGap(course) < page.styles.symbolSize + page.profile.limits.symbolGap)
      return null;
    if (run.length > 1)
      lines.push(
        shape({
          id: `${seriesId(index)}-line${order === 0 ? '' : `-${order + 1}`}`,
          role: 'data',
          name: series.name,
          description: order === 0 ? writeValues(series) : '',
          geometry: polyline(...course),
          line,
          color,
        }),
      );
    if (!layout.marked && run.length > 1) continue;
    for (const point of run)
      marks.push(
        shape({
          id: pointId(index, point.row),
          role: 'data',
          name: nameOfPoint(point, series),
          geometry: { type: 'symbol', symbol, at: at(point), size: page.styles.symbolSize },
          plays: tone(point.y),
          color,
        }),
      );
  }
  const items = [...lines, ...marks];
  return items.length === 1 ? (items[0] ?? null) : group(seriesId(index), 'data', series.name, items);
}

const MOST_TOLD = 40;

function writeValues(series: Series): string {
  return series.points
    .slice(0, MOST_TOLD)
    .map((point) =>
      point.text ? nameOfPoint(point, series) : `${point.label}: ${withUnit('no value', null)}`,
    )
    .join('; ');
}
