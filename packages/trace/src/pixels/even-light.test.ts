import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenLight } from './even-light.ts';
import type { Pixels } from './grid.ts';

const SIZE = { width: 320, height: 240 };

/** Paints a black bar across paper of the lightness that the painter gives. */
function paintBar(paperAt: (x: number, y: number) => number): Pixels {
  const { width, height } = SIZE;
  // Nothing is lighter than white: without the clamp such paper would turn black.
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = y >= 110 && y < 116 && x > 40 && x < 280 ? 10 : paperAt(x, y);
  return { width, height, channels: 1, data: new Uint8Array(data) };
}

function listPaper({ data, width }: Pixels): readonly number[] {
  return [20, 60, 160, 200, 230].flatMap((y) => [10, 150, 300].map((x) => data[y * width + x] ?? 0));
}

test('smooth paper under light that falls from one side becomes white', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.integer({ min: 25, max: 90 }),
      (angle, fall) => {
        const [along, down] = [Math.cos(angle), Math.sin(angle)];
        const lit = paintBar(
          (x, y) => 225 - ((fall / 2) * ((along * (x - 160)) / 160 + (down * (y - 120)) / 120)) / 1.5,
        );
        const { pixels, wasUneven, isPainted } = evenLight(lit);
        expect([wasUneven, isPainted]).toEqual([true, false]);
        for (const value of listPaper(pixels)) expect(value).toBeGreaterThan(240);
        expect(pixels.data[112 * SIZE.width + 160]).toBeLessThan(30);
      },
    ),
    { numRuns: 30 },
  );
});

test('surfaces that a program painted stay as they are', () => {
  const painted = paintBar((x, y) => (y > 180 ? 120 : x > 200 ? 200 : 255));
  expect(evenLight(painted)).toEqual({ pixels: painted, wasUneven: false, isPainted: true });
});
