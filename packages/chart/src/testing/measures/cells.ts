import { textBox } from '@relievo/graphic/geometry';
import type { Drawing, ShapeItem } from '@relievo/graphic/model';
import { expect } from 'vitest';
import { pointId } from '../../model/chart.ts';
import { centerOf, createRuler, findItem, findShapes, listTexts, readNumberText } from '../measure.ts';
import type { TableCase } from '../table-case.ts';
import { expectNear } from './near.ts';

function middleOf({ geometry, id }: ShapeItem) {
  if (geometry.type !== 'rect') throw new Error(`${id} is no cell.`);
  return { x: geometry.x + geometry.width / 2, y: geometry.y + geometry.height / 2 };
}

/** Each cell stands under the name of its column and beside that of its row, and feels as the key says of its value, on whichever sheet it is. */
export function expectCells(drawing: Drawing, one: TableCase, keySheets: readonly Drawing[]): void {
  const texts = listTexts(drawing);
  const centerOfText = (id: string) => {
    const text = texts.find((found) => found.id === id);
    if (!text) throw new Error(`There is no ${id}.`);
    const box = textBox(text, drawing.sheet);
    return { name: text.name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const samples = [drawing, ...keySheets].flatMap((sheet) => findShapes(sheet, /^step-\d+-key-sample$/));
  for (const [index, { name, values }] of one.series.entries())
    for (const [row, value] of values.entries()) {
      const cell = findItem(drawing, pointId(index, row));
      if (value === null || cell?.kind !== 'shape') {
        expect([value, cell]).toEqual([null, undefined]);
        continue;
      }
      const [column, line] = [centerOfText(`category-${row + 1}`), centerOfText(`row-${index + 1}`)];
      expect([column.name, line.name]).toEqual([one.x.cells[row], name]);
      expectNear(middleOf(cell).x, column.x, `the column of ${cell.name}`);
      expectNear(middleOf(cell).y, line.y, `the row of ${cell.name}`);
      const alike = samples.filter(({ texture }) => texture === cell.texture);
      const [from = NaN, to = NaN] = (alike[0]?.name ?? '').split(' to ').map(readNumberText);
      expect([alike.length, value >= from, value <= to]).toEqual([1, true, true]);
    }
}

/** Each point is at its value, and its name beside it. */
export function expectOnLine(drawing: Drawing, one: TableCase): void {
  const upright = findItem(drawing, 'y-axis') !== undefined;
  const ruler = upright ? createRuler(drawing, 'y-axis', 'y') : createRuler(drawing, 'x-axis', 'x');
  const points = findShapes(drawing, /^point-1-\d+$/);
  const known = (one.series[0]?.values ?? []).flatMap((value, row) =>
    value === null ? [] : [{ value, label: one.x.cells[row] ?? '' }],
  );
  expect(points).toHaveLength(known.length);
  for (const point of points) {
    const text = listTexts(drawing).find(({ labels }) => labels === point.id);
    const right = known.find(({ label }) => label === text?.name);
    expectNear(centerOf(point)[upright ? 'y' : 'x'], ruler(right?.value ?? NaN), point.name);
  }
}
