import type { Drawing } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import { expect } from 'vitest';
import { pointId } from '../../model/chart.ts';
import { cornersOf, createRuler, findItem, type Ruler } from '../measure.ts';
import type { TableCase } from '../table-case.ts';
import { viewOf } from '../view.ts';
import { expectNear, isNothing } from './near.ts';

function cornersAt(drawing: Drawing, series: number, row: number) {
  const item = findItem(drawing, pointId(series, row));
  if (item?.kind !== 'shape') return null;
  const { geometry } = item;
  return geometry.type === 'rect'
    ? [geometry, { x: geometry.x + geometry.width, y: geometry.y + geometry.height }]
    : cornersOf(item);
}

/** Each class is as high as its count, between its edges. */
export function expectHistogram(drawing: Drawing, one: TableCase): void {
  const [x, y]: readonly [Ruler, Ruler] = [
    createRuler(drawing, 'x-axis', 'x'),
    createRuler(drawing, 'y-axis', 'y'),
  ];
  for (const [row, { label, value }] of (viewOf(one).series[0]?.points ?? []).entries()) {
    const corners = cornersAt(drawing, 0, row);
    if (!corners) {
      isNothing(value ?? 0, 1, label);
      continue;
    }
    const [from = NaN, to = NaN] = label.replaceAll('−', '-').split(' to ').map(Number);
    const top = y(value ?? 0);
    expectNear(minOf(corners.map((corner) => Math.abs(corner.y - top))), 0, `the height of ${label}`);
    const atTop = corners.filter((corner) => Math.abs(corner.y - top) < 0.5).map((corner) => corner.x);
    const middle = (x(from) + x(to)) / 2;
    // A line stands in the middle of its class, a bar goes from edge to edge.
    const isLine = corners.every((corner) => Math.abs(corner.x - middle) < 0.5);
    const [left, right] = isLine ? [middle, middle] : [x(from), x(to)];
    const ends = isLine || atTop.length > 1 ? atTop : corners.map((corner) => corner.x);
    expectNear(minOf(ends), left, `the left edge of ${label}`);
    expectNear(maxOf(ends), right, `the right edge of ${label}`);
  }
}

/** Every line of a box is at its number. */
export function expectBoxes(drawing: Drawing, one: TableCase): void {
  const x = createRuler(drawing, 'x-axis', 'x');
  for (const [index, { name, points }] of viewOf(one).series.entries()) {
    const box = findItem(drawing, `series-${index + 1}-box`);
    if (box?.kind !== 'shape' || box.geometry.type !== 'rect') throw new Error(`${name} has no box.`);
    expectNear(box.geometry.x, x(points[1]?.value ?? NaN), `the lower quartile of ${name}`);
    expectNear(
      box.geometry.x + box.geometry.width,
      x(points[3]?.value ?? NaN),
      `the upper quartile of ${name}`,
    );
    for (const [row, { label, value }] of points.entries()) {
      const corners = cornersAt(drawing, index, row);
      if (!corners) {
        // Without a contour the ends of the box are its quartiles.
        expect([1, 3]).toContain(row);
        continue;
      }
      for (const corner of corners) expectNear(corner.x, x(value ?? NaN), `${label} of ${name}`);
    }
  }
}
