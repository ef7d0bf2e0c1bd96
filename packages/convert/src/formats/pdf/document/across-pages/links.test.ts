import { walkInlines } from '@relievo/document/model';
import { validate } from '@relievo/document/validation';
import { expect, test } from 'vitest';
import { readPdfDocument } from '../../testing/read-document.ts';
import { stream, writePdf, writeWords } from '../../testing/write-pdf.ts';

/** Writes two pages. The annotations are those of the first one, whose box may begin elsewhere than at zero. */
function writeLinked(annotations: readonly string[], box = '0 0 595 842'): Uint8Array {
  const first = ['Roots drink. See the leaves or the atlas of plants.', 'A line below'];
  const second = ['Leaves', 'They are green.', 'Flowers'];
  const page = (content: number, more: string) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> ${more} >>`;
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(5, `/Annots [${annotations.map((one) => `<< /Type /Annot /Subtype /Link ${one} >>`).join(' ')}]`),
    page(6, ''),
    stream(first.map((words, at) => writeWords(words, { x: 60, y: 700 - 40 * at })).join('')),
    stream(
      second
        .map((words, at) => writeWords(words, { x: 60, y: 700 - 60 * at, size: at === 1 ? 12 : 18 }))
        .join(''),
    ),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]);
}

/** Letters of Courier are 7.2 points wide at 12 points. */
function areaOf(from: number, to: number, y = 700): string {
  return `/Rect [${60 + 7.2 * from} ${y - 3} ${60 + 7.2 * to} ${y + 10}]`;
}

async function listLinks(bytes: Uint8Array) {
  const { document } = await readPdfDocument(bytes);
  expect(validate(document)).toMatchObject({ ok: true });
  const ids = new Map(document.blocks.map((block) => [`#${block.id}`, block]));
  return [...walkInlines(document.blocks)].flatMap((inline) => {
    if (inline.kind !== 'text' || inline.link === undefined) return [];
    const target = ids.get(inline.link);
    const words =
      target && 'content' in target ? target.content.map((one) => ('text' in one ? one.text : '')) : [];
    return [`${inline.text}: ${target ? words.join('') : inline.link}`];
  });
}

const TO_ATLAS = '/A << /S /URI /URI (https://plants.example/atlas) >>';

test('a link leads to its address, or to the block at its place in the file', async () => {
  const links = [
    `${areaOf(17, 27)} /Dest [4 0 R /XYZ 60 715 0]`,
    `${areaOf(35, 40)} ${TO_ATLAS}`,
    `${areaOf(2, 6, 660)} /A << /S /GoTo /D [4 0 R /XYZ 60 600 0] >>`,
  ];
  expect(await listLinks(writeLinked(links))).toEqual([
    'the leaves: Leaves',
    'atlas: https://plants.example/atlas',
    'line: Flowers',
  ]);
});

test('links of a page whose box begins elsewhere are at their words', async () => {
  expect(await listLinks(writeLinked([`${areaOf(35, 40)} ${TO_ATLAS}`], '20 30 615 872'))).toEqual([
    'atlas: https://plants.example/atlas',
  ]);
});

test('links that lead to programs, to files and to pages that are missing are plain text', async () => {
  const links = [
    `${areaOf(0, 5)} /A << /S /URI /URI (javascript:alert\\(1\\)) >>`,
    `${areaOf(6, 11)} /A << /S /Launch /F (tool.exe) >>`,
    `${areaOf(13, 16)} /Dest [99 0 R /Fit]`,
  ];
  expect(await listLinks(writeLinked(links))).toEqual([]);
});
