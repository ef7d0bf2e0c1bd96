import { regionArea, regionOf } from '@relievo/graphic/geometry';
import type { Translate } from '@relievo/graphic/labels';
import type { Drawing } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { check } from '@relievo/graphic/rules';
import { countOf } from '@relievo/words';
import { findCountry } from '../../geography/countries.ts';
import { listSteps } from '../cells/steps.ts';
import type { ChartDrawing } from '../drawn.ts';
import { type Page, pointIdOn } from '../page.ts';
import { type Portion, pointIdIn } from '../portion.ts';
import type { DrawingReports } from '../reports.ts';
import { type DrawnMap, drawCountries, labelIdOf, type MapLayout } from './map-sheet.ts';

/** How often what a finger would not tell apart is left out before the map is given up. */
const MOST_TRIES = 12;

/**
 * Each country by its outline, with a texture for its value. Where the portion allows that, what is
 * too small for a finger is left out, and what has no room for its name stands without one; else
 * null. Both are told by whoever knows the other sheets.
 */
export function drawMap(page: Page, layout: MapLayout, translate: Translate): ChartDrawing | null {
  const points = page.chart.series[0]?.points ?? [];
  const countries = new Map(
    points.flatMap(({ label }, row) => {
      const country = findCountry(label);
      return country === null ? [] : [[row, country] as const];
    }),
  );
  const { mayLeaveOut } = page.portion;
  for (let tries = 0; tries < MOST_TRIES && countries.size > 0; tries += 1) {
    const drawn = drawCountries(page, countries, layout, translate);
    if (!mayLeaveOut && drawn.unnamed.length > 0) return null;
    const unfelt = drawn.unfelt.length > 0 ? drawn.unfelt : findUnfelt(drawn.made, page);
    if (unfelt.length === 0) return { ...drawn.made, changes: [tellSteps(page)] };
    if (!mayLeaveOut) return null;
    for (const row of unfelt) countries.delete(row);
  }
  return null;
}

function tellSteps(page: Page): Change<DrawingReports> {
  return { code: 'map_values_as_steps', parameters: { steps: countOf(listSteps(page).length) }, items: [] };
}

/** Of what a rule finds together, the smallest country. */
function findUnfelt({ drawing }: DrawnMap['made'], page: Page): readonly number[] {
  const areas = new Map<string, number>();
  for (const { items } of drawing.layers)
    for (const item of items)
      if (item.kind === 'shape') areas.set(item.id, regionArea(regionOf(item.geometry)));
  const rows = (page.chart.series[0]?.points ?? []).flatMap((_, row) => {
    const id = pointIdOn(page, 0, row);
    const area = areas.get(id);
    return area === undefined ? [] : [{ row, id, area }];
  });
  const smallest = check(drawing, page.profile).flatMap(({ items }) =>
    rows
      .filter(({ id }) => items.includes(id) || items.includes(labelIdOf(id)))
      .toSorted((a, b) => a.area - b.area)
      .slice(0, 1),
  );
  return [...new Set(smallest.map(({ row }) => row))];
}

/** Which rows of the portion have their country on the sheet, and which of them with a name. */
export function listShown(drawing: Drawing, portion: Portion, isNamed: boolean): readonly number[] {
  const ids = new Set(drawing.layers.flatMap(({ items }) => items.map(({ id }) => id)));
  return portion.rows.flatMap((_, row) => {
    const id = pointIdIn(portion, 0, row);
    return ids.has(isNamed ? labelIdOf(id) : id) ? [row] : [];
  });
}
