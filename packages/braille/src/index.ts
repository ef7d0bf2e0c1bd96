export {
  BLANK,
  BLANKS_AT_END,
  type BrailleText,
  cellOf,
  dotsOf,
  FIRST_CELL,
  hasEightDots,
  isCell,
  linesOf,
} from './cells.ts';
export {
  BRAILLE_CODE_IDS,
  BRAILLE_CODES,
  type BrailleCodeId,
  findCodeForLanguage,
  findUncontractedCode,
  isBrailleCode,
} from './codes.ts';
export { BrailleError } from './errors.ts';
export { hasLowerDot, translateLetters } from './letters.ts';
export { BRAILLE_STANDARDS, type BrailleStandard } from './metrics.ts';
export type { BrailleFinding, BrailleMessages, Translate, Translation, Translator } from './port.ts';
