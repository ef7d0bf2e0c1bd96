import { type Change, type Drawing, reportChanged, walkLeaves } from '@relievo/graphic';
import type { Document } from '../documents/document.ts';
import { plainText } from '../documents/plain-text.ts';
import { charactersMissing } from './pdf/typeface.ts';

/** Print that the typeface has no letters for is told by character: it shows as empty boxes. */
export const missingLetters = (drawing: Drawing): readonly Change[] => {
  const texts = [...walkLeaves(drawing)].filter(
    (item) => item.kind === 'text' && !item.braille && charactersMissing(item.print).length > 0,
  );
  const characters = charactersMissing(
    texts.map((item) => (item.kind === 'text' ? item.print : '')).join(''),
  );
  const which = listed(characters);
  return reportChanged(
    'letters-missing',
    texts,
    `have characters that the typeface does not know (${which})`,
    `has characters that the typeface does not know (${which})`,
  );
};

const MOST_LISTED = 10;

/** Named by the character and its number, for what cannot be shown can be looked up. */
export const listed = (characters: readonly string[]): string => {
  const named = characters
    .slice(0, MOST_LISTED)
    .map(
      (character) =>
        `${character} U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
  const more = characters.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
};

/** The same for the words of a document. */
export const lettersMissingIn = (document: Document): readonly Change[] => {
  const characters = charactersMissing(plainText(document));
  if (characters.length === 0) return [];
  return [
    {
      code: 'letters-missing',
      message: `The typeface has no shapes for ${listed(characters)}: empty boxes stand for them. Read the text file instead.`,
      items: [],
    },
  ];
};
