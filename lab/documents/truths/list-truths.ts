import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Truth } from '../truth.ts';
import { generateTexts } from './generate-texts.ts';
import { parseTruth } from './parse-truth.ts';

const TEXTS = join(import.meta.dirname, 'texts');
const SEED = 41;

/** Lists the texts that people wrote and those that a seed made. */
export function listTruths(): readonly Truth[] {
  const written = globSync('*.txt', { cwd: TEXTS })
    .toSorted()
    .map((file) => parseTruth(basename(file, '.txt'), readFileSync(join(TEXTS, file), 'utf8')));
  const made = Object.entries(generateTexts(SEED)).map(([name, text]) => parseTruth(name, text));
  return [...written, ...made];
}
