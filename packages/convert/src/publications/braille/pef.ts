import { createHash } from 'node:crypto';
import type { BookPage } from '@relievo/braille/book';
import { succeed } from '@relievo/graphic/model';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { uuidOf } from '../../outputs/braille/identifier.ts';
import { type PefPages, writePef } from '../../outputs/braille/write-pef.ts';
import type { Publication } from '../publication.ts';
import { transcribeDocument } from './transcribe-document.ts';

/** All volumes are in one file of Unicode braille. */
export const pef = {
  id: 'pef',
  name: 'PEF',
  use: 'Volumes of braille for embossers that know Unicode braille.',
  mediaType: 'application/x-pef+xml',
  make: async ({ document }, means) => {
    const made = await transcribeDocument(document, means);
    if (!made.ok) return made;
    const { volumes, changes, engine, table, columns, rows } = made.value;
    const { metadata } = document;
    const inSections = volumes.map(({ front, preliminary, body }) => [
      rowsOf([...front, ...preliminary]),
      ...splitAtDrawings(body),
    ]);
    const text = writePef({
      identifier: `urn:uuid:${uuidOf(hashOf(inSections))}`,
      title: metadata.title,
      creator: metadata.authors.join(', ') || means.settings.creator,
      language: metadata.language,
      date: means.settings.date,
      columns,
      rows,
      volumes: inSections,
    });
    return succeed({
      files: [{ name: 'book.pef', mediaType: 'application/x-pef+xml', bytes: encodeUtf8(text) }],
      changes,
      braille: { engine, table },
    });
  },
} satisfies Publication<'pef'>;

function rowsOf(pages: readonly BookPage[]): PefPages {
  return pages.map(({ rows }) => rows);
}

/** Splits pages of text from pages of drawings, so that a person finds the drawings to emboss. */
function splitAtDrawings(pages: readonly BookPage[]): readonly PefPages[] {
  const sections: (readonly string[])[][] = [];
  let isTactile: boolean | null = null;
  for (const page of pages) {
    if (page.isTactile !== isTactile) sections.push([]);
    isTactile = page.isTactile;
    sections.at(-1)?.push(page.rows);
  }
  return sections;
}

function hashOf(volumes: readonly (readonly PefPages[])[]): string {
  const hash = createHash('sha256');
  for (const sections of volumes)
    for (const pages of sections) for (const rows of pages) hash.update(rows.join('\n'));
  return hash.digest('hex');
}
