import { decodePng } from '@relievo/graphic/png';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { png } from './png.ts';
import { darkness } from './testing/ink.ts';
import {
  createDrawing,
  createShape,
  createText,
  findBytes,
  listCodes,
  readExample,
  unwrapMade,
} from './testing/make.ts';
import { renderByRsvg } from './testing/rsvg.ts';

const A4 = getProfile('swell-a4');
function makePng(source: Parameters<typeof png.make>[0], pngWidth: number) {
  return png.make(source, A4, { settings: { pngWidth } });
}
function drawPicture(source: Parameters<typeof makePng>[0], width: number) {
  return unwrapMade(decodePng(findBytes(makePng(source, width))));
}

test('the picture is as wide as was asked, in the shape of its sheet', () => {
  const { width, height } = drawPicture({ drawing: readExample('clock') }, 500);
  expect([width, height]).toEqual([500, Math.ceil((500 * 297) / 210)]);
});

test('the picture shows what librsvg sees in the SVG', () => {
  const source = readExample('island');
  const width = Math.ceil((210 / 25.4) * 100);
  const ours = drawPicture({ drawing: source }, width);
  const theirs = renderByRsvg(source, A4, 100);
  let both = 0;
  let either = 0;
  for (let y = 0; y < theirs.height - 1; y += 1) {
    for (let x = 0; x < theirs.width - 1; x += 1) {
      const [one, other] = [darkness(ours, x, y), darkness(theirs, x, y)];
      both += Math.min(one, other);
      either += Math.max(one, other);
    }
  }
  expect(both / either).toBeGreaterThan(0.9);
});

test('print has the shapes of its letters, on its baseline and as wide as the typeface says', () => {
  const words = createText('t', 'HH', { at: { x: 20, y: 20 }, printSize: 10 });
  const picture = drawPicture({ drawing: createDrawing([words]) }, 2100);
  const inked = (x: number, y: number) => darkness(picture, Math.round(x * 10), Math.round(y * 10)) > 0.5;
  const rows = Array.from({ length: 200 }, (_, at) => 15 + at / 10).filter((y) =>
    Array.from({ length: 100 }, (_, at) => 20 + at / 5).some((x) => inked(x, y)),
  );
  // Capitals of DejaVu are 0.729 of the em high, and the em is 0.8 of the line.
  expect([rows[0], rows.at(-1)]).toEqual([expect.closeTo(28 - 8 * 0.729, 0), expect.closeTo(28, 0)]);
});

test('low and coloured things are drawn black, and the person is told', () => {
  const items = [createShape('low', { height: 0.3 }), createShape('red', { color: '#ff0000' })];
  expect(listCodes(makePng({ drawing: createDrawing(items) }, 300))).toEqual([
    'one_height',
    'black_instead_of_color',
  ]);
});

test('an impossible width is refused', () => {
  for (const width of [0, 2.5, 30_000, Number.NaN])
    expect(makePng({ drawing: createDrawing([createShape('a')]) }, width)).toMatchObject({
      ok: false,
      problems: [{ code: 'picture_size_not_possible' }],
    });
});
