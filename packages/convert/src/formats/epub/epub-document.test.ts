import { createNewIds } from '@relievo/document/model';
import { validate } from '@relievo/document/validation';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { importDrafts } from '../import-drafts.ts';

const OPTIONS = { profile: getProfile('swell-a4'), translate: translator.translate };

function page(body: string): string {
  return `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>x</title></head><body>${body}</body></html>`;
}

/** Reads a book of these chapters as one document. */
async function readBook(...chapters: readonly string[]) {
  const names = chapters.map((_, at) => `chapter-${at + 1}.xhtml`);
  const manifest = names.map(
    (name, at) => `<item id="c${at}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const spine = names.map((_, at) => `<itemref idref="c${at}"/>`);
  const files = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="book/package.opf"/></rootfiles></container>',
    'book/package.opf': `<package xmlns:dc="urn:dc"><metadata><dc:title>Seas</dc:title><dc:language>en</dc:language></metadata><manifest>${manifest.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
    'book/pictures/a hill.svg':
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="100mm" height="60mm"><rect x="10" y="10" width="50" height="30" fill="none" stroke="#000"/><text x="10" y="55">Hill</text></svg>',
    ...Object.fromEntries(names.map((name, at) => [`book/${name}`, page(chapters[at] ?? '')])),
  };
  const bytes = packArchive(
    Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
  const drafts = await importDrafts({ name: 'seas.epub', bytes }, OPTIONS);
  const document = drafts.ok ? drafts.value[0]?.document?.document : undefined;
  if (!document) throw new Error('There is no document.');
  expect(validate(document)).toMatchObject({ ok: true });
  return document;
}

test('the chapters of a book are one document, and a link between chapters leads to its block', async () => {
  const { blocks, metadata } = await readBook(
    '<h1>One</h1><p>See <a href="chapter-2.xhtml#deep">the deep</a>.</p>',
    '<h1>Two</h1><h2 id="deep">Deep</h2>',
  );
  expect(metadata).toMatchObject({ title: 'Seas', language: 'en' });
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'heading', 'heading']);
  expect(blocks[1]).toMatchObject({ content: [{}, { text: 'the deep', link: `#${blocks[3]?.id}` }, {}] });
});

test('an SVG file of a book is drawn in the figure that shows it', async () => {
  const { blocks } = await readBook(
    '<figure><img src="pictures/a%20hill.svg" alt=""/><figcaption>Figure 1: A hill</figcaption></figure>',
  );
  expect(blocks).toMatchObject([
    { kind: 'figure', treatment: 'tactile', shows: { drawing: { version: 1 } }, words: ['Hill'] },
  ]);
});

test('ids of blocks in different chapters are apart', async () => {
  const { blocks } = await readBook('<p>One</p>', '<p>Two</p>');
  const newId = createNewIds();
  expect(blocks.map(({ id }) => id)).toEqual([newId('p'), newId('p')]);
});
