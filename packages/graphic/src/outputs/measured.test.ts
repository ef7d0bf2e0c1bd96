import { BRAILLE_STANDARDS } from '@relievo/braille';
import { expect, test } from 'vitest';
import { brailleDots } from '../geometry/braille-dots.ts';
import { type Drawing, TEXTURES } from '../model/drawing.ts';
import { toBase64 } from '../png/base64.ts';
import { decodePng } from '../png/decode.ts';
import { encodePng } from '../png/encode.ts';
import type { Picture } from '../png/picture.ts';
import { getProfile } from '../profiles/profiles.ts';
import { rasterise } from '../raster/rasterise.ts';
import { cells, drawing, image, rect, shape, text } from '../testing/make.ts';
import { renderWithRsvg } from '../testing/rsvg.ts';
import { scene } from '../testing/scene.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import type { Output } from './output.ts';
import { svg } from './svg.ts';
import { tactileview } from './tactileview.ts';
import { tiger } from './tiger.ts';

/** 20 pixels a millimetre. */
const FINE = 508;

function renderOutput(
  output: Output,
  source: Drawing,
  dpi: number,
  profile = getProfile('swell-a4'),
): Picture {
  const result = output.make({ drawing: source }, profile);
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  const file = result.value.files.find(({ name }) => name.endsWith('.svg'));
  return renderWithRsvg(new TextDecoder().decode(file?.bytes), [
    '-d',
    `${dpi}`,
    '-p',
    `${dpi}`,
    '-b',
    'white',
  ]);
}

function darkness({ data, channels, width }: Picture, x: number, y: number): number {
  return 1 - (data[(y * width + x) * channels] ?? 255) / 255;
}

/** Where ink begins and ends along a row, in millimetres, by the share of the pixels at both ends. */
function inkAlong(picture: Picture, y: number, from: number, to: number): readonly [number, number] {
  const perMm = FINE / 25.4;
  const row = Math.floor(y * perMm);
  const columns = Array.from(
    { length: Math.floor((to - from) * perMm) },
    (_, i) => Math.floor(from * perMm) + i,
  ).filter((x) => darkness(picture, x, row) > 0.02);
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  return [(first + 1 - darkness(picture, first, row)) / perMm, (last + darkness(picture, last, row)) / perMm];
}

test.each([svg, tactileview])('$id has the lengths of the drawing in librsvg within 0.1 mm', (output) => {
  const items = [
    shape('frame', rect(20, 20, 100, 30), { line: { style: 'solid', width: 2 } }),
    shape('solid', rect(30, 60, 47.3, 20), { line: null, texture: 'solid' }),
    shape('mark', { type: 'symbol', symbol: 'square', at: { x: 100, y: 70 }, size: 7 }),
  ];
  const sheet = { ...drawing([]).sheet, width: 140, height: 100 };
  const picture = renderOutput(output, drawing(items, { sheet }), FINE);
  const measured = [
    inkAlong(picture, 35, 0, 140),
    inkAlong(picture, 70, 0, 90),
    inkAlong(picture, 70, 90, 140),
  ];
  const expected = [
    [19, 121],
    [30, 77.3],
    [96.5, 103.5],
  ];
  for (const [i, [left, right]] of measured.entries()) {
    expect(Math.abs(left - (expected[i]?.[0] ?? 0))).toBeLessThan(0.1);
    expect(Math.abs(right - (expected[i]?.[1] ?? 0))).toBeLessThan(0.1);
  }
});

test.each(['nls-800', 'marburg-medium', 'everest-d', 'ada-703'] as const)(
  'braille of %s has its exact dots in librsvg',
  (braille) => {
    const item = text('t', 'x', { at: { x: 10, y: 10 }, braille: cells('⠿⠿') });
    const sheet = { ...drawing([]).sheet, width: 40, height: 40, braille };
    const picture = renderOutput(svg, drawing([item], { sheet }), FINE);
    const { dotDiameter } = BRAILLE_STANDARDS[braille];
    for (const { x, y } of brailleDots(item, sheet)) {
      const [left, right] = inkAlong(picture, y, x - dotDiameter * 0.7, x + dotDiameter * 0.7);
      expect(Math.abs(right - left - dotDiameter)).toBeLessThan(0.1);
      expect(Math.abs((left + right) / 2 - x)).toBeLessThan(0.05);
    }
  },
);

