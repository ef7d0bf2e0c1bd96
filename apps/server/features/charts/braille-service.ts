import { isBrailleCode } from '@relievo/braille';
import type { BrailleAnswer } from '@relievo/contracts/charts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { writeLabels } from '../outputs/service.ts';

/** Short texts in braille, by the engine that makes the files: what is seen before is what is embossed. */
export async function translateForPreview(code: string, texts: readonly string[]): Promise<BrailleAnswer[]> {
  if (!isBrailleCode(code)) throw refuse('braille_not_written');
  return [...((await writeLabels('', texts, code)) ?? [])];
}
