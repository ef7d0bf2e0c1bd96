import type { Chart } from '@relievo/chart/model';
import type { BrailleAnswer } from '@relievo/contracts/charts';
import { drawRound, drawSketch, type Sheet } from './draw-round.ts';

/** Asks for one round of drawing a sheet with the braille that is known, or for small pictures of charts. */
export type DrawQuestion =
  | { readonly sheet: Sheet; readonly known: ReadonlyMap<string, BrailleAnswer> }
  | { readonly sketches: readonly Chart[] };

export type DrawAnswer =
  | { readonly output: ReturnType<typeof drawRound> }
  | { readonly sketches: readonly (string | null)[] }
  | { readonly failed: string };

addEventListener('message', ({ data }: MessageEvent<DrawQuestion>) => {
  try {
    postMessage(answer(data));
  } catch (error) {
    postMessage({ failed: String(error) } satisfies DrawAnswer);
  }
});

function answer(question: DrawQuestion): DrawAnswer {
  if ('sketches' in question) return { sketches: question.sketches.map(drawSketch) };
  return { output: drawRound(question.sheet, question.known) };
}
