import { textBox } from '@relievo/graphic/geometry';
import type { Drawing, ShapeItem } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import { expect } from 'vitest';
import { pointId } from '../../model/chart.ts';
import {
  cornersOf,
  createRuler,
  findItem,
  listTexts,
  marksOf,
  type Ruler,
  readNumberText,
} from '../measure.ts';
import type { TableCase } from '../table-case.ts';
import { expectNear, isNothing } from './near.ts';

/** Both ends of a bar across its axis, and its middle along it. */
export function measureBar(item: ShapeItem, lying: boolean) {
  const { geometry } = item;
  const [a, b] =
    geometry.type === 'rect'
      ? [geometry, { x: geometry.x + geometry.width, y: geometry.y + geometry.height }]
      : cornersOf(item);
  if (!a || !b) throw new Error(`${item.id} is no bar.`);
  return lying
    ? { ends: [a.x, b.x], middle: (a.y + b.y) / 2 }
    : { ends: [a.y, b.y], middle: (a.x + b.x) / 2 };
}

function isMissingMark({ geometry, name }: ShapeItem): boolean {
  return geometry.type === 'symbol' && name.endsWith(': no value');
}

/** Each bar is as long as its value, above its name. */
export function expectBars(drawing: Drawing, one: TableCase): void {
  const lying = findItem(drawing, 'x-axis-tick-1') !== undefined;
  const ruler = lying ? createRuler(drawing, 'x-axis', 'x') : createRuler(drawing, 'y-axis', 'y');
  for (const [row] of one.x.cells.entries()) {
    const middles: number[] = [];
    for (const [index, { values }] of one.series.entries()) {
      const value = values[row] ?? null;
      const item = findItem(drawing, pointId(index, row));
      if (item?.kind !== 'shape') {
        // What has no length, or less than a twentieth of a millimetre, is no shape.
        isNothing(Math.abs(ruler(value ?? 0) - ruler(0)), 0.06, `${one.name} row ${row}`);
        continue;
      }
      if (value === null && isMissingMark(item)) continue;
      expect(value, `${item.name} is drawn`).not.toBeNull();
      const { ends, middle } = measureBar(item, lying);
      middles.push(middle);
      expectNear(minOf(ends), Math.min(ruler(0), ruler(value ?? 0)), item.name);
      expectNear(maxOf(ends), Math.max(ruler(0), ruler(value ?? 0)), item.name);
    }
    const label = listTexts(drawing).find(({ id }) => id === `category-${row + 1}`);
    expect(label?.name).toBe(one.x.cells[row]);
    if (!label || middles.length < one.series.length) continue;
    const box = textBox(label, drawing.sheet);
    const center = lying ? box.y + box.height / 2 : box.x + box.width / 2;
    expectNear(center, (minOf(middles) + maxOf(middles)) / 2, `the name of ${label.name}`);
  }
}

/** What lies on an axis of numbers that are the same on both sides of zero. */
function createMirroredRuler(drawing: Drawing, axis: string, along: 'x' | 'y'): Ruler {
  const marks = marksOf(drawing, axis).toSorted((a, b) => a.at[along] - b.at[along]);
  const zero = marks.find(({ text }) => text.print === '0');
  // Greater values are further right, or further up.
  const last = along === 'x' ? marks.at(-1) : marks[0];
  if (!zero || !last) throw new Error('An axis with two sides has a zero.');
  const each = (last.at[along] - zero.at[along]) / readNumberText(last.text.print);
  return (value) => zero.at[along] + value * each;
}

/** The parts of each bar follow each other as long as the values say, or lie on the side of their series. */
export function expectStacks(drawing: Drawing, one: TableCase): void {
  const lying = findItem(drawing, 'x-axis-tick-1') !== undefined;
  const diverging = one.bars?.stacking === 'diverging';
  const ruler = (diverging ? createMirroredRuler : createRuler)(
    drawing,
    lying ? 'x-axis' : 'y-axis',
    lying ? 'x' : 'y',
  );
  for (const row of one.x.cells.keys()) {
    let below = 0;
    for (const [index, { values }] of one.series.entries()) {
      const value = values[row] ?? 0;
      const [from, to] = diverging ? [0, index === 0 ? -value : value] : [below, below + value];
      below += value;
      const item = findItem(drawing, pointId(index, row));
      if (item?.kind !== 'shape') {
        isNothing(Math.abs(ruler(to) - ruler(from)), 0.06, `${one.name} row ${row}`);
        continue;
      }
      const { ends } = measureBar(item, lying);
      expectNear(minOf(ends), Math.min(ruler(from), ruler(to)), item.name);
      expectNear(maxOf(ends), Math.max(ruler(from), ruler(to)), item.name);
    }
  }
}
