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
export type { Language, PluralForms } from './language.ts';
export { ENGLISH } from './languages/en.ts';
export { addAll, maxOf, minOf, textOfCodes } from './many.ts';
export { readMessage, type WriteMessage, writeMessage } from './message-text.ts';
export { numberText, shortenNumber } from './number-text.ts';
export { accentWords, createPseudoCatalogue } from './pseudo.ts';
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
