import { walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { wordsOf } from '../../words/testing/words-of.ts';
import { importDrafts } from '../import-drafts.ts';
import { writeBmp } from '../testing/write-bmp.ts';

const OPTIONS = { profile: getProfile('swell-a4'), translate: translator.translate };
const [WIDTH, HEIGHT] = [420, 300];

/** Two axes and two bars on white paper, as rows of 0 for white and 1 for black. */
function paintBars(): number[][] {
  const rows = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => 0));
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (const row of rows.slice(top, bottom)) row.fill(1, left, right);
  };
  fill(40, 30, 44, 270);
  fill(40, 266, 390, 270);
  fill(100, 120, 160, 266);
  fill(240, 60, 300, 266);
  return rows;
}

function toSharp(rows: number[][]) {
  const data = Uint8Array.from(rows.flat(), (ink) => (ink === 1 ? 0 : 255));
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } });
}

const BARS = paintBars();
const FLIPPED = BARS.map((row) => row.toReversed());
const COLORS = [
  [255, 255, 255],
  [0, 0, 0],
] as const;

async function readParts(name: string, bytes: Uint8Array) {
  const read = await importDrafts({ name, bytes }, OPTIONS);
  if (!read.ok) return wordsOf(read.problems[0]);
  return read.value.map(({ source }) =>
    [...walkLeaves(source.drawing)].map(({ kind, role }) => [kind, role]),
  );
}

const png = await readParts('bars.png', await toSharp(BARS).png().toBuffer());

test.each([
  ['an AVIF, whatever its name says,', 'bars.csv', () => toSharp(BARS).avif({ lossless: true }).toBuffer()],
  ['a TIFF', 'bars.tif', () => toSharp(BARS).tiff({ compression: 'lzw' }).toBuffer()],
  [
    'a TIFF of a fax',
    'bars.tiff',
    () => toSharp(BARS).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
  ],
  [
    'a TIFF in the four inks of print',
    'bars.tif',
    () => toSharp(BARS).toColourspace('cmyk').tiff().toBuffer(),
  ],
  ['a bitmap of one bit', 'bars.bmp', async () => writeBmp({ bits: 1, colors: COLORS, rows: BARS })],
  ['a bitmap of colours', 'bars.bmp', async () => writeBmp({ bits: 24, colors: COLORS, rows: BARS })],
])('%s becomes the drawing that a PNG becomes', async (_, name, write) => {
  expect(await readParts(name, await write())).toEqual(png);
});

test('each page of a scan is a drawing of its own', async () => {
  const pages = await Promise.all([BARS, FLIPPED].map((rows) => toSharp(rows).png().toBuffer()));
  const bytes = await sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
  const read = await importDrafts({ name: 'scan.tif', bytes }, OPTIONS);
  const drafts = read.ok ? read.value : [];
  expect(drafts.map(({ source, pages: [page] }) => [source.drawing.title, page])).toEqual([
    ['scan (1)', 1],
    ['scan (2)', 2],
  ]);
  const [one, other] = drafts.map(({ source }) => JSON.stringify(source.drawing.layers));
  expect(one).not.toBe(other);
});

test.each([
  ['a TIFF that is cut off', 'scan.tif', Uint8Array.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 9])],
  ['a TIFF of nothing but its first word', 'scan.tif', Uint8Array.from([0x4d, 0x4d, 0, 0x2a])],
  ['a bitmap that is cut off', 'a.bmp', writeBmp({ bits: 24, colors: COLORS, rows: BARS }).subarray(0, 900)],
])('%s is refused in one sentence', async (_, name, bytes) => {
  expect(await readParts(name, bytes)).toMatch(/^The picture cannot be read: .*\.$/);
});
