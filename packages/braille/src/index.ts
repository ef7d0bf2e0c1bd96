export {
  BLANK,
  BLANKS_AT_END,
  type BrailleText,
  cellOf,
  dotsOf,
  FIRST_CELL,
  hasEightDots,
  isCell,
  LAST_CELL,
  linesOf,
} from './cells.ts';
export {
  BRAILLE_CODE_IDS,
  BRAILLE_CODES,
  type BrailleCode,
  type BrailleCodeId,
  findCodeForLanguage,
  findUncontractedCode,
  isBrailleCode,
} from './codes.ts';
export { BrailleError, type BrailleErrorCode, type BrailleRefusals } from './errors.ts';
export { layOut, SMALLEST_PAGE } from './layout/lay-out.ts';
export type {
  Block,
  BraillePage,
  KeyLine,
  LaidOut,
  PageFormat,
  Transcription,
} from './layout/transcription.ts';
export { wrapCells } from './layout/wrap.ts';
export { hasLowerDot, translateLetters } from './letters.ts';
export { BRAILLE_STANDARDS, type BrailleMetrics, type BrailleStandard } from './metrics.ts';
export type {
  BrailleFinding,
  BrailleFindings,
  BrailleMessages,
  Translate,
  Translation,
  Translator,
} from './port.ts';
