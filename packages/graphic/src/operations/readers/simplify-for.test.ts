import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Drawing, Item, ShapeItem } from '../../model/drawing.ts';
import { READERS } from '../../model/sheet-plan.ts';
import { walkLeaves } from '../../model/walk.ts';
import { limitsFor } from './readers.ts';
import { simplifyFor } from './simplify-for.ts';

const BARE = { kind: 'shape', name: '', description: '', height: 1 } as const;

function drawLine(id: string, x: number, y: number, length: number): ShapeItem {
  return {
    ...BARE,
    id,
    role: 'outline',
    geometry: {
      type: 'path',
      subpaths: [{ start: { x, y }, segments: [{ to: { x: x + length, y } }], closed: false }],
    },
    line: { style: 'solid', width: 0.75 },
    texture: null,
  };
}

function drawBox(id: string, x: number, y: number, side: number, texture: ShapeItem['texture']): ShapeItem {
  return {
    ...BARE,
    id,
    role: 'area',
    geometry: { type: 'rect', x, y, width: side, height: side },
    line: { style: 'solid', width: 1 },
    texture,
  };
}

function drawMark(id: string, x: number, y: number): ShapeItem {
  return {
    ...BARE,
    id,
    role: 'symbol',
    geometry: { type: 'symbol', symbol: 'disc', at: { x, y }, size: 5 },
    line: null,
    texture: 'solid',
  };
}

function makeDrawing(items: readonly Item[]): Drawing {
  return {
    version: 1,
    id: 'd',
    title: 'Drawing',
    description: '',
    language: 'en',
    sheet: {
      width: 210,
      height: 297,
      margins: { top: 10, right: 10, bottom: 10, left: 10 },
      braille: 'marburg-medium',
    },
    layers: [{ id: 'l', name: 'Layer', visible: true, items }],
  };
}

function listIds(drawing: Drawing): string[] {
  return [...walkLeaves(drawing)].map(({ id }) => id);
}

test('a line of 20 mm is too short for a beginner and stays for an expert', () => {
  const drawing = makeDrawing([drawLine('short', 20, 20, 20), drawLine('long', 20, 60, 80)]);
  expect(listIds(simplifyFor(drawing, 'beginner').drawing)).toEqual(['long']);
  expect(listIds(simplifyFor(drawing, 'expert').drawing)).toEqual(['short', 'long']);
});

test('an area of 15 mm is made as large as a beginner needs it, and one of 8 mm is left out', () => {
  const drawing = makeDrawing([drawBox('near', 40, 40, 15, 'grid'), drawBox('tiny', 120, 40, 8, 'grid')]);
  const { drawing: simple, cost } = simplifyFor(drawing, 'beginner');
  const [kept] = [...walkLeaves(simple)];
  expect(kept).toMatchObject({ id: 'near', geometry: { x: 37.5, y: 37.5, width: 20, height: 20 } });
  expect(cost).toMatchObject({ dropped: 1, enlarged: 1 });
});

test('a line that runs 4 mm beside a longer one is merged for a beginner, and told apart by an expert', () => {
  const drawing = makeDrawing([drawLine('main', 20, 20, 100), drawLine('beside', 30, 24, 60)]);
  const { drawing: simple, cost } = simplifyFor(drawing, 'beginner');
  expect(listIds(simple)).toEqual(['main']);
  expect(cost).toMatchObject({ merged: 1, kept: 100 / 160 });
  expect(simplifyFor(drawing, 'expert').cost.merged).toBe(0);
});

test('marks are made larger, and those that a finger cannot part become one', () => {
  const drawing = makeDrawing([drawMark('a', 50, 50), drawMark('b', 54, 50), drawMark('c', 90, 50)]);
  const { drawing: simple } = simplifyFor(drawing, 'beginner');
  expect([...walkLeaves(simple)]).toMatchObject([
    { id: 'a', geometry: { size: 8 } },
    { id: 'c', geometry: { size: 8 } },
  ]);
});

test('of four textures a beginner keeps three, and the rarest become plain', () => {
  const textures = ['grid', 'grid', 'waves', 'waves', 'checker', 'checker', 'dashes'] as const;
  const boxes = textures.map((texture, at) => drawBox(`box-${at}`, 20, 20 + 36 * at, 30, texture));
  const { drawing: simple, cost } = simplifyFor(makeDrawing(boxes), 'beginner');
  expect(cost.plain).toBe(1);
  expect([...walkLeaves(simple)].at(-1)).toMatchObject({ id: 'box-6', texture: null });
});

test('a label goes with the part that it names, and axes stay', () => {
  const label: Item = {
    kind: 'text',
    id: 'name',
    role: 'label',
    name: '',
    description: '',
    at: { x: 20, y: 30 },
    print: 'Short',
    printSize: 5,
    braille: null,
    height: 1,
    labels: 'short',
  };
  const axis = { ...drawLine('axis', 20, 100, 10), role: 'axis' } as const;
  const { drawing } = simplifyFor(makeDrawing([drawLine('short', 20, 20, 8), label, axis]), 'expert');
  expect(listIds(drawing)).toEqual(['axis']);
});

const lines = fc.array(
  fc.record({
    x: fc.integer({ min: 10, max: 100 }),
    y: fc.integer({ min: 10, max: 280 }),
    length: fc.integer({ min: 1, max: 100 }),
  }),
  { maxLength: 12 },
);

test('what an expert needs simplified a beginner needs too: less stays the less somebody has read', () => {
  fc.assert(
    fc.property(lines, (drawn) => {
      const drawing = makeDrawing(drawn.map(({ x, y, length }, at) => drawLine(`line-${at}`, x, y, length)));
      const dropped = READERS.map((reader) => simplifyFor(drawing, reader).cost.dropped);
      expect(dropped).toEqual([...dropped].sort((a, b) => b - a));
    }),
  );
});

test('no line that stays is shorter or thinner than its reader can follow', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...READERS), (drawn, reader) => {
      const drawing = makeDrawing(drawn.map(({ x, y, length }, at) => drawLine(`line-${at}`, x, y, length)));
      const limits = limitsFor(reader);
      for (const item of walkLeaves(simplifyFor(drawing, reader).drawing)) {
        if (item.kind !== 'shape') continue;
        expect(item.line?.width).toBeGreaterThanOrEqual(limits.width);
        expect(drawn[Number(item.id.split('-')[1])]?.length).toBeGreaterThanOrEqual(limits.line);
      }
    }),
  );
});
