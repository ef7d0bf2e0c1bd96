import type { BrailleAnswer } from '@relievo/contracts/charts';
import { drawRound, type Sheet } from './draw-round.ts';

/** One round of drawing; the answers are all that is known of the braille. */
export interface DrawQuestion {
  readonly sheet: Sheet;
  readonly known: ReadonlyMap<string, BrailleAnswer>;
}

export type DrawAnswer = { readonly output: ReturnType<typeof drawRound> } | { readonly failed: string };

addEventListener('message', ({ data: { sheet, known } }: MessageEvent<DrawQuestion>) => {
  try {
    postMessage({ output: drawRound(sheet, known) } satisfies DrawAnswer);
  } catch (error) {
    postMessage({ failed: String(error) } satisfies DrawAnswer);
  }
});
