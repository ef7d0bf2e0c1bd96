import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { runHere } from './testing/run-here.ts';

const BARS = join(
  import.meta.dirname,
  '../../packages/convert/src/formats/fixtures/081-png-of-bars/input.png',
);

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a picture becomes swell paper and a braille file, with its words in braille', async () => {
  const folder = createFolder();
  copyFileSync(BARS, join(folder, 'photo.png'));
  const { out } = await runHere(folder, ['convert', 'photo.png', '--to', 'swell,brf']);
  expect(out).toContain('3 words were read in the picture, in 2 labels.');
  expect(out).not.toContain('has no braille');
  expect(readFileSync(join(folder, 'photo/swell/swell.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(readFileSync(join(folder, 'photo/brf/braille.brf'), 'latin1').toUpperCase()).toContain(',BOOKS R1D');
});

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

test('a picture of 50,000 x 50,000 pixels in a few bytes is refused in one sentence', async () => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header[8] = 1;
  const packed = deflateSync(Buffer.alloc(6251 * 2000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const folder = createFolder();
  writeFileSync(
    join(folder, 'huge.png'),
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]),
  );
  const { status, err } = await runHere(folder, ['convert', 'huge.png', '--to', 'swell']);
  expect(status).toBe(2);
  expect(err).toMatch(/^huge\.png: The picture cannot be read: .* more than 50 million pixels\./);
});
