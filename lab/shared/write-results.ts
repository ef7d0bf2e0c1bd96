import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../results');

/** Keeps the figures of a measurement in lab/results/NAME.json, where the papers that tell of them link to. */
export function writeResults(name: string, figures: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
}
