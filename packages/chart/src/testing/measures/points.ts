import type { Drawing } from '@relievo/graphic/model';
import { expect } from 'vitest';
import { centerOf, createRuler, findShapes, readNumberText } from '../measure.ts';
import type { TableCase } from '../table-case.ts';
import { createXRuler, findPlaceAlong } from './lines.ts';
import { expectNear } from './near.ts';

/** Each point stands where its values say, or at the mean of those that share a star. */
export function expectPoints(drawing: Drawing, one: TableCase): void {
  const [x, y] = [createXRuler(drawing, one, ''), createRuler(drawing, 'y-axis', 'y')];
  let told = 0;
  for (const item of findShapes(drawing, /^point-/)) {
    const members = (item.description || item.name)
      .split('; ')
      .map((words) => words.split(': '))
      .map(([at = '', value = '']) => [findPlaceAlong(one, one.x.cells.indexOf(at)), readNumberText(value)]);
    told += members.length;
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    expectNear(centerOf(item).x, mean(members.map(([at]) => x(at ?? NaN))), item.name);
    expectNear(centerOf(item).y, mean(members.map(([, value]) => y(value ?? NaN))), item.name);
    for (const [at, value] of members)
      expect(
        one.series.some(({ values }) =>
          values.some((known, row) => known === value && findPlaceAlong(one, row) === at),
        ),
      ).toBe(true);
  }
  expect(told).toBe(one.series.flatMap(({ values }) => values.filter((value) => value !== null)).length);
}
