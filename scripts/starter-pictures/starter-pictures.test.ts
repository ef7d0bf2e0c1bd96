import { readFileSync } from 'node:fs';
import { maxOf } from '@relievo/words';
import { describe, expect, test } from 'vitest';
import { convertPicture } from './convert-picture.ts';
import { KEPT, readLogs, writeKeptDrawing } from './kept.ts';
import { STARTER_PICTURES } from './words.ts';

/** A line drawing, areas with textures, and an outline with marks; `node scripts/starter-pictures.ts` converts all ten. */
const SAMPLE = ['classroom', 'moon-phases', 'map-of-africa'];

describe.each(STARTER_PICTURES.filter(({ name }) => SAMPLE.includes(name)))('$name', (picture) => {
  test('becomes the drawing and the log that are kept when it is converted again', {
    tags: 'exhaustive',
  }, async () => {
    const bytes = new Uint8Array(readFileSync(KEPT.pictureOf(picture.name)));
    const { drawing, log } = await convertPicture(picture, bytes);
    expect(writeKeptDrawing(drawing)).toBe(readFileSync(KEPT.drawingOf(picture.name), 'utf8'));
    expect(log).toEqual(readLogs()[picture.name]);
  });
});

test('no picture is larger than 60 kB', () => {
  const sizes = STARTER_PICTURES.map(({ name }) => readFileSync(KEPT.pictureOf(name)).length);
  expect(sizes).toHaveLength(10);
  expect(maxOf(sizes)).toBeLessThanOrEqual(60_000);
});
