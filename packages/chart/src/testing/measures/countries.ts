import { boundsOf, centerOf } from '@relievo/graphic/geometry';
import type { Drawing } from '@relievo/graphic/model';
import { expect } from 'vitest';
import { pointId } from '../../model/chart.ts';
import { findItem, findShapes, listTexts, readNumberText } from '../measure.ts';
import type { TableCase } from '../table-case.ts';

/** About the middle of a country in degrees, from an atlas on paper. */
const MIDDLES: Readonly<Record<string, readonly [north: number, east: number]>> = {
  Argentina: [-35, -65],
  Bolivia: [-17, -64],
  Brazil: [-10, -53],
  Chile: [-35, -71],
  Colombia: [4, -73],
  Peru: [-9, -75],
  Venezuela: [7, -66],
};
/** Nearer, and the middles of two shapes settle nothing. */
const APART = 9;

export const COUNTRIES_OF_CASES: readonly string[] = Object.keys(MIDDLES);

/** What the report says of countries that a medium is too coarse for. */
export interface ToldOfCountries {
  readonly tooSmall: readonly string[];
  readonly unnamed: readonly string[];
}

export const ALL_COUNTRIES: ToldOfCountries = { tooSmall: [], unnamed: [] };

/**
 * Each country feels as the key says of its value, lies where an atlas has it beside the others, and has its name; those
 * of which the report says otherwise, and no others, are not there.
 */
export function expectCountries(
  drawing: Drawing,
  one: TableCase,
  keySheets: readonly Drawing[],
  { tooSmall, unnamed }: ToldOfCountries,
): void {
  const samples = [drawing, ...keySheets].flatMap((sheet) => findShapes(sheet, /^step-\d+-key-sample$/));
  const values = one.series[0]?.values ?? [];
  const places = one.x.cells.flatMap((name, row) => {
    const id = pointId(0, row);
    const value = values[row] ?? null;
    const land = findItem(drawing, id);
    const labels = listTexts(drawing).filter((text) => text.labels === id);
    if (tooSmall.includes(name)) {
      expect([name, land, labels]).toEqual([name, undefined, []]);
      return [];
    }
    if (land?.kind !== 'shape') throw new Error(`${name} is not on the map.`);
    expect(labels).toMatchObject(unnamed.includes(name) ? [] : [{ name }]);
    if (value === null) expect(land.texture).toBeNull();
    else {
      const alike = samples.filter(({ texture }) => texture === land.texture);
      // Behind it stands the unit.
      const [, from = '', to = ''] = /^(\S+) to (\S+)/.exec(alike[0]?.name ?? '') ?? [];
      const isWithin = value >= readNumberText(from) && value <= readNumberText(to);
      expect([name, alike.length, isWithin]).toEqual([name, 1, true]);
    }
    const box = boundsOf(land.geometry);
    if (!box) throw new Error(`${name} has no outline.`);
    return [{ name, at: centerOf(box), middle: MIDDLES[name] ?? [NaN, NaN] }];
  });
  expect(places.length).toBeGreaterThan(0);
  for (const a of places)
    for (const b of places) {
      if (a.middle[0] - b.middle[0] > APART)
        expect([a.name, b.name, a.at.y < b.at.y]).toEqual([a.name, b.name, true]);
      if (a.middle[1] - b.middle[1] > APART)
        expect([a.name, b.name, a.at.x > b.at.x]).toEqual([a.name, b.name, true]);
    }
}
