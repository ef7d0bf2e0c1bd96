import { expect, test } from 'vitest';
import { readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

/** Writes a grey picture of these pixels, 150 by 100 points large. */
function placePicture(width: number, height: number): string {
  const pixels = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (((x >> 4) + (y >> 4)) % 2 === 0 ? '10' : 'f0')).join(''),
  ).join('\n');
  return `q 150 0 0 100 100 600 cm\nBI /W ${width} /H ${height} /CS /G /BPC 8 /F /AHx ID\n${pixels}>\nEI Q\n`;
}

async function cut(width: number, height: number): Promise<readonly (readonly [number, number])[]> {
  const words = writeWords('A picture is on this page of words.', { x: 60, y: 760 });
  const { document } = await readPdfDocument(writePages([words + placePicture(width, height)]));
  return document.pictures.map((picture) => [picture.width, picture.height]);
}

test('a picture of a page has as many pixels as the file has, so that its print can be read', async () => {
  expect(await cut(600, 400)).toEqual([[600, 400]]);
});

test('a picture with few pixels is cut as the page shows it, and one with too many is made smaller', async () => {
  expect(await cut(60, 40)).toEqual([[313, 208]]);
  expect(await cut(2400, 1600)).toEqual([[1600, 1067]]);
});
