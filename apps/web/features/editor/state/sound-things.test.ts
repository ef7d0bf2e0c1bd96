import { createPolyline, createRectangle, createText } from '@relievo/graphic/editing/shapes';
import { expect, test } from 'vitest';
import { toneOf } from './sound-things.ts';

const AREA = { ...createRectangle({ x: 0, y: 0 }, 10, 10), texture: 'grid' as const };
const LINE = createPolyline(
  [
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ],
  false,
);

test('a line, an area and words sound apart', () => {
  const tones = [AREA, LINE, createText({ x: 0, y: 0 }, 'sea', null)].map(
    (item) => item && toneOf(item).frequency,
  );
  expect(new Set(tones).size).toBe(3);
});

test('a thing whose author gave it a tone sounds by that', () => {
  expect(toneOf({ ...AREA, plays: { tone: { frequency: 523, duration: 0.4 } } })).toEqual({
    frequency: 523,
    duration: 0.4,
  });
});
