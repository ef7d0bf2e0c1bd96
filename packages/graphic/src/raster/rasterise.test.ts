import { BRAILLE_STANDARDS } from '@relievo/braille';
import { maxOf } from '@relievo/words';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { TEXTURES } from '../model/drawing.ts';
import { toBase64 } from '../png/base64.ts';
import { encodePng } from '../png/encode.ts';
import { writeDrawing } from '../svg/write.ts';
import { cells, drawing, group, image, layer, lines, rect, shape, text } from '../testing/make.ts';
import { measureInkShare } from '../testing/recount/ink-share.ts';
import { heightPicture } from './height-picture.ts';
import { measureRaisedArea, measureRaisedShare } from './raised-share.ts';
import { doesFitRaster, rasterise } from './rasterise.ts';

const FINE = 10;
/** Height at a place on the sheet, in millimetres. */
function probe(map: ReturnType<typeof rasterise>) {
  return (x: number, y: number) =>
    map.values[Math.floor(y * map.pixelsPerMm) * map.width + Math.floor(x * map.pixelsPerMm)] ?? -1;
}

test('an empty drawing is flat, and so are hidden layers and print', () => {
  const flat = [
    drawing([]),
    drawing([], { layers: [layer([shape('a', rect(20, 20, 50, 50))], { visible: false })] }),
    drawing([text('t', 'print only')]),
  ];
  for (const one of flat)
    expect(rasterise(one, { pixelsPerMm: 2 }).values.every((value) => value === 0)).toBe(true);
});

test('the map is as large as the sheet', () => {
  const { width, height } = rasterise(drawing([]), { pixelsPerMm: 2 });
  expect([width, height]).toEqual([420, 594]);
  const letter = { ...drawing([]).sheet, width: 8.5 * 25.4, height: 11 * 25.4 };
  const map = rasterise(drawing([], { sheet: letter }), { pixelsPerMm: 20 / 25.4 });
  expect([map.width, map.height]).toEqual([170, 220]);
});

test('a line has its own width and height', () => {
  const map = rasterise(
    drawing([shape('a', lines([20, 50, 120, 50]), { line: { style: 'solid', width: 2 }, height: 0.5 })]),
    { pixelsPerMm: FINE },
  );
  const at = probe(map);
  expect([at(70, 49.05), at(70, 50.95), at(70, 48.9), at(70, 51.1)]).toEqual([0.5, 0.5, 0, 0]);
});

test('the higher of two overlapping items wins in any order', () => {
  const low = shape('low', rect(20, 20, 40, 40), { texture: 'solid', line: null, height: 0.25 });
  const high = shape('high', rect(40, 40, 40, 40), { texture: 'solid', line: null, height: 1 });
  const [a, b] = [drawing([low, group('g', [high])]), drawing([high, low])];
  expect(rasterise(a, { pixelsPerMm: 2 }).values).toEqual(rasterise(b, { pixelsPerMm: 2 }).values);
  expect(probe(rasterise(a, { pixelsPerMm: 2 }))(50, 50)).toBe(1);
});

test.each(TEXTURES.filter((texture) => texture !== 'solid'))(
  '%s stays 2 mm off its contour and in its shape',
  (texture) => {
    for (const medium of ['swell', 'touchscreen'] as const) {
      const item = shape('a', rect(20, 20, 80, 60), { texture, line: { style: 'solid', width: 1 } });
      const sheet = { ...drawing([]).sheet, width: 120, height: 100 };
      const map = rasterise(drawing([item], { sheet }), { pixelsPerMm: FINE, medium });
      const at = probe(map);
      let inside = 0;
      let strayed = 0;
      for (let x = 10.05; x < 110; x += 0.1) {
        for (let y = 10.05; y < 90; y += 0.1) {
          const deep = Math.min(x - 20, 100 - x, y - 20, 80 - y);
          const height = at(x, y);
          if (height > 0 && ((deep > 0.65 && deep < 2.3) || deep < -0.65)) strayed += 1;
          if (deep > 2.6 && height > 0.5) inside += 1;
        }
      }
      expect(strayed).toBe(0);
      expect(inside).toBeGreaterThan(10_000);
    }
  },
);

test('a texture without a contour fills its shape to the edge', () => {
  const item = shape('a', rect(20, 20, 60, 60), { texture: 'lines-horizontal', line: null });
  const at = probe(rasterise(drawing([item]), { pixelsPerMm: FINE }));
  expect([at(20.2, 40), at(79.8, 40), at(19.8, 40), at(80.2, 40)]).toEqual([1, 1, 0, 0]);
});

