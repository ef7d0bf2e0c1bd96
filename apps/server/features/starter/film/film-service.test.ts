import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readFilm } from './film-service.ts';
import { FILM, planStoryboard, SCENES, writeCaptions } from './script-data.ts';
import { encodeFilm, keyFrameOf } from './webm-rules.ts';

/** The elements at one level of a WebM file: every length stands in eight bytes. */
function elementsOf(bytes: Uint8Array): { readonly id: string; readonly content: Uint8Array }[] {
  const found = [];
  for (let at = 0; at < bytes.length; ) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, bytes.length - at);
    const size = Math.clz32(view.getUint8(0)) - 23;
    const id = Buffer.from(bytes.subarray(at, at + size)).toString('hex');
    const length = Number(view.getBigUint64(size) & 0x00ff_ffff_ffff_ffffn);
    found.push({ id, content: bytes.subarray(at + size + 8, at + size + 8 + length) });
    at += size + 8 + length;
  }
  return found;
}

function findElement(bytes: Uint8Array, id: string) {
  return elementsOf(bytes)
    .filter((element) => element.id === id)
    .map(({ content }) => content);
}

function numberOf(bytes: Uint8Array = new Uint8Array()) {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** When each picture of a film comes, and the picture. */
function picturesOf(film: Uint8Array) {
  const [segment = new Uint8Array()] = findElement(film, '18538067');
  return findElement(segment, '1f43b675').flatMap((cluster) => {
    const [begin] = findElement(cluster, 'e7');
    return findElement(cluster, 'a3').map((block) => ({
      atMs: numberOf(begin) + new DataView(block.buffer, block.byteOffset).getInt16(1),
      isKey: block[3] === 0x80,
      vp8: block.subarray(4),
    }));
  });
}

describe('the film of the starter library', () => {
  test('shows every moment of its storyboard at its time, each picture whole', async () => {
    const pictures = picturesOf(await readFilm());
    expect(pictures.map(({ atMs }) => atMs)).toEqual(planStoryboard().moments.map(({ atMs }) => atMs));
    for (const { isKey, vp8 } of pictures) {
      // RFC 6386, 9.1: an even first byte says key frame; then the start code, width and height.
      expect([isKey, (vp8[0] ?? 1) & 1, [...vp8.subarray(3, 6)]]).toEqual([true, 0, [0x9d, 0x01, 0x2a]]);
      const size = new DataView(vp8.buffer, vp8.byteOffset + 6);
      expect([size.getUint16(0, true), size.getUint16(2, true)]).toEqual([FILM.width, FILM.height]);
    }
  });

  test('is small, states its length, and can be searched: its cues point at its clusters', async () => {
    const film = await readFilm();
    expect(film.length).toBeLessThan(500_000);
    const [segment = new Uint8Array()] = findElement(film, '18538067');
    const [info = new Uint8Array()] = findElement(segment, '1549a966');
    const [duration = new Uint8Array()] = findElement(info, '4489');
    expect(new DataView(duration.buffer, duration.byteOffset).getFloat64(0)).toBe(planStoryboard().lengthMs);
    const [cues = new Uint8Array()] = findElement(segment, '1c53bb6b');
    for (const point of findElement(cues, 'bb')) {
      const [positions = new Uint8Array()] = findElement(point, 'b7');
      const [cluster] = elementsOf(segment.subarray(numberOf(findElement(positions, 'f1')[0])));
      expect(cluster?.id).toBe('1f43b675');
      expect(numberOf(findElement(cluster?.content ?? new Uint8Array(), 'e7')[0])).toBe(
        numberOf(findElement(point, 'b3')[0]),
      );
    }
  });

  test('has captions from its first moment to its last, one after the other', () => {
    const cues = [...writeCaptions().matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)];
    expect(cues.map(([, , , words]) => words)).toEqual(SCENES.map(({ words }) => words));
    const seconds = (time = '') => Number(time.slice(6)) * 1000;
    expect(seconds(cues[0]?.[1])).toBe(0);
    expect(seconds(cues.at(-1)?.[2])).toBe(planStoryboard().lengthMs);
    const ends = cues.map(([, , end]) => end);
    expect(cues.slice(1).map(([, begin]) => begin)).toEqual(ends.slice(0, -1));
  });
});

test('a picture that is no simple lossy WebP is refused', async () => {
  const create = { width: 4, height: 4, channels: 4, background: '#f008' } as const;
  const lossless = new Uint8Array(await sharp({ create }).webp({ lossless: true }).toBuffer());
  expect(() => keyFrameOf(lossless)).toThrow('no simple lossy WebP');
  expect(() => encodeFilm([{ atMs: 0, webp: lossless }], { width: 4, height: 4, lengthMs: 1 })).toThrow(
    'no simple lossy WebP',
  );
});
