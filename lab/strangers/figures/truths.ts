import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureTruth } from '../../shared/truth.ts';

/** Writes what a figure shows beside its files. */
export function saveTruth(folder: string, truth: FigureTruth): void {
  writeFileSync(join(folder, `${truth.name}.json`), `${JSON.stringify(truth, null, 1)}\n`);
}
