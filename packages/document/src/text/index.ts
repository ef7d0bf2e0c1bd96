export { joinRuns, plainText, textOfInlines, tidySpaces } from './inline-text.ts';
export { countCharacters, listTexts } from './words-of.ts';
