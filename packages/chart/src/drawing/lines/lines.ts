import type { Item, Point, ShapeItem, TextItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { addAll } from '@relievo/words';
import type { Chart, Series } from '../../model/chart.ts';
import { thinPoints } from '../../score/thin.ts';
import { nameOfPoint } from '../../words/name-of-point.ts';
import { isAnnotated } from '../annotations.ts';
import type { Drawn } from '../drawn.ts';
import { group, polyline, shape } from '../items.ts';
import { toMagnitude } from '../magnitude.ts';
import { createMissingEntries, drawMissingMark, liftMark } from '../missing-marks.ts';
import { createCodes, type Page, pointIdOn, seriesIdOn, withEntries } from '../page.ts';
import type { Panel } from '../panel.ts';
import type { DrawingReports } from '../reports.ts';
import { placeValue } from '../scale.ts';
import { chooseColor, sampleEntries } from '../series-looks.ts';
import { createTones } from '../sounding.ts';
import { reportUnmarked } from '../unmarked.ts';
import type { AlongLabel } from '../x-marks.ts';
import { listAreas } from './areas.ts';
import { placeEndNames } from './end-names.ts';
import { type Known, measureNearestGap, measureTightestTurn, splitIntoRuns } from './line-course.ts';
import { createPanels, hasOwnScale, type LineLayout } from './series-panels.ts';
import { simplifyCourse } from './simplify-course.ts';

export function drawLines(empty: Page, layout: LineLayout): Drawn | null {
  const { chart, styles } = empty;
  if (chart.series.length > styles.series.length) return null;
  // An error in the value's unit says nothing where steps are factors.
  if (chart.scale === 'log' && layout.mostError > 0) return null;
  const points = chart.series[0]?.points ?? [];
  if (layout.coded && (chart.x.kind !== 'category' || points.length > MOST_CODES)) return null;
  const codes = layout.coded ? createCodes(empty) : [];
  const samples =
    layout.apart || layout.namesAtEnds ? [] : sampleEntries(empty, (index) => sampleOf(empty, index));
  const page = withEntries(empty, [
    ...samples,
    ...(layout.marksMissing ? createMissingEntries(empty) : []),
    ...codes.map(({ entry }) => entry),
  ]);
  const labels: readonly AlongLabel[] = layout.coded
    ? codes.map(({ code, entry }) => ({ ...code, name: entry.print }))
    : points.map(({ label }) => ({ print: label }));
  const figure: Item[] = [];
  const words: TextItem[] = [];
  const changes: Change<DrawingReports>[] = [];
  const made = createPanels(page, layout, labels);
  if (!made) return null;
  for (const { panel, shown } of made) {
    addAll(figure, panel.figure);
    addAll(words, panel.words);
    addAll(changes, panel.changes);
    if (layout.namesAtEnds) {
      const names = placeEndNames(page, panel, layout.marked);
      if (!names) return null;
      addAll(words, names);
    }
    for (const series of shown) {
      const items = drawSeries(page, panel, layout, series);
      if (!items) return null;
      addAll(figure, [items.item, ...(layout.marksMissing ? markMissing(page, panel, series) : [])]);
      addAll(changes, items.changes);
    }
  }
  return {
    page,
    figure,
    words,
    changes: [
      ...changes,
      ...(layout.apart ? reportOwnScales(page) : []),
      ...(layout.marksMissing ? [] : reportUnmarked(page)),
    ],
  };
}

/** More codes than a reader looks up. */
const MOST_CODES = 40;

function reportOwnScales(page: Page): readonly Change<DrawingReports>[] {
  const names = page.chart.series.filter((one) => hasOwnScale(page, one)).map(({ name }) => name);
  return names.length === 0 ? [] : [{ code: 'series_own_scale', parameters: { names }, items: [] }];
}

/** At the foot of the figure, where a hand that follows the axis meets them. */
function markMissing(page: Page, panel: Panel, index: number): readonly Item[] {
  const y = panel.plot.bottom - liftMark(page);
  return (page.chart.series[index]?.points ?? []).flatMap((point, row) =>
    point.y === null
      ? [
          drawMissingMark(page, index, row, {
            x: placeValue(panel.x, toMagnitude(point.x, panel.xMagnitude)),
            y,
          }),
        ]
      : [],
  );
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
    id: `${seriesIdOn(page, series)}-sample`,
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

interface DrawnSeries {
  readonly item: Item;
  readonly changes: readonly Change<DrawingReports>[];
}

function drawSeries(page: Page, panel: Panel, layout: LineLayout, index: number): DrawnSeries | null {
  const series = page.chart.series[index];
  if (!series) return null;
  const { line, symbol, color } = lookOf(page, layout, index);
  const tone = createTones(page.portion.whole);
  const at = ({ x, y }: Known): Point => ({
    x: placeValue(panel.x, toMagnitude(x, panel.xMagnitude)),
    y: placeValue(panel.y, toMagnitude(y, panel.yMagnitude)),
  });
  const lines: Item[] = [];
  const marks: Item[] = [];
  const mostError = layout.mostError * Math.abs(panel.y.to - panel.y.from) * 10 ** panel.yMagnitude.power;
  let error = 0;
  for (const [order, whole] of splitIntoRuns(series.points).entries()) {
    const thinned = thinPoints(whole, MOST_CORNERS).flatMap((kept) => whole[kept.index] ?? []);
    const simplified =
      layout.mostError > 0 ? simplifyCourse(thinned, mostError) : { kept: thinned, error: 0 };
    const run = simplified.kept;
    error = Math.max(error, simplified.error);
    const course = run.map(at);
    if (measureTightestTurn(course) < TIGHTEST) return null;
    if (layout.marked && measureNearestGap(course) < page.styles.symbolSize + page.profile.limits.symbolGap)
      return null;
    const item = {
      id: `${seriesIdOn(page, index)}-line${order === 0 ? '' : `-${order + 1}`}`,
      role: 'data',
      name: series.name,
      description: order === 0 ? writeValues(series, page.chart) : '',
      color,
    } as const;
    if (layout.filling) addAll(lines, listAreas(page, item, course, placeValue(panel.y, 0), layout.filling));
    else if (run.length > 1) lines.push(shape({ ...item, geometry: polyline(...course), line }));
    for (const point of run) {
      if (!layout.marked && run.length > 1 && !isAnnotated(page.portion, point.row)) continue;
      marks.push(
        shape({
          id: pointIdOn(page, index, point.row),
          role: 'data',
          name: nameOfPoint(point, series, page.chart.language),
          geometry: { type: 'symbol', symbol, at: at(point), size: page.styles.symbolSize },
          plays: tone(point.y, series.unit),
          color,
        }),
      );
    }
  }
  const items = [...lines, ...marks];
  const [only] = items;
  if (!only) return null;
  return {
    item: items.length === 1 ? only : group(seriesIdOn(page, index), 'data', series.name, items),
    changes:
      error > 0
        ? [
            {
              code: 'line_simplified',
              parameters: { name: series.name, error, unit: series.unit },
              items: [only.id],
            },
          ]
        : [],
  };
}

const MOST_TOLD = 40;

function writeValues(series: Series, { language }: Chart): string {
  return series.points
    .slice(0, MOST_TOLD)
    .map((point) => nameOfPoint(point, series, language))
    .join('; ');
}
