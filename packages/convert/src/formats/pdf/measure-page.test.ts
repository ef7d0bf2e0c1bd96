import { expect, test } from 'vitest';
import { createDocumentImport } from './document/import-document.ts';
import { createRetention, type MeasuredPage, measurePage } from './measure-page.ts';
import { openPage } from './open-page.ts';
import { withDocument } from './pdfium.ts';
import { outlineBlocks } from './testing/read-document.ts';
import { writePages, writeWords } from './testing/write-pdf.ts';

const BYTES = writePages(
  ['The first page', 'The second page'].map((words) => writeWords(words, { x: 60, y: 700 })),
);

async function measureAll(): Promise<readonly MeasuredPage[]> {
  const opened = await withDocument(BYTES, (library, document) =>
    [0, 1].map((at) => measurePage(library, { document, page: openPage(library, document, at) }, null)),
  );
  if ('problem' in opened) throw new Error(opened.problem);
  return opened.made;
}

async function outlineOf(pages: readonly (MeasuredPage | null)[]): Promise<readonly string[]> {
  const opened = { bytes: BYTES, pages, title: 'print', called: '', language: 'en', isTagged: false };
  const made = await createDocumentImport(opened)([1, 2], {});
  return made ? outlineBlocks(made.document.document.blocks) : [];
}

test('a document is read from pages that are measured already, and others are measured for it', async () => {
  const [first = null, second = null] = await measureAll();
  const whole = ['page 1', 'The first page', 'page 2', 'The second page'];
  expect(await outlineOf([null, null])).toEqual(whole);
  expect(await outlineOf([first, null])).toEqual(whole);
  // Both pages are read as the measurement of the second one, so nothing was measured again.
  expect(await outlineOf([second, second])).toEqual([
    'page 1',
    'The second page',
    'page 2',
    'The second page',
  ]);
});

test('measurements are retained until all pages together have too many parts', async () => {
  const [page] = await measureAll();
  const boxes = Array.from({ length: 150_000 }, () => ({ left: 0, right: 1, bottom: 0, top: 1 }));
  const full = page && { ...page, marks: { ...page.marks, shapes: boxes } };
  const retain = createRetention();
  expect([full, full, full, page].map((one) => one && retain(one) !== null)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
