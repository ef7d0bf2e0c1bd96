import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Drawing, ShapeItem } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { shape } from '@relievo/graphic/testing';
import { expect, test } from 'vitest';
import { countThings, groupFindings } from './group-findings.ts';

function drawRow(id: string, y: number): ShapeItem {
  return shape(id, { type: 'rect', x: 30, y, width: 120, height: 8 }, { name: id });
}

/** Draws a table of fifteen rows that are too low and too close to each other, and one more row far from it. */
function drawTable(): Drawing {
  const items = Array.from({ length: 15 }, (_, at) => drawRow(`row-${at}`, 40 + at * 10));
  const table = { kind: 'group', id: 'table', role: 'data', name: 'Table', description: '', items } as const;
  const layer = { id: 'main', name: 'Main', visible: true, items: [table, drawRow('alone', 250)] };
  return { ...createFromTemplate('empty', 'Table'), layers: [layer] };
}

test('a table with many findings is one thing, and each kind of finding is listed once under its task', () => {
  const drawing = drawTable();
  const list = check(drawing, getProfile('swell-a4'));
  const tasks = groupFindings(list, drawing);
  const listed = tasks.map(({ task, kinds }) => [
    task,
    kinds.map(({ code, findings, things }) => [code, findings.length, things]),
  ]);
  expect(listed).toEqual([
    [
      'room',
      [
        ['things_too_close', 14, 1],
        ['parallel_lines_too_close', 14, 1],
      ],
    ],
    ['size', [['area_too_narrow', 16, 2]]],
  ]);
  expect(countThings(list, drawing)).toBe(2);
});
