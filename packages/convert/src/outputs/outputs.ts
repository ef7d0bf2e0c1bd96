import { OUTPUTS } from '@relievo/graphic/outputs';
import type { LibraryOutput } from '../source.ts';
import { audio } from './audio.ts';
import { brf } from './brf.ts';
import { pdf } from './document-pdf.ts';
import { ebraille } from './ebraille.ts';
import { pef } from './pef.ts';
import { png } from './png.ts';
import { largePrint } from './print/large-print.ts';
import { swell } from './swell.ts';
import { text } from './text.ts';

/** Every output, in the order in which they are offered; zip packs them. Nothing else lists them. */
export const ALL_OUTPUTS = [
  swell,
  ...OUTPUTS,
  brf,
  pef,
  ebraille,
  audio,
  text,
  pdf,
  largePrint,
  png,
] as const satisfies readonly LibraryOutput[];

export type OutputName = (typeof ALL_OUTPUTS)[number]['id'];

/** As people write them. */
export const OUTPUT_NAMES: readonly OutputName[] = ALL_OUTPUTS.map(({ id }) => id);

export function isOutputName(name: string): name is OutputName {
  return OUTPUT_NAMES.some((known) => known === name);
}
