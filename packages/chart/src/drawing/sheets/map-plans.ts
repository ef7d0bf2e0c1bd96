import type { Change } from '@relievo/graphic/outputs';
import { findCountry } from '../../geography/countries.ts';
import { continentOf, nameRegion, regionOf } from '../../geography/regions.ts';
import { listShown } from '../map/map.ts';
import { type Portion, selectPortion } from '../portion.ts';
import type { DrawingReports } from '../reports.ts';
import { fitOnSheet, type Target } from './fit.ts';
import { countMostSheets, LONGEST, nameSheet, type Plan, type PlannedSheet } from './planned-sheet.ts';

/**
 * Maps on several sheets: all countries that are large enough, and behind it continents, or their
 * regions, in which smaller ones are. The first in which every country is shown, else the one with
 * more of them.
 */
export function* listMapPlans(whole: Portion, target: Target): Generator<Plan> {
  const all = { ...whole, mayLeaveOut: true } as const;
  const overview = { ...all, prefix: 'overview-' };
  const plans = [continentOf, regionOf].flatMap((partOf) => {
    const parts = divideBy(whole, partOf);
    // Of the regions of the whole world there are more than sheets.
    const isPossible = parts.length > 1 && parts.length <= countMostSheets(target);
    return isPossible ? [planParts(overview, parts, target)] : [];
  });
  const alone = planParts(null, [all], target);
  const possible = [...plans, alone].filter(
    ({ sheets }) => sheets.length > 0 && sheets.length <= countMostSheets(target),
  );
  yield* possible.toSorted((a, b) => b.named - a.named || a.sheets.length - b.sheets.length);
}

/** The countries of each part, under its name. */
function divideBy(whole: Portion, partOf: (country: string) => string): readonly Portion[] {
  const { chart } = whole;
  const rows = new Map<string, number[]>();
  for (const [row, { label }] of (chart.series[0]?.points ?? []).entries()) {
    const country = findCountry(label);
    if (country === null) continue;
    const part = partOf(country);
    rows.set(part, [...(rows.get(part) ?? []), row]);
  }
  return [...rows].map(([part, members]) => {
    const selected = selectPortion(whole, [0], members);
    const title = `${chart.title}, ${nameRegion(part, chart.language)}`;
    return { ...selected, mayLeaveOut: true, chart: { ...selected.chart, title } };
  });
}

interface MapPlan {
  readonly sheets: readonly PlannedSheet[];
  readonly hasOverview: boolean;
  /** How many countries have their name on a sheet. */
  readonly named: number;
  readonly changes: readonly Change<DrawingReports>[];
}

function planParts(overview: Portion | null, parts: readonly Portion[], target: Target): MapPlan {
  const first = overview && planMap(overview, target);
  const named = new Set(first?.named);
  const drawn = new Set(first?.drawn);
  const details = parts.flatMap((part) => {
    // What the overview shows in full needs no sheet of its own.
    if (part.rows.every((row) => named.has(row))) return [];
    const planned = planMap(part, target);
    return planned && planned.named.some((row) => !named.has(row)) ? [planned] : [];
  });
  for (const one of details) {
    for (const row of one.named) named.add(row);
    for (const row of one.drawn) drawn.add(row);
  }
  const points = (overview ?? parts[0])?.whole.series[0]?.points ?? [];
  const namesOf = (isMeant: (row: number) => boolean): readonly string[] =>
    points.flatMap(({ label }, row) => (findCountry(label) !== null && isMeant(row) ? [label] : []));
  return {
    sheets: [...(first ? [first.sheet] : []), ...details.map(({ sheet }) => sheet)],
    hasOverview: first !== null && details.length > 0,
    named: named.size,
    changes: [
      ...tellNames(
        'countries_too_small',
        namesOf((row) => !drawn.has(row)),
      ),
      ...tellNames(
        'countries_unnamed',
        namesOf((row) => drawn.has(row) && !named.has(row)),
      ),
    ],
  };
}

function tellNames(
  code: 'countries_too_small' | 'countries_unnamed',
  names: readonly string[],
): readonly Change<DrawingReports>[] {
  return names.length === 0 ? [] : [{ code, parameters: { names }, items: [] }];
}

/** A map, and which rows of the whole chart it shows. */
function planMap(portion: Portion, target: Target) {
  const { made, way } = fitOnSheet(nameSheet(portion, LONGEST, LONGEST), target);
  if (!made) return null;
  const rowsOf = (isNamed: boolean): readonly number[] =>
    listShown(made.drawing, portion, isNamed).map((row) => portion.rows[row] ?? row);
  const drawn = rowsOf(false);
  return {
    sheet: { portion, way },
    drawn,
    named: target.profile.medium === 'touchscreen' ? drawn : rowsOf(true),
  };
}
