export { joinRuns, plainText, textOfInlines, tidySpaces } from './inline-text.ts';
export { findMarks, writeMark, writeNumber } from './list-marks.ts';
export { runInMark } from './run-in-mark.ts';
export { countCharacters, listTexts } from './words-of.ts';