test('a braille dot has exactly the base and place of its standard', () => {
  for (const braille of ['nls-800', 'marburg-medium', 'everest-d', 'ada-703'] as const) {
    const { dotDiameter, dotPitch } = BRAILLE_STANDARDS[braille];
    const sheet = { ...drawing([]).sheet, width: 40, height: 40, braille };
    const map = rasterise(
      drawing([text('t', 'c', { at: { x: 20, y: 20 }, braille: cells('⠉') })], { sheet }),
      { pixelsPerMm: 40 },
    );
    const row = Math.floor((20 + dotDiameter / 2) * 40) * map.width;
    const raised = Array.from(map.values.subarray(row, row + map.width).entries()).filter(
      ([, value]) => value > 0,
    );
    const columns = raised.map(([column]) => column / 40);
    const first = columns.filter((x) => x < 20 + (dotDiameter + dotPitch) / 2);
    expect(first.length / 40).toBeCloseTo(dotDiameter, 1);
    expect((columns.at(-1) ?? 0) - (columns[0] ?? 0) + 1 / 40).toBeCloseTo(dotPitch + dotDiameter, 1);
    expect(maxOf(raised.map(([, value]) => value))).toBeCloseTo(1, 2);
  }
});

test('the darkness of a picture becomes its height at any rotation', () => {
  const png = toBase64(encodePng({ width: 2, height: 1, channels: 2, data: Uint8Array.of(0, 255, 0, 0) }));
  const at = probe(
    rasterise(drawing([image('i', { png, placement: [0, 40, -20, 0, 60, 20], height: 0.5 })]), {
      pixelsPerMm: 2,
    }),
  );
  expect([at(50, 25), at(50, 55), at(70, 30)]).toEqual([0.5, 0, 0]);
});

test('items off the sheet, without size or very far away raise nothing and end quickly', () => {
  const items = [
    shape('far', rect(1e7, 1e7, 100, 100), { texture: 'crosshatch' }),
    shape('none', rect(50, 50, 0, 0), { texture: 'waves', line: null }),
    shape('long', lines([-1e7, -1e7, -1e7, 1e7]), { line: { style: 'dotted', width: 1 } }),
    shape('empty', { type: 'path', subpaths: [] }, { texture: 'grid' }),
  ];
  for (const edges of ['soft', 'sharp'] as const)
    expect(measureRaisedShare(rasterise(drawing(items), { pixelsPerMm: 1, edges }))).toBe(0);
});

test('a sheet of 10 m is drawn at a coarse resolution and refused at a fine one', () => {
  const sheet = { ...drawing([]).sheet, width: 10_000, height: 10_000 };
  expect([doesFitRaster(sheet, 0.5), doesFitRaster(sheet, 4)]).toEqual([true, false]);
  expect(() => rasterise(drawing([], { sheet }), { pixelsPerMm: 4 })).toThrow('too large');
});

test('a path of a million points is drawn within seconds', () => {
  const count = 1_000_000;
  const segments = Array.from({ length: count }, (_, i) => ({
    to: { x: 100 + 80 * Math.sin(i / 7001), y: 150 + 120 * Math.cos(i / 4999) },
  }));
  const path = { type: 'path', subpaths: [{ start: { x: 100, y: 150 }, segments, closed: false }] } as const;
  const started = performance.now();
  const share = measureRaisedShare(rasterise(drawing([shape('a', path)]), { pixelsPerMm: 4 }));
  expect(share).toBeGreaterThan(0.05);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('the raised share is the share of the area at any height', () => {
  for (const height of [0.2, 1]) {
    const item = shape('a', rect(10.3, 20.7, 105, 148.5), { texture: 'solid', line: null, height });
    expect(measureRaisedShare(rasterise(drawing([item]), { pixelsPerMm: 2 }))).toBeCloseTo(0.25, 2);
  }
});

for (const { tags, cases } of splitSample(['dots-fine', 'lines-rising', 'grid', 'waves'] as const, 4))
  test.each(cases)(
    'the raised area of %s is what librsvg paints of it, at any height',
    { tags },
    (texture) => {
      for (const height of [0.3, 1]) {
        const page = drawing([shape('a', rect(10, 10, 190, 277), { line: null, texture, height })]);
        const area = 100 * measureRaisedArea(page, { pixelsPerMm: 2 });
        expect(Math.abs(area - measureInkShare(writeDrawing(page), 0))).toBeLessThan(1);
      }
    },
  );

test('darkness is height when the map is a picture', () => {
  const values = Float32Array.of(0, 0.5, 1);
  expect([...heightPicture({ width: 3, height: 1, pixelsPerMm: 1, values }).data]).toEqual([255, 128, 0]);
});
