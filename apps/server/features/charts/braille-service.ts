import { BrailleError, isBrailleCode } from '@relievo/braille';
import type { BrailleAnswer } from '@relievo/contracts';
import { type OpenedBraille, openBraille } from '@relievo/convert';
import { refuse } from '../../platform/http/refusals/refuse.ts';

let opened: OpenedBraille | undefined;

/** Short texts in braille, by the engine that makes the files: what is seen before is what is embossed. */
export function translateForPreview(code: string, texts: readonly string[]): BrailleAnswer[] {
  if (!isBrailleCode(code)) throw refuse('braille_not_written');
  opened ??= openBraille();
  try {
    return opened.translate(texts, code).map(({ cells, engine, table }) => ({ cells, engine, table }));
  } catch (error) {
    throw error instanceof BrailleError ? refuse('braille_not_written') : error;
  }
}
