import { type Drawing, walkLeaves } from '@relievo/graphic/model';
import { type Change, reportChanged } from '@relievo/graphic/outputs';
import type { Document } from '../documents/document.ts';
import { writePlainText } from '../documents/plain-text.ts';
import type { ConversionReports, Listed } from '../words/reports.ts';
import { findMissingCharacters } from './pdf/typeface.ts';

/** Print that the typeface has no letters for is told by character: it shows as empty boxes. */
export function reportMissingLetters(drawing: Drawing): readonly Change<ConversionReports>[] {
  const texts = [...walkLeaves(drawing)].filter(
    (item) => item.kind === 'text' && !item.braille && findMissingCharacters(item.print).length > 0,
  );
  const characters = listCharacters(
    findMissingCharacters(texts.map((item) => (item.kind === 'text' ? item.print : '')).join('')),
  );
  return reportChanged<ConversionReports>(texts, (count) => ({
    code: 'letters_missing',
    parameters: { count, characters },
  }));
}

const MOST_LISTED = 10;

function listCharacters(characters: readonly string[]): Listed {
  return {
    characters: characters.slice(0, MOST_LISTED),
    more: Math.max(0, characters.length - MOST_LISTED),
  };
}

/** The same for the words of a document. */
export function reportLettersMissingIn(document: Document): readonly Change<ConversionReports>[] {
  return reportLettersMissing(writePlainText(document));
}

export function reportLettersMissing(text: string): readonly Change<ConversionReports>[] {
  const characters = findMissingCharacters(text);
  if (characters.length === 0) return [];
  return [
    { code: 'document_letters_missing', parameters: { characters: listCharacters(characters) }, items: [] },
  ];
}
