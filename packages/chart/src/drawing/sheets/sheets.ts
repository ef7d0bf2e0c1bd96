import type { Drawing } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { type ChartType, groupByUnit } from '../../model/chart.ts';
import { isCourse, isRound } from '../../model/kinds.ts';
import { axisExtentOf } from '../../model/spans.ts';
import type { ChartDrawing } from '../drawn.ts';
import { stretchOverEvents } from '../on-line/events.ts';
import { hasValue, type Portion, selectPortion } from '../portion.ts';
import type { DrawingReports } from '../reports.ts';
import { fitInWay, fitOnSheet, type Target } from './fit.ts';
import { listMapPlans } from './map-plans.ts';
import { createOverview } from './overview.ts';
import {
  countMostSheets,
  LONGEST,
  nameSheet,
  type Plan,
  type PlannedSheet,
  planSheet,
} from './planned-sheet.ts';
import { listJoinedSlices } from './small-slices.ts';
import { divideEvenly, findLeast, listSeriesParts, type Split } from './split.ts';
import { createTrendPortion } from './trend-sheet.ts';

/** An overview of a course may be further off than the sheets that show it in full. */
const OVERVIEW_ERROR = 0.15;

/** The chart on several sheets, in the first way in which the rules find nothing on any of them; else null. */
export function drawOnSheets(whole: Portion, target: Target): ChartDrawing | null {
  for (const plan of listPlans(whole, target)) {
    const drawn = drawPlan(plan, whole, target);
    if (drawn) return drawn;
  }
  return null;
}

function* listPlans(whole: Portion, target: Target): Generator<Plan> {
  if (isRound(whole.chart.type)) {
    yield* listPiePlans(whole, target);
    return;
  }
  if (whole.chart.type === 'map') {
    yield* listMapPlans(whole, target);
    return;
  }
  const trend = whole.chart.trend ? planTrend(whole, target) : null;
  if (trend) yield trend;
  const plan = planGroups(whole, target);
  if (plan) yield plan;
}

/** Small slices as one and beside it what they are. */
function* listPiePlans(whole: Portion, target: Target): Generator<Plan> {
  for (const { pie, details, names } of listJoinedSlices(whole)) {
    const sheets = [pie, details].map((portion) => planSheet(portion, target));
    const found = sheets.flatMap((sheet) => sheet ?? []);
    if (found.length < sheets.length) continue;
    const joined: Change<DrawingReports> = { code: 'slices_joined', parameters: { names }, items: [] };
    yield { sheets: found, hasOverview: false, changes: [joined] };
  }
}

/** The points on one sheet, and on the next, with the same axes, the lines that follow them. */
function planTrend(whole: Portion, target: Target): Plan | null {
  const { trend: _trend, ...points } = whole.chart;
  const sheets = [{ ...whole, chart: points }, createTrendPortion(whole)].map((portion) =>
    planSheet(portion, target),
  );
  const found = sheets.flatMap((sheet) => sheet ?? []);
  if (found.length < sheets.length) return null;
  return {
    sheets: found,
    hasOverview: false,
    changes: [{ code: 'trend_apart', parameters: {}, items: [] }],
  };
}

/** Series of one unit share their sheets and their scale. */
function planGroups(whole: Portion, target: Target): Plan | null {
  const { series } = whole.chart;
  const rows = series[0]?.points.map((_, row) => row) ?? [];
  const plans = groupByUnit(series).map((group) => {
    const members = series.flatMap((one, index) => (group.includes(one) ? [index] : []));
    return planGroup(
      { ...selectPortion(whole, members, rows), extent: axisExtentOf({ ...whole.chart, series: group }) },
      target,
    );
  });
  const found = plans.flatMap((plan) => plan ?? []);
  if (found.length < plans.length) return null;
  return {
    sheets: found.flatMap(({ sheets }) => sheets),
    hasOverview: found.some(({ hasOverview }) => hasOverview),
    changes: [],
  };
}

function planGroup(group: Portion, target: Target): Plan | null {
  const alone = planSheet(group, target);
  if (alone) return { sheets: [alone], hasOverview: false, changes: [] };
  for (const split of chooseSplits(group, target)) {
    const sheets = planAlike(divide(group, split), target);
    if (!sheets) continue;
    const overview = chooseOverview(group, split, target);
    return { sheets: [...overview, ...sheets], hasOverview: overview.length > 0, changes: [] };
  }
  return null;
}

/** All in one way, so that what was learnt on one sheet holds on the next. */
function planAlike(portions: readonly Portion[], target: Target): readonly PlannedSheet[] | null {
  const named = portions.map((portion) => nameSheet(portion, LONGEST, LONGEST));
  const [first, ...rest] = named;
  if (!first) return null;
  for (let after: string | undefined; ; ) {
    const { made, way } = fitOnSheet(first, target, after);
    if (!made) return null;
    if (rest.every((portion) => fitInWay(portion, target, way)))
      return portions.map((portion) => ({ portion, way }));
    after = way;
  }
}

