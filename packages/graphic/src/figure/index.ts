export { composeFigure } from './compose.ts';
export { hideUnderWhite } from './cover.ts';
export { listKeyWords } from './key-words.ts';
