export { layOutBlock } from './block-lines.ts';
export { centreCells } from './indent.ts';
export { layOut, SMALLEST_PAGE } from './lay-out.ts';
export type { Block, LaidOut, PageFormat, Transcription } from './transcription.ts';
export { wrapCells } from './wrap.ts';
