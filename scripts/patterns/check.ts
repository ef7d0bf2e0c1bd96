import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCost } from './cost.ts';
import { findExpressions } from './expressions.ts';
import { findSpreads } from './spreads.ts';

/** What reads the text of others, and may not take more than in proportion to it. Tests and tools read our own. */
const READS_OTHERS = /^(?:packages|apps)\//;
const READS_OWN = /\.test\.tsx?$|\/testing\//;

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Regular expressions whose work grows faster than the text, and calls that fail on a long list. */
export function findPatternFaults(files: readonly SourceFile[]): string[] {
  const costs = new Map<string, ReturnType<typeof measureCost>>();
  const costOf = (source: string, flags: string) => {
    const key = `/${source}/${flags}`;
    const cost = costs.get(key) ?? measureCost(source, flags);
    costs.set(key, cost);
    return cost;
  };
  return files.flatMap(({ path, text }) => [
    ...findExpressions(path, text).flatMap(({ line, source, flags }) => {
      const cost = costOf(source, flags);
      const isAllowed = cost === 'polynomial' && (!READS_OTHERS.test(path) || READS_OWN.test(path));
      return cost === 'linear' || isAllowed ? [] : [`${path}:${line} ${SAID[cost]}: /${source}/${flags}`];
    }),
    ...findSpreads(path, text).map(
      ({ line, call }) =>
        `${path}:${line} gives a list of any length as arguments, and fails on a long one; use maxOf, minOf, addAll or textOfCodes of @relievo/words, or a loop: ${call}`,
    ),
  ]);
}

const HOW =
  'let each part take what the next one cannot begin with, say where it may begin with (?<!…), or bound it as in {0,40}';
const SAID = {
  exponential: `doubles its work with every few letters of a text that somebody chose; ${HOW}`,
  polynomial: `takes a thousand times a thousand steps for a thousand letters; ${HOW}`,
  unknown: 'is too large to be looked through; part it',
};

function readSources(root: string): SourceFile[] {
  return globSync('{packages,apps,scripts,e2e,probe,bench}/**/*.{ts,tsx,mts,mjs,js}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|dist\.[^/]*|data|\.cache)$/.test(name),
  })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

if (import.meta.main) {
  const faults = findPatternFaults(readSources(fileURLToPath(new URL('../..', import.meta.url))));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
