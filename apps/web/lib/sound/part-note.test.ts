import { C3, C6 } from '@relievo/sound';
import { expect, test } from 'vitest';
import { createPartNote } from './part-note.ts';

const SHEET = { width: 200, height: 300 };

function note(x: number, y: number, own: { frequency: number; duration: number } | null = null) {
  return createPartNote({ box: { x, y, width: 0, height: 0 } }, SHEET, own);
}

test('a part sounds from its side, and the higher it lies the higher', () => {
  expect(note(0, 300)).toMatchObject({ pan: -1, frequency: C3 });
  expect(note(200, 0).pan).toBe(1);
  expect(note(200, 0).frequency).toBeCloseTo(C6, 6);
  expect(note(100, 150).pan).toBe(0);
  // In the middle of three octaves.
  expect(note(100, 150).frequency).toBeCloseTo(Math.sqrt(C3 * C6), 6);
});

test('a part with a tone of its own has that tone, from its side', () => {
  expect(note(50, 0, { frequency: 300, duration: 0.5 })).toMatchObject({
    pan: -0.5,
    frequency: 300,
    duration: 0.5,
  });
});
