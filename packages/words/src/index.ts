export {
  dropMarks,
  markAuthorsWords,
  markParameters,
  splitAuthorsWords,
  type WordedPiece,
} from './authors-words.ts';
export {
  type Catalogue,
  joinedCatalogue,
  type Message,
  type Messages,
  tell,
  tellIfKnown,
  type Words,
} from './catalogue.ts';
export { defineLanguage, type Language, type LanguageRules, type PluralForms } from './language.ts';
export { ENGLISH } from './languages/en.ts';
export { addAll, maxOf, minOf, textOfCodes } from './many.ts';
export { readMessage, type WriteMessage, writeMessage } from './message-text.ts';
export { numberText, type ShortNumber, shortenNumber } from './number-text.ts';
export { accentWords, createPseudoCatalogue, PSEUDO_LANGUAGE } from './pseudo.ts';
export {
  type Count,
  countOf,
  type Millimetres,
  millimetres,
  type PlainNumber,
  percent,
  type Share,
  shareOf,
} from './quantities.ts';