/** How far beyond the least number of parts, and as many again, it is tried. */
const MORE_PARTS = 2;

/** Fewer show no chart. */
const LEAST_ROWS: Readonly<Record<ChartType, number>> = {
  bar: 2,
  line: 4,
  area: 4,
  function: 4,
  scatter: 4,
  pie: 2,
  donut: 2,
  // What belongs together stays on one sheet, and countries are divided by where they lie.
  map: Infinity,
  histogram: Infinity,
  box: Infinity,
  'heat-map': 2,
  'number-line': Infinity,
  'time-line': 2,
  pictogram: 2,
};

/**
 * For each number of parts by series the fewest parts by rows whose first one fits, and some more,
 * since others may need more room than the first; the fewest sheets first.
 */
function chooseSplits(group: Portion, target: Target): readonly Split[] {
  const { series, type, bars } = group.chart;
  const most = countMostSheets(target);
  const rows = Math.floor((series[0]?.points.length ?? 0) / LEAST_ROWS[type]);
  const splits = listSeriesParts(bars?.stacking ? 1 : series.length, most).flatMap(
    (bySeries): readonly Split[] => {
      const fits = (byRows: number): boolean => {
        const [first] = divide(group, { series: bySeries, rows: byRows });
        return first !== undefined && planSheet(first, target) !== null;
      };
      const greatest = Math.min(rows, Math.floor(most / bySeries));
      const least = findLeast(bySeries === 1 ? 2 : 1, greatest, fits);
      if (least === null) return [];
      const count = Math.min(greatest - least, least + MORE_PARTS) + 1;
      return Array.from({ length: count }, (_, more) => ({ series: bySeries, rows: least + more }));
    },
  );
  return splits.toSorted((a, b) => a.series * a.rows - b.series * b.rows);
}

function divide(group: Portion, split: Split): readonly Portion[] {
  const { series, type } = group.chart;
  const count = series[0]?.points.length ?? 0;
  return divideEvenly(series.length, split.series).flatMap((members) =>
    divideEvenly(count, split.rows, isCourse(type) ? 1 : 0)
      .map((rows) => selectPortion(group, members, rows))
      .map((portion) => (type === 'time-line' ? stretchOverEvents(portion) : portion))
      .filter(hasValue),
  );
}

function chooseOverview(group: Portion, { series }: Split, target: Target): readonly PlannedSheet[] {
  const overview =
    group.chart.type === 'box' || group.chart.type === 'heat-map'
      ? null
      : series > 1
        ? createOverview(group)
        : isCourse(group.chart.type)
          ? { ...group, mostError: OVERVIEW_ERROR, prefix: 'overview-' }
          : null;
  const planned = overview && planSheet(overview, target);
  return planned ? [planned] : [];
}

function drawPlan(
  { sheets, hasOverview, changes }: Plan,
  whole: Portion,
  target: Target,
): ChartDrawing | null {
  const drawn = sheets.flatMap(({ portion, way }, index) => {
    const named = sheets.length === 1 ? portion : nameSheet(portion, index + 1, sheets.length);
    return fitInWay(named, target, way) ?? [];
  });
  const [first, ...more] = drawn;
  if (!first || drawn.length < sheets.length) return null;
  const told = mergeChanges(drawn.flatMap((one) => one.changes));
  if (more.length === 0) return { ...first, changes: [...changes, ...told] };
  // Sheets that are read side by side have a key once.
  const keys = new Set(first.keySheets.map(writeKey));
  const rest = more.flatMap(({ drawing, keySheets }) => {
    const further = keySheets.filter((sheet) => !keys.has(writeKey(sheet)));
    for (const sheet of further) keys.add(writeKey(sheet));
    return [drawing, ...further];
  });
  const further = [...first.keySheets, ...rest].map((drawing, index) => ({
    ...drawing,
    id: `chart-${index + 2}`,
  }));
  return {
    drawing: { ...first.drawing, title: whole.chart.title },
    keySheets: [],
    furtherSheets: further,
    changes: [
      ...changes,
      { code: 'chart_on_sheets', parameters: { sheets: sheets.length, hasOverview }, items: [] },
      ...told,
    ],
  };
}

/** Writes the items of a key, which are the same for every sheet that it belongs to. */
function writeKey({ layers }: Drawing): string {
  return JSON.stringify(layers.flatMap(({ items }) => items));
}

/** What is told of several sheets in the same words is told once. */
function mergeChanges(changes: readonly Change[]): readonly Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.code, change.parameters]);
    const before = merged.get(key);
    merged.set(key, before ? { ...change, items: [...before.items, ...change.items] } : change);
  }
  return [...merged.values()];
}
