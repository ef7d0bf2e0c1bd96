import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWherePage } from './where-page.ts';

/** The page that leads from a word on a screen to its folders. */
export const WHERE_PAGE = 'docs/where.md';

/** Tells whether the page is that of the source. */
export function isUpToDate(root: string): boolean {
  return readFileSync(join(root, WHERE_PAGE), 'utf8') === writeWherePage(root);
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (!process.argv.includes('--check')) writeFileSync(join(root, WHERE_PAGE), writeWherePage(root));
  else if (!isUpToDate(root)) {
    console.error(
      `${WHERE_PAGE} is out of date. Run npx node scripts/where/where.ts and commit what it writes.`,
    );
    process.exitCode = 1;
  }
}
