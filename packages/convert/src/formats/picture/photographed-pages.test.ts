import { type Corners, findPage } from '@relievo/trace/page';
import type { Pixels } from '@relievo/trace/pixels';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { readPixels } from '../pixels.ts';
import { loadSharp } from '../sharp.ts';
import { KNOWN_PICTURES } from './testing/known-pictures.ts';
import { type Photograph, photographPage } from './testing/photographs.ts';

const SHEETS = KNOWN_PICTURES.filter(({ kind }) => kind !== 'mathematics');

async function readPicture(bytes: Uint8Array): Promise<Pixels> {
  const read = await readPixels(bytes);
  if (!read) throw new Error('The picture cannot be read.');
  const { width, height, channels, data } = read;
  return { width, height, channels: channels === 1 ? 1 : 3, data: new Uint8Array(data) };
}

async function photographSheet(seed: number): Promise<Photograph> {
  const sharp = await loadSharp();
  const svg = SHEETS[seed % SHEETS.length]?.svg ?? '';
  const sheet = await sharp(Buffer.from(svg), { density: 72 }).png().toBuffer();
  const seen = photographPage(await readPicture(sheet), { seed, width: 800, height: 600 });
  const { width, height, data } = seen.pixels;
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(seen.blur)
    .jpeg({ quality: 80 })
    .toBuffer();
  return { ...seen, pixels: await readPicture(bytes) };
}

/** Of the diagonal of the picture, in percent: the corner that lies furthest off. */
function measureOff(found: Corners | null, { corners, pixels }: Photograph): number {
  if (!found) return 100;
  const diagonal = Math.hypot(pixels.width, pixels.height);
  const offs = found.map(({ x, y }, at) => Math.hypot(x - (corners[at]?.x ?? 0), y - (corners[at]?.y ?? 0)));
  return (100 * maxOf(offs)) / diagonal;
}

test('of twenty photographs of pages, under shadows, folded and blurred, the corners of eighteen are found within 1 % of the diagonal', {
  tags: 'exhaustive',
}, async () => {
  const offs: number[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const seen = await photographSheet(seed);
    offs.push(measureOff(findPage(seen.pixels), seen));
  }
  expect(offs.filter((off) => off <= 1).length).toBeGreaterThanOrEqual(18);
});
