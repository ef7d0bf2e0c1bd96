export { joinRuns, plainText, textOfInlines, tidySpaces } from './inline-text.ts';
export { findMarks, writeMark, writeNumber } from './list-marks.ts';
export { countCharacters, listTexts } from './words-of.ts';
