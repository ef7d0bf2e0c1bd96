import { walkBlocks } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { importDrafts } from '../import-drafts.ts';
import { openPage } from '../pdf/open-page.ts';
import { withDocument } from '../pdf/pdfium.ts';
import { renderArea } from '../pdf/render-area.ts';
import { writePages, writeWords } from '../pdf/testing/write-pdf.ts';
import { loadSharp } from '../sharp.ts';
import { importPrintedPictures } from './import-printed-pictures.ts';

const OPTIONS = { profile: getProfile('swell-a4'), translate: translator.translate };

const LINES = [
  '1. Where does the water of a river come from, and where does it go?',
  '2. Why is the sea salty, although the rivers that fill it are not?',
  '3. Which way does the wind blow along the coast on a hot afternoon?',
  '4. Name three animals that live in cold water and say what they eat.',
];

/** Writes the picture that a scanner makes of a page. */
async function scanPage(title: string, lines: readonly string[]): Promise<Uint8Array> {
  const print = writePages([
    writeWords(title, { x: 60, y: 740, size: 24, font: 2 }) +
      lines.map((line, at) => writeWords(line, { x: 60, y: 690 - at * 30, size: 13 })).join(''),
  ]);
  const rendered = await withDocument(print, (library, document) =>
    renderArea(library, openPage(library, document, 0), { left: 0, bottom: 0, right: 595, top: 842 }, 2.8),
  );
  if ('problem' in rendered) throw new Error(rendered.problem);
  const { width, height, data } = rendered.made;
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('a picture of a page of print is a document with its heading and its tasks', async () => {
  const bytes = await scanPage('Rivers and seas', LINES);
  const read = await importDrafts({ name: 'page.jpg', bytes }, OPTIONS);
  const [draft] = read.ok ? read.value : [];
  const blocks = [...walkBlocks(draft?.document?.document.blocks ?? [])].map(({ block }) => block);
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' ? [textOfInlines(block.content)] : [],
  );
  expect(headings).toEqual(['Rivers and seas']);
  const text = blocks
    .flatMap((block) => ('content' in block ? [textOfInlines(block.content)] : []))
    .join(' ');
  const words = LINES.flatMap((line) => line.replace(/^\d\. /, '').split(' '));
  const missing = words.filter((word) => !text.includes(word));
  expect(missing.length).toBeLessThanOrEqual(words.length / 50);
  expect(draft?.source).toHaveProperty('drawing');
});

test('a picture with few words remains a drawing alone', async () => {
  const bytes = await scanPage('Rivers', ['Rhine', 'Danube', 'Elbe']);
  const read = await importDrafts({ name: 'names.jpg', bytes }, OPTIONS);
  const [draft] = read.ok ? read.value : [];
  expect(draft?.source).toHaveProperty('drawing');
  expect(draft?.document).toBeUndefined();
});

const GERMAN = [
  '1. Das Wasser der Flüsse fließt zurück ins Meer, und die Sonne erwärmt es.',
  '2. Der Dampf steigt in die Höhe, wo die Luft kälter ist, und wird zu Wolken.',
  '3. Wenn die Tropfen groß genug sind, fallen sie als Regen auf die Erde.',
];

test('a German page that lies upside down is turned, and read and declared as German', async () => {
  const sharp = await loadSharp();
  const bytes = await sharp(await scanPage('Der Kreislauf', GERMAN))
    .rotate(180)
    .jpeg()
    .toBuffer();
  const read = await importPrintedPictures({ name: 'seite.jpg', bytes }, [1], {}, {});
  const { blocks, metadata } = read?.document.document ?? { blocks: [], metadata: null };
  const text = [...walkBlocks(blocks)]
    .flatMap(({ block }) => ('content' in block ? [textOfInlines(block.content)] : []))
    .join(' ');
  expect(metadata?.language).toBe('de');
  const words = GERMAN.flatMap((line) => line.replace(/^\d\. /, '').split(' '));
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
  const codes = read?.notes.map(({ code }) => code);
  expect(codes).toEqual(['pdf_scan_turned', 'pdf_scan_read', 'pdf_scan_language_found']);
});
