import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSpreads } from './spreads.ts';

/** Calls in this tree that fail on a long list, each with what to write in its place. */
export function findPatternFaults(root: string): string[] {
  return listSources(root).flatMap((path) =>
    findSpreads(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, call }) =>
        `${path}:${line} gives a list of any length as arguments, and fails on a long one; use maxOf, minOf, addAll or textOfCodes of @relievo/words, or a loop: ${call}`,
    ),
  );
}

function listSources(root: string): string[] {
  return globSync('{packages,apps,scripts,e2e,probe,bench}/**/*.{ts,tsx,mts,mjs,js}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|dist\.[^/]*|data|\.cache)$/.test(name),
  }).toSorted();
}

if (import.meta.main) {
  const faults = findPatternFaults(fileURLToPath(new URL('../..', import.meta.url)));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