test('librsvg and the rasteriser agree on what textures, lines and marks raise', () => {
  const left = new Set(['photo', 'print', 'paper', 'curve', 'label', 'two-lines']);
  const flat: Drawing = {
    ...scene,
    layers: scene.layers.map((layer) => ({ ...layer, items: layer.items.filter(({ id }) => !left.has(id)) })),
  };
  const dpi = 127;
  const picture = renderOutput(tactileview, flat, dpi);
  const map = rasterise(flat, { pixelsPerMm: dpi / 25.4 });
  let both = 0;
  let either = 0;
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const [ink, raised] = [darkness(picture, x, y), map.values[y * map.width + x] ?? 0];
      both += Math.min(ink, raised);
      either += Math.max(ink, raised);
    }
  }
  expect([picture.width, picture.height]).toEqual([map.width, map.height]);
  expect(both / either).toBeGreaterThan(0.93);
});

test('the Tiger picture has one pixel for every dot of the page, and its braille lies on the dots of the SVG', () => {
  const profile = getProfile('tiger-letter');
  const item = text('t', 'x', { at: { x: 20.4, y: 31.1 }, braille: cells('⠓⠑⠇⠇⠕\n⠿⠿') });
  const sheet = { ...drawing([]).sheet, width: 215.9, height: 279.4 };
  const result = tiger.make({ drawing: drawing([item], { sheet }) }, profile);
  const decoded = result.ok ? decodePng(result.value.files[0].bytes) : null;
  if (!decoded?.ok) throw new Error('no picture');
  const { width, height, data } = decoded.value;
  expect([width, height]).toEqual([170, 220]);
  const picture = renderOutput(tiger, drawing([item], { sheet }), 20 * 10, profile);
  expect([picture.width, picture.height]).toEqual([1700, 2200]);
  const mismatches = [...data.entries()].filter(([at, value]) => {
    const ink = darkness(picture, (at % width) * 10 + 5, Math.floor(at / width) * 10 + 5);
    return value < 255 !== ink > 0.5;
  });
  expect(mismatches).toEqual([]);
  expect(data.filter((value) => value === 0).length).toBe(3 + 2 + 3 + 3 + 3 + 12);
});

test('a textured area is inked as much in the file as in the height map', { tags: 'exhaustive' }, () => {
  for (const texture of TEXTURES) {
    const sheet = { ...drawing([]).sheet, width: 100, height: 100 };
    const source = drawing([shape('a', rect(10, 10, 80, 80), { texture })], { sheet });
    const picture = renderOutput(svg, source, 127);
    const map = rasterise(source, { pixelsPerMm: 5 });
    const ink = Array.from({ length: 500 * 500 }, (_, at) =>
      darkness(picture, at % 500, Math.floor(at / 500)),
    ).reduce((a, b) => a + b, 0);
    const raised = map.values.reduce((a, b) => a + b, 0);
    expect(Math.abs(ink - raised) / raised).toBeLessThan(0.07);
  }
});

test('an upright picture has its place of the drawing in the file', () => {
  const black = toBase64(encodePng({ width: 2, height: 2, channels: 1, data: new Uint8Array(4) }));
  const sheet = { ...drawing([]).sheet, width: 60, height: 40 };
  const picture = renderOutput(
    svg,
    drawing([image('i', { png: black, placement: [30, 0, 0, 20, 10.5, 8] })], { sheet }),
    FINE,
  );
  const [left, right] = inkAlong(picture, 15, 0, 60);
  expect([Math.abs(left - 10.5) < 0.1, Math.abs(right - 40.5) < 0.1]).toEqual([true, true]);
});
