import { expect, test } from 'vitest';
import type { DrawingOfResource } from '../../resource/index.ts';
import { EMPTY_MARK, readMarks, toDecisionMarks } from './typed-marks.ts';

const HOUSE = { id: 'house', name: 'House', box: { x: 30, y: 40, width: 20.25, height: 10 } };
const DRAWING = { address: '/house.svg', parts: { parts: [HOUSE] } } as unknown as DrawingOfResource;

test('a part is sent by its name and its middle, a point by what was typed', () => {
  const typed = [
    { ...EMPTY_MARK, part: 'house', words: 'Larger.' },
    { ...EMPTY_MARK, x: ' 12,5 ', y: '80', words: 'A tree.' },
  ];
  expect(toDecisionMarks(typed, DRAWING)).toEqual([
    { part: 'House', x: 40.1, y: 45, words: 'Larger.' },
    { part: null, x: 12.5, y: 80, words: 'A tree.' },
  ]);
});

test('a distance that was not typed is none', () => {
  const [mark] = toDecisionMarks([{ ...EMPTY_MARK, x: '', y: 'far' }], DRAWING);
  expect([mark?.x, mark?.y]).toEqual([Number.NaN, Number.NaN]);
});

test.each(['', 'no list', '{}', 'null'])('what was kept as %j holds no places', (kept) => {
  expect(readMarks(kept)).toEqual([]);
});

test('what was kept is read again, and strange entries are empty places', () => {
  const mark = { part: 'house', x: '', y: '', words: 'Larger.' };
  expect(readMarks(JSON.stringify([mark, null, { words: 3 }]))).toEqual([mark, EMPTY_MARK, EMPTY_MARK]);
});
