import { createNewIds } from '@relievo/document/model';
import { createPictureTaker } from '../document/pictures.ts';
import { findChild, valueOf } from '../markup/xml.ts';
import { createNoteTaker } from '../notes.ts';
import { readLanguage } from '../text/open-text-pages.ts';
import { createHeadingNumbers } from './heading-numbers.ts';
import { readListStyles } from './list-styles.ts';
import type { OpenPackage } from './open-package.ts';
import { readParagraphStyles } from './paragraph-roles.ts';
import { readBlock, readBlocks } from './read-blocks.ts';
import type { Reading } from './reading.ts';
import { readTextLooks } from './text-looks.ts';

/** Starts the reading of a text or of slides with their styles. */
export function startReading({ content, styles, files, pictures }: OpenPackage, language: string): Reading {
  const newId = createNewIds();
  const notes = createNoteTaker();
  notes.add('document_read');
  return {
    lists: new Map([...readListStyles(styles), ...readListStyles(content)]),
    looks: readTextLooks([styles, content]),
    ...readParagraphStyles([styles, content]),
    nextNumber: createHeadingNumbers(styles),
    files,
    notes,
    newId,
    pictures: createPictureTaker(pictures, newId),
    language,
    counted: new Map(),
    bookmarks: new Map(),
    openBookmarks: [],
    nextPage: null,
    isOnSlides: false,
    readBlocks,
    readBlock,
  };
}

/** Returns the title that a person gave the file, or an empty text. */
export function findTitle({ meta }: OpenPackage): string {
  return findChild(meta ?? undefined, 'meta', 'title')?.textContent?.trim() ?? '';
}

/** Returns the language of the default styles. */
export function findLanguage({ styles }: OpenPackage): string | null {
  const root = styles ?? undefined;
  const text = findChild(root, 'styles', 'default-style', 'text-properties');
  const all = findChild(root, 'styles');
  const holders = all ? [text, ...Array.from(all.getElementsByTagName('style:text-properties'))] : [text];
  const said = holders.find((one) => valueOf(one, 'language') !== null);
  const [language, country] = [valueOf(said, 'language'), valueOf(said, 'country')];
  const isKnown = language !== null && language !== 'none' && language !== 'zxx';
  return isKnown ? readLanguage(country && country !== 'none' ? `${language}-${country}` : language) : null;
}
