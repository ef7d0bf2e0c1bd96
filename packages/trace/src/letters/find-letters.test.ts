import { expect, test } from 'vitest';
import { type Box, createMask, type Grid, type Mask } from '../pixels/grid.ts';
import { findLetters } from './find-letters.ts';

/** Dark boxes on white paper. */
function paintDark(boxes: readonly Box[]): Grid {
  const isDark = (x: number, y: number): boolean =>
    boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  const mask: Mask = createMask(400, 400, (at) => isDark(at % 400, Math.floor(at / 400)));
  return { ...mask, data: mask.data.map((value) => (value ? 0 : 255)) };
}

/** A letter of strokes, ten pixels wide and fourteen high: E has its upright stroke on its left, and 3 on its right. */
function aLetter(x: number, y: number, side: 'left' | 'right'): readonly Box[] {
  return [
    { x: side === 'left' ? x : x + 7, y, width: 3, height: 14 },
    ...[0, 6, 12].map((down) => ({ x, y: y + down, width: 10, height: 2 })),
  ];
}

function turnBox({ x, y, width, height }: Box): Box {
  return { x: y, y: x, width: height, height: width };
}

const word = [
  aLetter(100, 200, 'left'),
  aLetter(114, 200, 'right'),
  aLetter(128, 200, 'right'),
  aLetter(142, 200, 'right'),
].flat();

test('four letters of one size and of different forms are found as one word', () => {
  const { lines } = findLetters(paintDark(word));
  expect(lines).toEqual([{ box: { x: 100, y: 200, width: 52, height: 14 }, letters: 4, isUpright: false }]);
});

test('the same form five times side by side is a pattern, and not found as a word', () => {
  const pattern = [100, 114, 128, 142, 156].flatMap((x) => aLetter(x, 200, 'left'));
  expect(findLetters(paintDark(pattern)).lines).toEqual([]);
});

test('a number of two figures that runs upright is found as one line of print', () => {
  const number = [...aLetter(100, 200, 'left'), ...aLetter(114, 200, 'right')].map(turnBox);
  const { lines } = findLetters(paintDark(number));
  expect(lines).toEqual([{ box: { x: 200, y: 100, width: 14, height: 24 }, letters: 2, isUpright: true }]);
});

test('two figures that stand apart with a decimal point between them are found as one number', () => {
  const dot = { x: 114, y: 211, width: 3, height: 3 };
  const number = [...aLetter(100, 200, 'left'), dot, ...aLetter(121, 200, 'right')];
  const { lines } = findLetters(paintDark(number));
  expect(lines.map(({ box }) => box)).toEqual([{ x: 100, y: 200, width: 31, height: 14 }]);
});

test('two figures that stand apart with nothing between them are not found as a number', () => {
  const forms = [...aLetter(100, 200, 'left'), ...aLetter(121, 200, 'right')];
  expect(findLetters(paintDark(forms)).lines).toEqual([]);
});

/** What is dark in a picture that was turned by an angle around a place. */
function paintTurned(boxes: readonly Box[], angle: number, center: { x: number; y: number }): Grid {
  const data = new Uint8Array(160_000).fill(255);
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [(at % 400) + 0.5 - center.x, Math.floor(at / 400) + 0.5 - center.y];
    const along = x * Math.cos(angle) + y * Math.sin(angle) + center.x;
    const down = y * Math.cos(angle) - x * Math.sin(angle) + center.y;
    if (
      boxes.some(
        (box) => along >= box.x && along < box.x + box.width && down >= box.y && down < box.y + box.height,
      )
    )
      data[at] = 0;
  }
  return { width: 400, height: 400, data };
}

/** A name of five letters that are 20 pixels high: E and L by turns. */
function aName(x: number, y: number): readonly Box[] {
  return [0, 1, 2, 3, 4].flatMap((i) => [
    { x: x + 19 * i, y, width: 4, height: 20 },
    ...(i % 2 ? [16] : [0, 8, 16]).map((down) => ({ x: x + 19 * i, y: y + down, width: 14, height: 4 })),
  ]);
}

test.each([-45, -30, 40])(
  'names that are slanted by %i degrees are found as lines of print at that angle',
  (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const names = [aName(150, 130), aName(150, 190), aName(150, 250)].flat();
    const { lines } = findLetters(paintTurned(names, angle, { x: 200, y: 200 }));
    expect(lines.map(({ letters }) => letters)).toEqual([5, 5, 5]);
    for (const { slant } of lines) {
      expect(Math.abs((slant?.angle ?? 0) - angle)).toBeLessThan(0.05);
      expect(Math.abs((slant?.long ?? 0) - 90)).toBeLessThan(5);
      expect(Math.abs((slant?.high ?? 0) - 20)).toBeLessThan(5);
    }
  },
);

test('names that run level are found without a slant', () => {
  const { lines } = findLetters(paintDark([aName(100, 130), aName(100, 190), aName(100, 250)].flat()));
  expect(lines.map(({ slant }) => slant)).toEqual([undefined, undefined, undefined]);
});

test('round dots in a row are not found as a word', () => {
  const centers = [100, 120, 140, 160].map((x, i) => ({ x, y: 200 + 3 * (i % 2) }));
  const data = new Uint8Array(160_000).fill(255);
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [(at % 400) + 0.5, Math.floor(at / 400) + 0.5];
    if (centers.some((center) => Math.hypot(center.x - x, center.y - y) <= 6.5)) data[at] = 0;
  }
  expect(findLetters({ width: 400, height: 400, data }).lines).toEqual([]);
});
