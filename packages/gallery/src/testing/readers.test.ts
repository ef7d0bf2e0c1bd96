import { expect, test } from 'vitest';
import { at, polyline } from '../build/geometry.ts';
import { shape } from '../build/items.ts';
import { CARD, createDrawing } from '../build/sheet.ts';
import { label } from '../build/words.ts';
import { svg } from '../outputs.ts';
import type { Page } from '../pages.ts';
import { readCells } from './braille-reader.ts';
import { normaliseText } from './normalise.ts';
import { fileOf, textOf } from './outputs-of.ts';
import { findDarkest, findInkedBox, inkOf, readSvgParts } from './svg-parts.ts';

// Who measures must notice what is wrong: a rule that finds nothing proves nothing.

const lattice = { first: { x: 10, y: 20 }, dot: 2.5, cell: 6, line: 10 };

test('braille is read from its dots, line by line and with its blanks', () => {
  const dots = [at(10, 20), at(12.5, 22.5), at(22, 25), at(10, 30)];
  expect(readCells(dots, lattice)).toBe('⠑⠀⠄\n⠁');
});

test('a dot that is a hundredth of a millimetre off is noticed', () => {
  expect(() => readCells([at(10, 20), at(12.51, 20)], lattice)).toThrow('off the lattice');
  expect(() => readCells([at(15, 20)], lattice)).toThrow('off the lattice');
});

test('a line across a word is detected in the picture of the file', () => {
  const page: Page = {
    name: 'crossed',
    kind: 'sample',
    drawing: createDrawing(
      { id: 'crossed', title: 'Crossed', description: '', sheet: CARD },
      [shape({ id: 'line', role: 'data', name: 'Line', geometry: polyline(at(20, 33), at(90, 33)) })],
      [label({ id: 'word', print: 'word', at: at(30, 30) })],
    ),
  };
  const parts = readSvgParts(textOf(fileOf(page, svg, 'graphic.svg')));
  const ink = inkOf(parts.without(['word']));
  expect(findDarkest(ink, { x: 30, y: 30, width: 20, height: 6.5 })).toBeGreaterThan(0.9);
  expect(findDarkest(ink, { x: 30, y: 50, width: 20, height: 6.5 })).toBe(0);
  expect(findInkedBox(ink)?.width).toBeCloseTo(71.5, 0);
});

test('numbers are rounded to a thousandth, and words stay', () => {
  expect(normaliseText('M 1.00049 -0.0001L2.5e-7 3 version 1.1')).toBe('M 1 0L0 3 version 1.1');
});
