import { expect, test } from 'vitest';
import { createNoteTaker } from '../../../notes.ts';
import { createScanLanguages } from './scan-languages.ts';

function choose(
  stated: string,
  pages: readonly { readonly found: string | null; readonly letters: number }[],
  otherPages = 0,
): { readonly language: string; readonly codes: readonly string[] } {
  const notes = createNoteTaker();
  const languages = createScanLanguages(stated);
  for (const page of pages) languages.add(page);
  return { language: languages.choose(otherPages, notes), codes: notes.notes().map(({ code }) => code) };
}

test('a document is in the language of most of the letters of its scans, with a note', () => {
  const pages = [
    { found: 'de', letters: 900 },
    { found: 'fr', letters: 200 },
  ];
  expect(choose('en', pages)).toEqual({ language: 'de', codes: ['pdf_scan_language_found'] });
});

test('a stated language with its region remains without a note', () => {
  expect(choose('de-AT', [{ found: 'de', letters: 900 }])).toEqual({ language: 'de-AT', codes: [] });
});

test('scans without a language have the stated one, which a note says', () => {
  expect(choose('en', [{ found: null, letters: 30 }])).toEqual({
    language: 'en',
    codes: ['pdf_scan_language_unsure'],
  });
});

test('a language without a reader is declared, and a note says that its letters may be wrong', () => {
  expect(choose('en', [{ found: 'ru', letters: 500 }])).toEqual({
    language: 'ru',
    codes: ['pdf_scan_language_unread', 'pdf_scan_language_found'],
  });
});

test('one scan among pages of text does not give the document its language', () => {
  expect(choose('en', [{ found: 'de', letters: 900 }], 5)).toEqual({ language: 'en', codes: [] });
});

test('reading begins in the language of the page before', () => {
  const languages = createScanLanguages('en');
  languages.add({ found: 'el', letters: 100 });
  languages.add({ found: null, letters: 20 });
  expect(languages.next()).toBe('el');
});
