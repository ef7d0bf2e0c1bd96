import { expect, test } from 'vitest';
import { drawing, group, layer, lines, rect, shape, text } from '../testing/make.ts';
import { explorableOf } from './explorable.ts';

// On an A4 sheet, 210 by 297 mm.
const SCENE = drawing([
  shape('field', rect(20, 20, 170, 257), { name: 'Field' }),
  shape('river', lines([20, 150, 190, 150]), { name: 'River', description: 'It runs to the sea.' }),
  shape('house', rect(30, 30, 20, 20), { name: 'House' }),
  shape('unnamed', rect(150, 220, 10, 10), { name: '' }),
  text('word', 'Well', { name: '', labels: 'unnamed', at: { x: 162, y: 222 } }),
  shape('tick', lines([20, 100, 22, 100]), { name: 'Tick', role: 'tick' }),
]);

test('the parts of a drawing are listed in its order, each under its own name or that of its label', () => {
  expect(explorableOf(SCENE).parts.map(({ name, description }) => [name, description])).toEqual([
    ['Field', ''],
    ['River', 'It runs to the sea.'],
    ['House', ''],
    ['Well', ''],
  ]);
});

test('each part tells in which third of the sheet it lies, or that it spans the sheet', () => {
  expect(explorableOf(SCENE).parts.map(({ place }) => [place.across, place.down])).toEqual([
    ['all', 'all'],
    ['all', 'middle'],
    ['start', 'start'],
    ['end', 'end'],
  ]);
});

test('each part tells what it touches, and neither its label nor what is only near', () => {
  const touches = new Map(explorableOf(SCENE).parts.map((part) => [part.id, part.touches]));
  expect(Object.fromEntries(touches)).toEqual({ field: ['river'], river: ['field'], house: [], unnamed: [] });
});

test('a group touches what any of its parts touches, and never its own parts', () => {
  const farm = group('farm', [shape('barn', rect(30, 30, 20, 20)), shape('shed', rect(50, 30, 20, 20))]);
  const { parts } = explorableOf(drawing([farm, shape('path', lines([70, 40, 120, 40]))]));
  expect(parts.map(({ id, touches }) => [id, touches])).toEqual([
    ['farm', ['path']],
    ['barn', ['shed']],
    ['shed', ['barn', 'path']],
    ['path', ['shed']],
  ]);
});

test('a finger finds the line under it before the area around it, and nothing beside the drawing', () => {
  const { partAt } = explorableOf(SCENE);
  const at = (x: number, y: number) => partAt({ x, y }, 2)?.name ?? null;
  expect(at(100, 151)).toBe('River');
  expect(at(40, 40)).toBe('House');
  expect(at(100, 200)).toBe('Field');
  expect(at(165, 224)).toBe('Well');
  expect(at(5, 5)).toBe(null);
});

test('a finger within reach of the edge of a thick line finds it, however far its middle is', () => {
  const wall = shape('wall', lines([20, 100, 190, 100]), { line: { style: 'solid', width: 6 } });
  const { partAt } = explorableOf(drawing([wall]));
  expect(partAt({ x: 100, y: 104.5 }, 2)?.id).toBe('wall');
  expect(partAt({ x: 100, y: 105.5 }, 2)).toBe(null);
});

test('hidden parts and parts off the sheet cannot be found', () => {
  const hidden = layer([shape('secret', rect(30, 30, 20, 20))], { id: 'hidden', visible: false });
  const shown = layer([shape('house', rect(30, 30, 20, 20)), group('empty', [])]);
  const { parts } = explorableOf(drawing([], { layers: [shown, hidden] }));
  expect(parts.map(({ id }) => id)).toEqual(['house']);
});
