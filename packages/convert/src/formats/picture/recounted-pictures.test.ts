import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { readPlainDrawing } from '@relievo/graphic/testing';
import { COUNTED_EVIDENCE, SHARED_EVIDENCE } from '@relievo/trace/classify';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { importSource } from '../import-source.ts';
import { loadSharp } from '../sharp.ts';
import { drawCycle, drawRow, KNOWN_PICTURES } from './testing/known-pictures.ts';
import { readPlainPixels } from './testing/plain-pixels.ts';
import { recountEvidence } from './testing/recount-evidence.ts';
import { recountPicture } from './testing/recount-picture.ts';

/** `npm run lab -- counts` recounts more of them. Six boxes in a row have joins that lie as dashes of one line do. */
const FEW = [
  ...KNOWN_PICTURES.filter(({ name }) => /house|grey|tree|islands|exercises|powers|grid|clouds/.test(name)),
  { name: 'six boxes in a row', svg: drawRow(6) },
  { name: 'six rounds in a cycle', svg: drawCycle(6) },
];

async function recount(svg: string) {
  const sharp = await loadSharp();
  const bytes = new Uint8Array(
    await sharp(Buffer.from(svg), { density: 72 }).flatten({ background: '#ffffff' }).png().toBuffer(),
  );
  const read = await importSource(
    { name: 'picture.png', bytes },
    { profile: getProfile('swell-a4'), translate: translator.translate, isWholePicture: true },
  );
  if (!read.ok || !read.value.picture) throw new Error('It was not read.');
  const { source, picture, changes } = read.value;
  const drawing = readPlainDrawing(writeDrawing(source.drawing));
  return recountPicture(
    { seen: picture.seen, changes },
    { svg, drawing, pixels: await readPlainPixels(bytes) },
  );
}

for (const { tags, cases } of splitSample(FEW, 3))
  test.each(cases)(
    'the numbers about the picture $name are those that a second reader counts',
    { tags },
    async ({ svg }) => {
      expect((await recount(svg)).filter(({ right, differ }) => !right || differ > 0)).toEqual([]);
    },
  );

test('each kind of evidence that has a number is recounted', () => {
  const originals = {
    svg: drawRow(2),
    drawing: readPlainDrawing('<svg width="9" height="9"></defs></svg>'),
    pixels: { data: new Uint8Array(3 * 64), width: 8, height: 8, count: 64 },
  };
  const codes = [...COUNTED_EVIDENCE, ...SHARED_EVIDENCE].filter(
    (code) => !/^(few_parts|plain_lines)$/.test(code),
  );
  expect(codes.filter((code) => recountEvidence(code, originals, []) === null)).toEqual([]);
});

test('an area that lies aslant is as narrow as it is, and not as the box around it', async () => {
  const sharp = await loadSharp();
  const bars = [0, 1, 2].map(
    (at) =>
      `<path fill="#c33" d="M${60 + 240 * at} 440L${300 + 240 * at} 60L${316 + 240 * at} 70L${76 + 240 * at} 450Z"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#fff"/>${bars.join('')}</svg>`;
  const read = await importSource(
    { name: 'bars.png', bytes: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()) },
    { profile: getProfile('swell-a4'), translate: translator.translate, isWholePicture: true },
  );
  const seen = read.ok ? read.value.picture?.seen : undefined;
  expect(seen?.complexity.areas).toBe(3);
  expect(seen?.touch.problems).toContainEqual(
    expect.objectContaining({ code: 'areas_small', count: 3, of: 3 }),
  );
});
