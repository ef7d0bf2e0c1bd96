import { getProfile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { expect, test } from 'vitest';
import type { Chart } from '../../model/chart.ts';
import { chartOf, translate } from '../../testing/cases.ts';
import { findShapes, listTexts } from '../../testing/measure.ts';
import { listSheets } from '../drawn.ts';
import { drawChart } from '../sheets/draw.ts';

const A4 = getProfile('swell-a4');

function createMap(cells: readonly string[]): Chart {
  const values = cells.map((_, row) => 10 + ((row * 37) % 80));
  return chartOf({
    name: 'Rain',
    type: 'map',
    x: { name: 'Country', cells },
    series: [{ name: 'Rain', values }],
  });
}

function drawMapOf(cells: readonly string[]) {
  const made = drawChart(createMap(cells), A4, translate);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const changes = new Map(made.value.changes.map(({ code, parameters }) => [code, parameters] as const));
  return { sheets: listSheets(made.value), changes };
}

test('countries of several continents have an overview and a sheet for what is small on it', () => {
  const { sheets, changes } = drawMapOf([
    'Brazil',
    'Canada',
    'China',
    'Australia',
    'Germany',
    'France',
    'Poland',
  ]);
  expect(changes.get('chart_on_sheets')).toMatchObject({ hasOverview: true });
  expect(changes.has('countries_too_small')).toBe(false);
  const figures = sheets.filter(({ layers }) => layers.some(({ id }) => id === 'layer-figure'));
  expect(figures.slice(1).map(({ title }) => title)).toEqual(['Rain, Europe, sheet 2 of 2']);
  const names = figures.flatMap((sheet) =>
    listTexts(sheet).flatMap(({ labels, name }) => (labels ? [name] : [])),
  );
  expect(names).toEqual(
    expect.arrayContaining(['Brazil', 'Canada', 'China', 'Australia', 'Germany', 'France', 'Poland']),
  );
  expect(figures.flatMap((sheet) => check(sheet, A4)).filter(({ rule }) => rule !== 'key_scale')).toEqual([]);
});

test('what is too small on every sheet, and what is no country, is told by name', () => {
  const { sheets, changes } = drawMapOf(['France', 'Germany', 'Spain', 'Luxembourg', 'Atlantis']);
  expect(changes.get('countries_too_small')).toEqual({ names: ['Luxembourg'] });
  expect(changes.get('countries_unknown')).toEqual({ names: ['Atlantis'] });
  expect(sheets.flatMap((sheet) => findShapes(sheet, /^point-1-[45]$/))).toEqual([]);
});

test('a country whose name has no place is on the map without one, and no key explains it', () => {
  const { sheets, changes } = drawMapOf(['Brazil', 'Argentina', 'Bolivia', 'Chile', 'Peru', 'Paraguay']);
  const { names = [] } = (changes.get('countries_unnamed') ?? {}) as { names?: readonly string[] };
  const [map] = sheets;
  if (!map) throw new Error('There is no map.');
  const shown = listTexts(map).flatMap(({ labels, name }) => (labels?.startsWith('point') ? [name] : []));
  expect([...shown, ...names].toSorted()).toEqual([
    'Argentina',
    'Bolivia',
    'Brazil',
    'Chile',
    'Paraguay',
    'Peru',
  ]);
  expect(map.layers.filter(({ id }) => id.startsWith('key')).length).toBeLessThan(2);
});

test('where no country would be felt, bars show the values', () => {
  const { changes } = drawMapOf(['Singapore', 'Malta', 'Luxembourg']);
  expect(changes.has('map_as_bars')).toBe(true);
});
