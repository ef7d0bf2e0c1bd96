import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { measureCost } from './cost.ts';
import { type Declared, type FindModule, findExpressions, listDeclared } from './expressions.ts';
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
  const modulesFor = createModules(files);
  return files.flatMap(({ path, text }) => [
    ...findExpressions(path, text, modulesFor(path)).flatMap(({ line, source, flags }) => {
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

/** The declarations of the modules that a file imports by their path, or by the name of one of our packages. */
function createModules(files: readonly SourceFile[]): (from: string) => FindModule {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = new Map<string, Declared>();
  const declaredIn = (path: string): Declared => {
    const before = read.get(path);
    if (before) return before;
    const declared = listDeclared(parseSync(path, texts.get(path) ?? '').program);
    read.set(path, declared);
    return declared;
  };
  const all = new Map<string, Declared>();
  /** A package shows what is declared in any file of it; names of constants are looked for in all of them. */
  const declaredInPackage = (name: string): Declared => {
    const before = all.get(name);
    if (before) return before;
    const own = files.filter(({ path }) => path.startsWith(`packages/${name}/src/`) && !READS_OWN.test(path));
    const declared = new Map(own.flatMap(({ path }) => [...declaredIn(path)]));
    all.set(name, declared);
    return declared;
  };
  return (from) => (specifier) => {
    if (specifier.startsWith('.')) return declaredIn(posix.join(posix.dirname(from), specifier));
    const [, name] = /^@relievo\/([a-z]+)(?:\/.+)?$/.exec(specifier) ?? [];
    return name === undefined ? undefined : declaredInPackage(name);
  };
}

const HOW =
  'let each part take what the next one cannot begin with, say where it may begin with (?<!…), or bound it as in {0,40}';
const SAID = {
  exponential: `doubles its work with every few letters of a text that somebody chose; ${HOW}`,
  polynomial: `takes a thousand times a thousand steps for a thousand letters; ${HOW}`,
  unknown: 'is too large to be looked through; part it',
};

function readSources(root: string): SourceFile[] {
  return globSync('{packages,apps,scripts,e2e,lab}/**/*.{ts,tsx,mts,mjs,js}', {
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
