export { composeFigure } from './compose.ts';
export { listKeyWords } from './key-words.ts';
