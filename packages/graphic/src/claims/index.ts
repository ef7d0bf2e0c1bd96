export { type CheckedSentence, checkDescription, type Judge } from './check.ts';
export { foldName } from './fold-name.ts';
export { judgeByDrawing } from './judge-by-drawing.ts';
export type { DrawingClaim } from './messages.ts';
export { isWrittenAs, type WrittenNumber } from './numbers.ts';
export { type Name, type Reading, readSentence } from './reading.ts';
export { checkTitle } from './title.ts';
export { combine, judge, type Verdict } from './verdict.ts';
export { ENGLISH_DRAWING_CLAIMS } from './words-en.ts';
