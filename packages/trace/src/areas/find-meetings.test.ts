import { expect, test } from 'vitest';
import { createMask, type Mask, type Point } from '../pixels/grid.ts';
import { dropMeetings } from './find-meetings.ts';

const SIZES = { thick: 12, usual: 5 };
const [ACROSS, DOWN] = [120, 100];
const MIDDLE: Point = { x: 60, y: 50 };

/** A blot about the middle, and strokes of five pixels that leave it that way. */
function paintBlot(radius: number, turns: readonly number[]): { readonly solids: Mask; readonly ink: Mask } {
  const away = (at: number): Point => ({
    x: (at % ACROSS) + 0.5 - MIDDLE.x,
    y: Math.floor(at / ACROSS) + 0.5 - MIDDLE.y,
  });
  const isBlot = (at: number): boolean => Math.hypot(away(at).x, away(at).y) <= radius;
  const isStroke = (at: number): boolean => {
    const { x, y } = away(at);
    return turns.some((turn) => {
      const [u, v] = [Math.cos(turn), Math.sin(turn)];
      return x * u + y * v >= 0 && Math.abs(x * v - y * u) <= SIZES.usual / 2;
    });
  };
  return {
    solids: createMask(ACROSS, DOWN, isBlot),
    ink: createMask(ACROSS, DOWN, (at) => isBlot(at) || isStroke(at)),
  };
}

function countPixels({ data }: Mask): number {
  return data.reduce((sum, value) => sum + value, 0);
}

const RIGHT = 0;
const [UP_LEFT, DOWN_LEFT] = [(4 * Math.PI) / 3, (2 * Math.PI) / 3];

test('there is no area where three strokes run together', () => {
  const { solids, ink } = paintBlot(9, [RIGHT, UP_LEFT, DOWN_LEFT]);
  expect(countPixels(solids)).toBeGreaterThan(200);
  expect(countPixels(dropMeetings(solids, ink, SIZES))).toBe(0);
});

test('a blot at the end of one stroke, or on one that goes through it, stays an area', () => {
  for (const turns of [[RIGHT], [RIGHT, Math.PI]]) {
    const { solids, ink } = paintBlot(9, turns);
    expect(dropMeetings(solids, ink, SIZES)).toEqual(solids);
  }
});

test('a surface that is deeper than strokes make it stays an area, however many strokes end at it', () => {
  const { solids, ink } = paintBlot(14, [RIGHT, UP_LEFT, DOWN_LEFT]);
  expect(dropMeetings(solids, ink, SIZES)).toEqual(solids);
});
