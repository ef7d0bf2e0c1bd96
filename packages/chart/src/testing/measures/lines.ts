import type { Drawing } from '@relievo/graphic/model';
import { minOf } from '@relievo/words';
import { expect } from 'vitest';
import { seriesId } from '../../model/chart.ts';
import {
  centerOf,
  cornersOf,
  createNamedRuler,
  createRuler,
  findItem,
  findShapes,
  type Ruler,
} from '../measure.ts';
import { findRowOrder, type TableCase } from '../table-case.ts';
import { expectNear, OFF } from './near.ts';

/** Where the source puts each row along x. */
export function findPlaceAlong({ x }: TableCase, row: number): number {
  return x.values?.[row] ?? row;
}

/** By the numbers or the names along the lying axis; dates are named. */
export function createXRuler(drawing: Drawing, one: TableCase, prefix: string): Ruler {
  return one.x.values && one.x.cells.every((cell) => !/^\d+-/.test(cell))
    ? createRuler(drawing, `${prefix}x-axis`, 'x')
    : createNamedRuler(drawing, `${prefix}x-axis`, (name) =>
        one.x.values ? Date.parse(`${name}T00:00:00Z`) / 86_400_000 : one.x.cells.indexOf(name),
      );
}

/** The lines go through every value. */
export function expectLines(drawing: Drawing, one: TableCase): void {
  const apart = findItem(drawing, 'panel-1-x-axis') !== undefined;
  const x = createXRuler(drawing, one, apart ? `panel-${one.series.length}-` : '');
  for (const [index, { values }] of one.series.entries()) {
    const y = createRuler(drawing, `${apart ? `panel-${index + 1}-` : ''}y-axis`, 'y');
    const corners = findShapes(drawing, new RegExp(`^${seriesId(index)}-line`)).flatMap(cornersOf);
    const rows = findRowOrder(one).filter((row) => values[row] !== null);
    const alone = findShapes(drawing, new RegExp(`^point-${index + 1}-`)).filter(
      ({ name }) => !name.endsWith('no value'),
    );
    expect(corners.length === rows.length || alone.length === rows.length, `every value of ${one.name}`).toBe(
      true,
    );
    const places = alone.length === rows.length ? alone.map(centerOf) : corners;
    for (const [order, row] of rows.entries()) {
      expectNear(places[order]?.x ?? NaN, x(findPlaceAlong(one, row)), `${one.name} row ${row} across`);
      expectNear(places[order]?.y ?? NaN, y(values[row] ?? NaN), `${one.name} row ${row} up`);
    }
    const off = corners.filter(
      (corner) => !places.some((place) => place.x === corner.x && place.y === corner.y),
    );
    expect(off).toEqual([]);
  }
}

/** The edges of the areas go through every value, and their foot lies on zero. */
export function expectAreas(drawing: Drawing, one: TableCase): void {
  const y = createRuler(drawing, 'y-axis', 'y');
  const x = createXRuler(drawing, one, '');
  const corners = findShapes(drawing, /^series-1-line/).flatMap(cornersOf);
  for (const [row, value] of (one.series[0]?.values ?? []).entries()) {
    if (value === null) continue;
    const right = { x: x(findPlaceAlong(one, row)), y: y(value) };
    const nearest = minOf(corners.map((corner) => Math.hypot(corner.x - right.x, corner.y - right.y)));
    expectNear(nearest, 0, `${one.name} row ${row}`);
  }
  for (const item of findShapes(drawing, /^series-1-line/))
    expect(cornersOf(item).filter((corner) => Math.abs(corner.y - y(0)) < OFF).length).toBeGreaterThan(1);
}
