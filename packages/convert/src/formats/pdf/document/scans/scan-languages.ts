import { findOwnReadLanguage } from '../../../../ocr/reader.ts';
import type { NoteTaker } from '../../../notes.ts';

/** Finds the language of a document by its scanned pages. */
export interface ScanLanguages {
  /** Returns the language in which the reading of the next page begins. */
  readonly next: () => string;
  readonly add: (page: { readonly found: string | null; readonly letters: number }) => void;
  /** Returns the language of the whole document, of which so many other pages have words; says how it was found. */
  readonly choose: (otherPages: number, notes: NoteTaker) => string;
}

/** The stated language is where reading begins. */
export function createScanLanguages(stated: string): ScanLanguages {
  const letters = new Map<string, number>();
  let [next, scans] = [stated, 0];
  return {
    next: () => next,
    add: ({ found, letters: count }) => {
      scans += 1;
      if (found === null) return;
      letters.set(found, (letters.get(found) ?? 0) + count);
      if (!isSame(found, next)) next = found;
    },
    choose: (otherPages, notes) => {
      if (scans === 0) return stated;
      const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
      if (!most) {
        notes.add('pdf_scan_language_unsure', { language: stated });
        return stated;
      }
      const [language] = most;
      if (findOwnReadLanguage(language) === null) notes.add('pdf_scan_language_unread', { language });
      if (isSame(language, stated) || scans <= otherPages) return stated;
      notes.add('pdf_scan_language_found', { language });
      return language;
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase().split('-')[0] === other.toLowerCase().split('-')[0];
}
