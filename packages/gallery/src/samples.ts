import { LINE_SAMPLES } from './samples/lines.ts';
import { PART_SAMPLES } from './samples/parts.ts';
import type { Sample } from './samples/sample.ts';
import { SYMBOL_SAMPLES } from './samples/symbols.ts';
import { TEXTURE_SAMPLES } from './samples/textures.ts';

/** Small drawings, each of one thing: every texture, line, symbol and kind of item. */
export const SAMPLES: readonly Sample[] = [
  ...TEXTURE_SAMPLES,
  ...LINE_SAMPLES,
  ...SYMBOL_SAMPLES,
  ...PART_SAMPLES,
];
