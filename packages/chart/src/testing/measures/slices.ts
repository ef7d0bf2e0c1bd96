import { textBox } from '@relievo/graphic/geometry';
import type { Drawing } from '@relievo/graphic/model';
import { expect } from 'vitest';
import { pointId } from '../../model/chart.ts';
import { cornersOf, findItem, findShapes, listTexts, pathOf } from '../measure.ts';
import type { TableCase } from '../table-case.ts';
import { expectNear, isNothing } from './near.ts';

/** Each slice is as wide as its share. */
export function expectSlices(drawing: Drawing, one: TableCase): void {
  const values = one.series[0]?.values ?? [];
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  for (const [row, value] of values.entries()) {
    const item = findItem(drawing, pointId(0, row));
    const share = (value ?? 0) / whole;
    if (item?.kind !== 'shape') {
      isNothing(share, 1e-9, `${one.name} row ${row}`);
      continue;
    }
    expect(item.name).toContain(`${Math.round(share * 1000) / 10} %`);
    if (item.geometry.type === 'ellipse') {
      isNothing(1 - share, 1e-9, item.name);
      continue;
    }
    const [path] = pathOf(item).subpaths;
    const [middle, first, last] = [path?.start, path?.segments[0]?.to, path?.segments.at(-1)?.to];
    if (!middle || !first || !last) throw new Error(`${item.id} is no slice.`);
    const turn =
      (Math.atan2(last.y - middle.y, last.x - middle.x) -
        Math.atan2(first.y - middle.y, first.x - middle.x) +
        4 * Math.PI) %
      (2 * Math.PI);
    const radius = Math.hypot(first.x - middle.x, first.y - middle.y);
    expectNear(turn * radius, share * 2 * Math.PI * radius, item.name);
  }
}

/** The parts of a ring are as wide as their shares, and no word is in its hole. */
export function expectRing(drawing: Drawing, one: TableCase): void {
  const values = one.series[0]?.values ?? [];
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const starts = findShapes(drawing, /^point-\d+-\d+$/).map((item) => cornersOf(item));
  const [up, next] = [starts[0], starts[1]];
  if (!up?.[0] || !next?.[0] || !next[1]) throw new Error('A ring has parts.');
  // The first part begins straight above the middle; the border of the second points to it.
  const slope = (next[1].y - next[0].y) / (next[1].x - next[0].x);
  const middle = { x: up[0].x, y: next[0].y + slope * (up[0].x - next[0].x) };
  const [first] = starts[0] ?? [];
  const hole = Math.hypot((first?.x ?? 0) - middle.x, (first?.y ?? 0) - middle.y);
  let turned = 0;
  for (const [row, corners] of starts.entries()) {
    const [inner, outer] = [corners[0], corners[1]];
    if (!inner || !outer) throw new Error('A part has corners.');
    const turn = (Math.atan2(outer.x - middle.x, middle.y - outer.y) / (2 * Math.PI) + 1) % 1;
    expectNear(turn * 2 * Math.PI * hole, turned * 2 * Math.PI * hole, `${one.name} row ${row}`);
    turned += (values[row] ?? 0) / whole;
  }
  for (const text of listTexts(drawing)) {
    const box = textBox(text, drawing.sheet);
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const off = Math.hypot(center.x - middle.x, center.y - middle.y);
    expect(off, `${text.print} is outside of the hole`).toBeGreaterThan(hole);
  }
}
