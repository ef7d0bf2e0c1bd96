import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { isHeic, unpackHeic } from './heic.ts';
import { pictureImporter } from './picture/picture.ts';
import { readPixels } from './pixels.ts';
import { loadSharp } from './sharp.ts';

/** Written by libheif's heif-enc of the drawing below, at quality 70. */
const FILE = new Uint8Array(readFileSync(new URL('testing/two-bars.heic', import.meta.url)));
const BARS = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#fff"/>
  <path d="M40 20V210H300" fill="none" stroke="#000" stroke-width="5"/>
  <rect x="70" y="100" width="60" height="110" fill="#1f77b4"/>
  <rect x="180" y="50" width="60" height="160" fill="#c00"/></svg>`;
const MOST = 1_000_000;

test('a HEIC shows what was painted, in its colours and its place', async () => {
  const sharp = await loadSharp();
  const painted = await sharp(Buffer.from(BARS)).removeAlpha().raw().toBuffer();
  const read = await readPixels(FILE);
  expect(read).toMatchObject({ width: 320, height: 240, channels: 3 });
  const off = painted.reduce((sum, value, at) => sum + Math.abs(value - (read?.data[at] ?? 0)), 0);
  expect(off / painted.length).toBeLessThan(4);
});

async function countParts(bytes: Uint8Array): Promise<{ areas: number; lines: number }> {
  const opened = await pictureImporter.open({ name: 'IMG_0001.HEIC', bytes });
  const made = opened.ok && opened.value.kind === 'pages' && (await opened.value.importPages([1], {}));
  const items = made && made.ok ? (made.value[0]?.source.drawing.layers[0]?.items ?? []) : [];
  const count = (role: string) => items.filter((item) => item.role === role).length;
  return { areas: count('area'), lines: count('outline') };
}

test('a HEIC becomes a drawing of the same areas and lines as a PNG', async () => {
  const sharp = await loadSharp();
  const parts = await countParts(await sharp(Buffer.from(BARS)).png().toBuffer());
  expect(parts.areas).toBe(2);
  expect(await countParts(FILE)).toEqual(parts);
});

test('a HEIC is told by what its file says that it is, and an AVIF and a film are none', async () => {
  const sharp = await loadSharp();
  const paper = { width: 16, height: 16, channels: 3, background: '#fff' } as const;
  const avif = await sharp({ create: paper }).avif().toBuffer();
  const film = new TextEncoder().encode('\0\0\0\x1cftypisom\0\0\x02\0isomiso2avc1mp41');
  expect([FILE, avif, film].map(isHeic)).toEqual([true, false, false]);
  expect([FILE, film].map((bytes) => pictureImporter.sniff(bytes, bytes))).toEqual(['certain', null]);
});

test('a HEIC that is cut off, or larger than wanted, is not read', async () => {
  expect(await unpackHeic(FILE.subarray(0, 600), MOST)).toBeNull();
  expect(await unpackHeic(FILE, 320 * 240 - 1)).toBeNull();
  expect(await unpackHeic(FILE, 320 * 240)).not.toBeNull();
});

test('where no program unpacks a HEIC, one sentence says what to do', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const opened = await pictureImporter.open({ name: 'IMG_0001.HEIC', bytes: FILE });
  vi.unstubAllEnvs();
  expect(opened).toEqual({ ok: false, problems: [{ code: 'heic_not_unpacked', parameters: {} }] });
});
