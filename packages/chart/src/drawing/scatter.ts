import type { Item, Point, PointSymbol, ShapeItem, TextItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { countOf } from '@relievo/words';
import { type Chart, type DataPoint, type Series, xExtentOf } from '../model/chart.ts';
import { computeTrend, valueOfTrend } from '../statistics/trend.ts';
import { nameOfPoint } from '../words/name-of-point.ts';
import type { Drawn } from './drawn.ts';
import { type Gathered, gatherPoints } from './gather.ts';
import { group, polyline, shape } from './items.ts';
import { putAt } from './lettering.ts';
import { toMagnitude } from './magnitude.ts';
import { type Page, pointIdOn, seriesIdOn, withEntries } from './page.ts';
import { createPanel, type Panel } from './panel.ts';
import type { DrawingReports } from './reports.ts';
import { placeValue } from './scale.ts';
import { chooseColor, sampleEntries } from './series-looks.ts';
import { createTones } from './sounding.ts';

/** More points than this on one sheet are joined by no means that a hand could follow. */
const MOST_POINTS = 300;
const MOST_LEFT = 5;
const MOST_BELOW = 6;

interface Dot {
  readonly point: DataPoint & { readonly y: number };
  readonly row: number;
  readonly series: number;
}

/** With the number of its points beside each star where there is room. */
export function drawScatter(empty: Page, isCounted: boolean): Drawn | null {
  const { chart, styles, profile } = empty;
  const dots = listDots(chart);
  if (dots.length > MOST_POINTS || chart.series.length > styles.symbols.length) return null;
  const page = withEntries(
    empty,
    sampleEntries(empty, (index) => sampleOf(empty, index)),
  );
  const panel = createPanel(page, {
    box: page.area,
    prefix: '',
    yName: chart.series.length === 1 ? (chart.series[0] ?? chart.y) : chart.y,
    xExtent: xExtentOf(chart),
    yExtent: page.extent,
    inset: styles.symbolSize / 2 + profile.limits.symbolGap + styles.axis.width / 2 + 0.1,
    labels: listLabels(chart),
    mostLeft: MOST_LEFT,
    mostBelow: MOST_BELOW,
    hasWordsBelow: true,
  });
  if (!panel) return null;
  const at = dots.map(({ point }) => placeOf(panel, point));
  const apart = styles.symbolSize * ACROSS_CORNERS + profile.limits.symbolGap;
  const marks = gatherPoints(at, apart);
  const joined = marks.filter(({ members }) => members.length > 1);
  // Where hardly a point is left as it was, the picture is no longer that of the data.
  const spots = new Set(at.map(({ x, y }) => `${x} ${y}`)).size;
  if (marks.length < Math.min(spots, LEAST_MARKS)) return null;
  if (isCounted && joined.length === 0) return null;
  return {
    page,
    figure: [...panel.figure, ...drawTrends(page, panel), ...drawSeriesGroups(page, dots, marks)],
    words: [...panel.words, ...(isCounted ? writeCounts(page, dots, joined) : [])],
    changes: [...panel.changes, ...(joined.length > 0 ? [reportJoinedPoints(joined)] : [])],
  };
}

/** From one end of the field to the other. */
function drawTrends(page: Page, panel: Panel): readonly Item[] {
  const { chart, styles } = page;
  if (!chart.trend) return [];
  return chart.series.flatMap((series, index) => {
    const trend = computeTrend(series.points);
    const line = styles.series[index];
    if (!trend || !line) return [];
    const [from, to] = xExtentOf(chart).map((x) => placeOf(panel, { x, y: valueOfTrend(trend, x) }));
    return from && to
      ? [
          shape({
            id: `${seriesIdOn(page, index)}-trend`,
            role: 'data',
            name: `${series.name}, ${page.terms.trendLine}`,
            geometry: polyline(from, to),
            line,
            color: chooseColor(index),
          }),
        ]
      : [];
  });
}

/** How many points a star stands for, to its right. */
function writeCounts(page: Page, dots: readonly Dot[], joined: readonly Gathered[]): readonly TextItem[] {
  const { lettering, labelGap, styles } = page;
  return joined.flatMap(({ at, members }) => {
    const [first] = members.flatMap((index) => dots[index] ?? []);
    if (!first) return [];
    const star = pointIdOn(page, first.series, first.row);
    const text = lettering.text(`${star}-count`, 'label', page.number(members.length), { labels: star });
    const right = { x: at.x + (styles.symbolSize * ACROSS_CORNERS) / 2 + labelGap, y: at.y };
    return [putAt(text, 'right', right, lettering)];
  });
}

const LEAST_MARKS = 3;
/** Symbols with corners reach further than their side is long. */
const ACROSS_CORNERS = 1.2;

function listLabels({ series }: Chart) {
  return (series[0]?.points ?? []).map(({ label }) => ({ print: label }));
}

function listDots({ series }: Chart): readonly Dot[] {
  return series.flatMap(({ points }, index) =>
    points.flatMap((point, row) =>
      point.y === null ? [] : [{ point: { ...point, y: point.y }, row, series: index }],
    ),
  );
}

function placeOf(panel: Panel, { x, y }: Pick<Dot['point'], 'x' | 'y'>): Point {
  return {
    x: placeValue(panel.x, toMagnitude(x, panel.xMagnitude)),
    y: placeValue(panel.y, toMagnitude(y, panel.yMagnitude)),
  };
}

/** Several points share a mark of their own kind. */
const SEVERAL: PointSymbol = 'star';

function drawSeriesGroups(page: Page, dots: readonly Dot[], marks: readonly Gathered[]): readonly Item[] {
  const tone = createTones(page.portion.whole);
  const items = page.chart.series.map((): ShapeItem[] => []);
  for (const mark of marks) {
    const members = mark.members.flatMap((index) => dots[index] ?? []);
    const [first] = members;
    if (!first) continue;
    const several = members.length > 1;
    items[first.series]?.push(
      shape({
        id: pointIdOn(page, first.series, first.row),
        role: 'data',
        name: several ? page.terms.pointsTogether(page.number(members.length)) : nameOfDot(first, page.chart),
        description: several
          ? members
              .slice(0, MOST_TOLD)
              .map((dot) => nameOfDot(dot, page.chart))
              .join('; ')
          : '',
        geometry: {
          type: 'symbol',
          symbol: several ? SEVERAL : chooseSymbol(page, first.series),
          at: mark.at,
          size: page.styles.symbolSize,
        },
        plays: tone(first.point.y, page.chart.series[first.series]?.unit ?? null),
        color: chooseColor(first.series),
      }),
    );
  }
  return page.chart.series
    .map(({ name }, index) => group(seriesIdOn(page, index), 'data', name, items[index] ?? []))
    .filter(({ items }) => items.length > 0);
}

const MOST_TOLD = 20;

function nameOfDot({ point, series }: Dot, chart: Chart): string {
  return nameOfPoint(point, chart.series[series] ?? EMPTY, chart.language);
}
const EMPTY: Series = { name: '', unit: null, points: [] };

function chooseSymbol({ styles }: Page, series: number): PointSymbol {
  return styles.symbols[series] ?? 'disc';
}

function sampleOf(page: Page, series: number): ShapeItem {
  return shape({
    id: `${seriesIdOn(page, series)}-sample`,
    role: 'data',
    name: page.chart.series[series]?.name ?? '',
    geometry: {
      type: 'symbol',
      symbol: chooseSymbol(page, series),
      at: { x: 0, y: 0 },
      size: page.styles.symbolSize,
    },
    color: chooseColor(series),
  });
}

function reportJoinedPoints(joined: readonly Gathered[]): Change<DrawingReports> {
  const points = joined.reduce((sum, { members }) => sum + members.length, 0);
  return {
    code: 'points_joined',
    parameters: { points: countOf(points), stars: countOf(joined) },
    items: [],
  };
}
