import { expect, test } from 'vitest';
import { drawing, rect, shape } from '../../testing/make.ts';
import { listThingsWithin } from '../things-at.ts';
import { tellEdit } from '../words/tell-edit.ts';
import { drawCellsAt } from './cells-at.ts';
import { findNextStop, listTour, tellStop, tellTour } from './tour.ts';

const SHEET = drawing([
  shape('foot', rect(20, 250, 30, 20), { name: 'Foot' }),
  shape('right', rect(160, 22, 30, 30), { name: 'Sun' }),
  shape('left', rect(20, 20, 30, 20), { name: 'Cloud', locked: true }),
]);

test('a tour goes over the sheet as hands do: from the top, each row from the left, and around again', () => {
  expect(listTour(SHEET).map(({ id }) => id)).toEqual(['left', 'right', 'foot']);
  expect(findNextStop(SHEET, [], 1)?.id).toBe('left');
  expect(findNextStop(SHEET, ['left'], 1)?.id).toBe('right');
  expect(findNextStop(SHEET, ['foot'], 1)?.id).toBe('left');
  expect(findNextStop(SHEET, ['left'], -1)?.id).toBe('foot');
});

test('a stop says which of how many it is, and where; the whole tour names each thing and its part of the sheet', () => {
  const stop = tellStop(SHEET, 'right');
  expect(stop && tellEdit(stop, 'medium')).toBe('2 of 3: Square “Sun” at 159.5, 21.5, 31 by 31 millimetres.');
  expect(tellEdit(tellTour(SHEET), 'full')).toMatch(
    /Rectangle “Cloud” at the top left, Square “Sun” at the top right and Rectangle “Foot” at the bottom left\.$/,
  );
});

test('what lies wholly within a line around it is chosen, and nothing that is locked', () => {
  const around = [
    { x: 0, y: 0 },
    { x: 205, y: 0 },
    { x: 205, y: 60 },
    { x: 0, y: 60 },
  ];
  expect(listThingsWithin(SHEET, around).map(({ id }) => id)).toEqual(['right']);
});

test('the pins around a place are cells of a braille display: an upright edge is a column of dots', () => {
  const edge = drawing([shape('edge', rect(100, 0, 1, 200), { line: null, texture: 'solid' })]);
  expect(drawCellsAt(edge, { x: 101.25, y: 100 }, 3)).toBe('⠀⡇⠀');
  expect(drawCellsAt(edge, { x: 30, y: 100 }, 3)).toBe('⠀⠀⠀');
});
