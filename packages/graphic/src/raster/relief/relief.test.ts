import { expect, test } from 'vitest';
import { drawing, lines, rect, shape } from '../../testing/make.ts';
import { rasterise } from '../rasterise.ts';
import { RELIEF_THEMES, shadeRelief } from './relief.ts';

/** WCAG 2.2 relative luminance. */
function luminance(data: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = [...data.subarray(at * 4, at * 4 + 3)].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(RELIEF_THEMES)(
  'every raised edge on %s, in every direction and at every height, keeps 3:1 against the sheet',
  (theme) => {
    for (const pixelsPerMm of [2, 4]) {
      for (let degrees = 0; degrees < 180; degrees += 5) {
        for (const height of [0.3, 1]) {
          const [x, y] = [40 * Math.cos((degrees * Math.PI) / 180), 40 * Math.sin((degrees * Math.PI) / 180)];
          const item = shape('a', lines([50 - x, 50 - y, 50 + x, 50 + y]), {
            height,
            line: { style: 'solid', width: 1.5 },
          });
          const sheet = { ...drawing([]).sheet, width: 100, height: 100 };
          const { data, width } = shadeRelief(rasterise(drawing([item], { sheet }), { pixelsPerMm }), theme);
          const flat = luminance(data, 0);
          let darkest = 1;
          for (let across = -3; across <= 3; across += 0.1) {
            const column = Math.floor((50 - (across * y) / 40) * pixelsPerMm);
            const row = Math.floor((50 + (across * x) / 40) * pixelsPerMm);
            darkest = Math.min(darkest, luminance(data, row * width + column));
          }
          expect((flat + 0.05) / (darkest + 0.05)).toBeGreaterThanOrEqual(3);
        }
      }
    }
  },
);

test('light from the upper left makes that side of a block bright and the other dark', () => {
  const sheet = { ...drawing([]).sheet, width: 60, height: 60 };
  const block = shape('a', rect(20, 20, 20, 20), { line: null, texture: 'solid' });
  const { data, width } = shadeRelief(rasterise(drawing([block], { sheet }), { pixelsPerMm: 4 }), 'dark');
  const at = (x: number, y: number): number => luminance(data, y * width + x);
  const [left, right, top, bottom] = [at(79, 120), at(160, 120), at(120, 79), at(120, 160)];
  expect(Math.min(left, top)).toBeGreaterThan(3 * Math.max(right, bottom));
});

test('a block is shaded at its edges alone: its top is of one colour, a little brighter than the sheet around it', () => {
  const sheet = { ...drawing([]).sheet, width: 60, height: 60 };
  const block = shape('a', rect(20, 20, 20, 20), { line: null, texture: 'solid' });
  const map = rasterise(drawing([block], { sheet }), { pixelsPerMm: 4 });
  const { data, width } = shadeRelief(map);
  const pixels = new Uint32Array(data.buffer);
  const colors = { top: new Set<number>(), around: new Set<number>() };
  for (const [at, pixel] of pixels.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const beyond = Math.max(80 - x, x - 159, 80 - y, y - 159);
    if (beyond < -3) colors.top.add(pixel);
    else if (beyond > 3) colors.around.add(pixel);
  }
  expect([colors.top.size, colors.around.size]).toEqual([1, 1]);
  const [top, around] = [luminance(data, 120 * width + 120), luminance(data, 0)];
  expect(top / around).toBeGreaterThan(1);
  expect(top / around).toBeLessThan(1.1);
});

test('high contrast is white where the sheet is flat', () => {
  const { data } = shadeRelief(
    { width: 2, height: 1, pixelsPerMm: 1, values: new Float32Array(2) },
    'contrast',
  );
  expect([...data]).toEqual([255, 255, 255, 255, 255, 255, 255, 255]);
});
