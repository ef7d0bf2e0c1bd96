import { cellOf, dotsOf } from '@relievo/braille';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePng } from '../png/decode.ts';
import { getProfile } from '../profiles/profiles.ts';
import { cells, drawing, rect, shape, text } from '../testing/make.ts';
import { scene } from '../testing/scene.ts';
import { elementsOf, parseSvg } from '../testing/svg-reader.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { cellsHex } from './dot-pad.ts';
import { pins } from './pins.ts';

function makeFor(id: 'dotpad' | 'monarch' | 'graphiti') {
  const result = pins.make({ drawing: scene }, getProfile(id));
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  const file = (name: string): Uint8Array => {
    const found = result.value.files.find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found.bytes;
  };
  const text = (name: string): string => new TextDecoder().decode(file(name));
  const picture = decodePng(file('pins.png'));
  if (!picture.ok) throw new Error(graphicReportText(picture.problems[0]));
  return { ...result.value, text, picture: picture.value };
}

/** Pins of one cell by dot number, read the other way round: through the Unicode cell of the same bits. */
function dotAt(hex: string, columns: number, x: number, y: number): boolean {
  const cell = Math.floor(y / 4) * (columns / 2) + Math.floor(x / 2);
  const dots = dotsOf(
    String.fromCodePoint(0x2800 + toUnicodeBits(Number.parseInt(hex.slice(2 * cell, 2 * cell + 2), 16))),
  );
  const number =
    [
      [1, 2, 3, 7],
      [4, 5, 6, 8],
    ][x % 2]?.[y % 4] ?? 0;
  return dots.includes(number);
}
/** The Dot Pad's bits: 1=01 2=02 3=04 7=08 4=10 5=20 6=40 8=80; Unicode's run by dot number. */
function toUnicodeBits(bits: number): number {
  return [
    [0x01, 1],
    [0x02, 2],
    [0x04, 3],
    [0x08, 7],
    [0x10, 4],
    [0x20, 5],
    [0x40, 6],
    [0x80, 8],
  ]
    .filter(([bit = 0]) => bits & bit)
    .reduce((all, [, dot = 1]) => all | (1 << (dot - 1)), 0);
}

test('the Dot Pad gets 600 hexadecimal characters that decode back to the picture', () => {
  const { text, picture } = makeFor('dotpad');
  const hex = text('pins.hex');
  expect(hex).toMatch(/^[0-9A-F]{600}$/);
  expect([picture.width, picture.height]).toEqual([60, 40]);
  const wrong = [...picture.data.entries()].filter(
    ([at, value]) => (value === 0) !== dotAt(hex, 60, at % 60, Math.floor(at / 60)),
  );
  expect(wrong).toEqual([]);
  expect(picture.data.filter((value) => value === 0).length).toBeGreaterThan(100);
});

test('one pin is one bit of one cell', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 39 }), (x, y) => {
      const raised = new Uint8Array(2400);
      raised[y * 60 + x] = 1;
      const hex = cellsHex({ columns: 60, rows: 40, pins: raised }) ?? '';
      const cell = Math.floor(y / 4) * 30 + Math.floor(x / 2);
      const bit = hex.slice(2 * cell, 2 * cell + 2);
      expect(hex.replaceAll('0', '').length).toBe(1);
      expect(dotAt(hex, 60, x, y)).toBe(true);
      expect(cellOf([1])).toBe('⠁');
      expect(Number.parseInt(bit, 16)).toBeGreaterThan(0);
    }),
  );
});

test('the larger Dot Pad takes 96 by 64 pins as 1536 cells, and incomplete cells are left out', () => {
  expect(cellsHex({ columns: 96, rows: 64, pins: new Uint8Array(96 * 64) })).toHaveLength((96 * 64) / 4);
  expect(cellsHex({ columns: 5, rows: 4, pins: new Uint8Array(20) })).toBeNull();
});

test.each([
  ['dotpad', 60, 40],
  ['monarch', 96, 40],
  ['graphiti', 60, 40],
] as const)(
  '%s has the same %i by %i pins in picture and JSON, and every label is shown or listed',
  (id, columns, rows) => {
    const { text, picture } = makeFor(id);
    const json = JSON.parse(text('pins.json')) as {
      columns: number;
      rows: number;
      pins: string[];
      labels: { id: string }[];
      key: { id: string }[];
      labelsLeftOut: { id: string }[];
    };
    expect([json.columns, json.rows, picture.width, picture.height]).toEqual([columns, rows, columns, rows]);
    expect(json.pins.join('')).toBe([...picture.data].map((value) => (value === 0 ? '1' : '0')).join(''));
    expect([...json.labels, ...json.key, ...json.labelsLeftOut].map((label) => label.id).toSorted()).toEqual([
      'label',
      'two-lines',
    ]);
  },
);

test('the layered SVG has one group for each layer, named for a screen reader', () => {
  const root = parseSvg(makeFor('monarch').text('graphic.svg'));
  const groups = elementsOf(root).filter((element) => element.getAttribute('role') === 'group');
  expect(groups.map((element) => element.getAttribute('aria-label'))).toEqual(['Main']);
});

test('a sheet shown at a reduced size is reported, and a profile without pins is refused', () => {
  expect(makeFor('dotpad').changes.map(({ code }) => code)).toContain('scaled_to_pins');
  const refused = pins.make({ drawing: scene }, getProfile('swell-a4'));
  expect(refused.ok ? '' : refused.problems[0].code).toBe('medium_without_pins');
});

test('names without room have codes on the display and pages of their own, which the Dot Pad can take', () => {
  const long = cells('⠝⠁⠍⠑⠀'.repeat(9).slice(0, -1));
  const parts = [0, 1, 2].flatMap((at) => [
    shape(`part-${at}`, rect(15 + at * 60, 40, 30, 100)),
    text(`name-${at}`, `Part ${at}`, {
      at: { x: 15 + at * 60, y: 150 },
      braille: long,
      labels: `part-${at}`,
    }),
  ]);
  const result = pins.make({ drawing: drawing(parts) }, getProfile('dotpad'));
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  expect(result.value.files.map(({ name }) => name).slice(-2)).toEqual(['pins-key-1.png', 'pins-key-1.hex']);
  const page = decodePng(
    result.value.files.find(({ name }) => name === 'pins-key-1.png')?.bytes ?? new Uint8Array(),
  );
  const raised = page.ok ? page.value.data.filter((value) => value === 0).length : 0;
  const entry = [...`⠼⠁${long.cells}`].reduce((sum, cell) => sum + dotsOf(cell).length, 0);
  expect(raised).toBe(entry);
  const told = result.value.changes.filter(({ code }) =>
    /^label_(in_key|without_place)_o(f|n)_pins$/.test(code),
  );
  expect(told.flatMap(({ items }) => items).toSorted()).toEqual(['name-0', 'name-1', 'name-2']);
});
