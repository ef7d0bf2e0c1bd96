import { maxOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pixels, Point } from '../pixels/grid.ts';
import { type Corners, isConvex } from './corners.ts';
import { findPage } from './find-page.ts';
import { findHomography, project } from './homography.ts';
import { rectifyPage } from './rectify.ts';

const SQUARE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

function chooseNear(x: number, y: number) {
  return fc.record({
    x: fc.integer({ min: x - 20, max: x + 20 }),
    y: fc.integer({ min: y - 20, max: y + 20 }),
  });
}
const corners = fc.tuple(chooseNear(60, 50), chooseNear(240, 50), chooseNear(240, 170), chooseNear(60, 170));

test('a homography takes each corner to its own', () => {
  fc.assert(
    fc.property(corners, (to) => {
      const way = findHomography(SQUARE, to);
      expect(way).not.toBeNull();
      for (const [at, corner] of SQUARE.entries()) {
        const { x, y } = project(way ?? [], corner);
        expect(x).toBeCloseTo(to[at]?.x ?? 0, 6);
        expect(y).toBeCloseTo(to[at]?.y ?? 0, 6);
      }
    }),
  );
});

/** A light page with a dark bar on a dark desk, its edges between pixels. */
function photograph(page: Corners, width = 300, height = 220): Pixels {
  const way = findHomography(page, SQUARE);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const [dx, dy] of [
        [-0.25, -0.25],
        [0.25, -0.25],
        [-0.25, 0.25],
        [0.25, 0.25],
      ] as const) {
        const { x: u, y: v } = project(way ?? [], { x: x + dx, y: y + dy });
        const isPage = u >= 0 && u <= 1 && v >= 0 && v <= 1;
        const isBar = u > 0.2 && u < 0.8 && v > 0.4 && v < 0.5;
        sum += isPage ? (isBar ? 30 : 225) : 70;
      }
      data[y * width + x] = sum / 4;
    }
  return { width, height, channels: 1, data };
}

function measureOff(found: Corners | null, page: Corners): number {
  if (!found) return Number.POSITIVE_INFINITY;
  return maxOf(found.map(({ x, y }, at) => Math.hypot(x - (page[at]?.x ?? 0), y - (page[at]?.y ?? 0))));
}

test('the corners of a page on a desk are found to the pixel', { tags: 'exhaustive' }, () => {
  fc.assert(
    fc.property(corners, (page) => {
      expect(measureOff(findPage(photograph(page)), page)).toBeLessThan(1.5);
    }),
    { numRuns: 30 },
  );
});

test('a page that was photographed askew lies straight, and what stands on it where it stood', () => {
  const page: Corners = [
    { x: 60, y: 40 },
    { x: 250, y: 60 },
    { x: 230, y: 190 },
    { x: 40, y: 160 },
  ];
  const { width, height, data } = rectifyPage(photograph(page), page);
  const at = (u: number, v: number): number =>
    data[Math.round(v * height) * width + Math.round(u * width)] ?? 0;
  for (const u of [0.25, 0.5, 0.75]) {
    expect(at(u, 0.45)).toBeLessThan(60);
    expect(at(u, 0.36)).toBeGreaterThan(200);
    expect(at(u, 0.54)).toBeGreaterThan(200);
  }
  for (const corner of [data[0], data[width - 1], data[data.length - 1]]) expect(corner).toBeGreaterThan(200);
});

const WHITE: Pixels = { width: 300, height: 220, channels: 1, data: new Uint8Array(300 * 220).fill(250) };

function paintOn(isInk: (place: Point) => boolean): Pixels {
  const data = WHITE.data.map((value, at) => (isInk({ x: at % 300, y: Math.floor(at / 300) }) ? 20 : value));
  return { ...WHITE, data };
}

test.each([
  { what: 'empty paper', picture: WHITE },
  {
    what: 'a frame that is drawn on paper',
    picture: paintOn(
      ({ x, y }) => x > 40 && x < 260 && y > 30 && y < 190 && !(x > 43 && x < 257 && y > 33 && y < 187),
    ),
  },
  { what: 'a dark surface on paper', picture: paintOn(({ x, y }) => x > 60 && x < 200 && y > 50 && y < 150) },
  {
    what: 'a picture of one pixel',
    picture: { width: 1, height: 1, channels: 1, data: new Uint8Array(1) } as const,
  },
])('no page is found in $what', ({ picture }) => {
  expect(findPage(picture)).toBeNull();
});

test('corners that make no page leave the picture as it is', () => {
  const crossed: Corners = [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]];
  expect(isConvex(crossed)).toBe(false);
  expect(rectifyPage(WHITE, crossed)).toBe(WHITE);
});
