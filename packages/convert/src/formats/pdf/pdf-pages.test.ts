import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { createDocument } from '../../documents/document-of.ts';
import { writePlainText } from '../../documents/plain-text.ts';
import { unwrapMade } from '../../outputs/testing/make.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { importDrafts } from '../import-drafts.ts';
import { openFile } from '../importers.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/030-chromium-text-pages');
const BIRDS = join(import.meta.dirname, '../testing/documents/birds');
/** Printed by Chromium: a page in columns with lists and a table, a page of text with a drawing, a drawing alone. */
const worksheet = { name: 'plants.pdf', bytes: new Uint8Array(readFileSync(join(FOLDER, 'input.pdf'))) };
/** The same pages as cairo writes them, which says nothing of how they are built. */
const plain = {
  name: 'plants.pdf',
  bytes: new Uint8Array(readFileSync(join(import.meta.dirname, 'testing/without-structure.pdf'))),
};
const FILES = [
  { how: 'a PDF that says how it is built', file: worksheet, note: 'pdf_structure_read' },
  { how: 'a PDF that does not say so', file: plain, note: 'pdf_text_read' },
];
const options = { profile: getProfile('swell-a4'), translate: translator.translate };

test('a PDF tells of each page whether it is text or a drawing', async () => {
  const opened = unwrapMade(await openFile(worksheet));
  expect(opened.kind === 'pages' ? opened.pages : []).toMatchObject([
    { number: 1, kind: 'text' },
    { number: 2, kind: 'text', holdsGraphic: true },
    { number: 3, kind: 'drawing' },
  ]);
});

test('the pages of text become one text in reading order, and each graphic a drawing with its difference to the page', async () => {
  const [text, ...drawings] = unwrapMade(await importDrafts(worksheet, options));
  expect(text?.pages).toEqual([1, 2]);
  expect(text && writePlainText(createDocument(text.source))).toBe(
    readFileSync(join(FOLDER, 'expected.txt'), 'utf8'),
  );
  const told = drawings.map(({ pages, source, changes }) => ({
    pages,
    words: source.drawing.layers.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' ? [item.print] : [])),
    ),
    difference: changes.find(({ code }) => code === 'pdf_difference')?.parameters,
  }));
  expect(told).toEqual([
    { pages: [2], words: ['leaf'], difference: { missing: 0, added: 0, count: 1 } },
    { pages: [3], words: ['cell'], difference: { missing: 0, added: 0, count: 1 } },
  ]);
});

test.each(FILES)('of $how headings, lists and tables are told apart', async ({ file, note }) => {
  const [text] = unwrapMade(await importDrafts(file, options));
  expect(text?.changes.map(({ code }) => code)).toContain(note);
  expect(text && writePlainText(createDocument(text.source))).toBe(
    readFileSync(join(FOLDER, 'expected.txt'), 'utf8'),
  );
  const kinds = text?.source.text?.map((block) =>
    block.kind === 'heading' ? `${block.level} ${block.text}` : block.kind,
  );
  expect(text?.source.drawing.title).toBe('How plants drink');
  expect(kinds).toEqual([
    'paragraph',
    '2 What you need',
    'list',
    '2 What to do',
    'list',
    'paragraph',
    'paragraph',
    'paragraph',
    '2 Measured',
    'table',
    'paragraph',
    '2 Questions',
    'paragraph',
  ]);
});

test('a picture beside a text is told by its alternative text, and as left out where the file says nothing of it', async () => {
  const read = (file: string) => ({
    name: 'birds.pdf',
    bytes: new Uint8Array(readFileSync(join(BIRDS, file))),
  });
  const [office, described] = [read('libreoffice-untagged.pdf'), read('libreoffice.pdf')];
  const [left] = unwrapMade(await importDrafts(office, options));
  expect(left?.changes).toContainEqual({
    code: 'picture_without_words',
    parameters: { count: 1 },
    items: [],
  });
  const [kept] = unwrapMade(await importDrafts(described, options));
  expect(kept?.changes).toContainEqual({ code: 'picture_in_words', parameters: { count: 1 }, items: [] });
});

test.each(['raised.pdf', 'raised-tagged.pdf'])(
  'what is raised or lowered in %s stands in its place, in letters that are so',
  async (name) => {
    const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, 'testing', name)));
    const [text] = unwrapMade(await importDrafts({ name, bytes }, options));
    expect(text?.source.text).toEqual([
      {
        kind: 'paragraph',
        text: 'The area is 25 cm² and water is H₂O. The star is 4 x 10¹² m away.',
      },
    ]);
  },
);

test('a scan with its words behind it is read as a text, and it is told that its picture is left out', async () => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, 'testing/scan-with-words.pdf')));
  const made = unwrapMade(await importDrafts({ name: 'scan.pdf', bytes }, options));
  expect(made).toHaveLength(1);
  expect(made[0]?.source.text?.map((block) => (block.kind === 'paragraph' ? block.text : block))).toEqual([
    expect.stringMatching(/^Line 1 of the text .* Line 8 of the text .* school\.$/),
  ]);
  expect(made[0]?.changes.map(({ code }) => code)).toEqual(['pdf_text_read', 'pdf_words_on_picture']);
});
