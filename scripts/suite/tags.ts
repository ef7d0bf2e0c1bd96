import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** On a test beside the code that costs too much for `npm test`: by its measured time, or as one of hundreds of its kind. */
export const EXHAUSTIVE = 'exhaustive';

/** Tells Vitest to leave them out. */
export const LEAVE_EXHAUSTIVE = `--tagsFilter=!${EXHAUSTIVE}`;

/** On a journey that `npm test` walks: one of its kind. */
export const CORE = '@core';

/** The word itself, or the function that gives it to all but a sample. */
const GIVES_TAG = /'exhaustive'|\bsplitSample\(/;

/** Lists the files that have exhaustive tests; Vitest would read every other file and find none. */
export function listExhaustiveFiles(root: string): string[] {
  return globSync('{packages,apps,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .filter((file) => GIVES_TAG.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}
