import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { collectImports } from '../architecture/imports.ts';

/** Where a module runs: in a process that answers people or does their jobs, in a thread of it, or in a child. */
export type Room = 'server' | 'thread' | 'child';

/** Libraries that read what others packed or drew. */
const LIBRARIES: ReadonlySet<string> = new Set([
  'fflate',
  'sharp',
  'node:zlib',
  '@xmldom/xmldom',
  'css-tree',
]);
/** Packages of ours that read files and drawings, and what of them is no more than a list, a word or a look-up. */
const PLAIN: Readonly<Record<string, ReadonlySet<string>>> = {
  '@relievo/convert': new Set(['ENGLISH_REPORTS', 'noteMessage', 'OUTPUT_NAMES', 'reportText', 'TABLES']),
  '@relievo/graphic': new Set([
    ...['createXmlWriter', 'ENGLISH_FINDINGS', 'escapeMarkup', 'findProfile', 'getProfile', 'outputOfKind'],
    'XML_DECLARATION',
  ]),
  '@relievo/chart': new Set(['axisTitle', 'workOfFoundChart']),
  '@relievo/sound': new Set(['DEFAULT_SOUND']),
  '@relievo/trace': new Set(),
};
function plainOf(specifier: string): ReadonlySet<string> | undefined {
  return PLAIN[specifier.split('/').slice(0, 2).join('/')];
}

const READS_BY_ITSELF = /\bJSON\.parse\(|\baddContentTypeParser\(|\bnew TextDecoder\(|\btoString\('latin1'/;
const ENTRIES: readonly string[] = ['serve.ts', 'api.ts', 'worker.ts'];
/** Tests, and drawings of our own that the starter library is made of. */
const OWN = /\.test\.ts$|(?:^|\/)testing\/|^features\/(?:starter|demo)\//;

/** The modules of the server that read bytes of others, each with the rooms in which it runs. */
export function findReaders(server: string): Map<string, readonly Room[]> {
  const paths = globSync('**/*.ts', {
    cwd: server,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
  });
  const modules = new Map(paths.map((path) => [path, readModule(server, path)]));
  const from = (starts: readonly string[]) => reach(modules, starts);
  const startsOf = (call: string) =>
    paths.filter(
      (path) =>
        modules.get(path)?.text.includes(`${call}(`) && !OWN.test(path) && !path.startsWith('platform/'),
    );
  const rooms: readonly (readonly [Room, ReadonlySet<string>])[] = [
    ['server', from(ENTRIES)],
    ['thread', from(startsOf('answerTasks'))],
    ['child', from(startsOf('performTasks'))],
  ];
  return new Map(
    paths
      .filter((path) => !OWN.test(path) && modules.get(path)?.isReader)
      .toSorted()
      .map((path) => [path, rooms.filter(([, reached]) => reached.has(path)).map(([room]) => room)] as const)
      .filter(([, found]) => found.length > 0),
  );
}

interface Module {
  readonly text: string;
  readonly isReader: boolean;
  /** Files of the server that it loads; a program of a thread or of a child is only named. */
  readonly loads: readonly string[];
}

function readModule(server: string, path: string): Module {
  const text = readFileSync(join(server, path), 'utf8');
  const parsed = parseSync(path, text);
  const imports = collectImports(parsed, text, () => 0);
  const takes = parsed.module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => [moduleRequest.value, importName.name ?? '*'] as const),
  );
  return {
    text,
    isReader:
      READS_BY_ITSELF.test(text) ||
      takes.some(([from, name]) => LIBRARIES.has(from) || plainOf(from)?.has(name) === false),
    loads: imports
      .filter(({ how, specifier }) => how === 'loaded' && specifier.startsWith('.'))
      .map(({ specifier }) => posix.join(posix.dirname(path), specifier)),
  };
}

function reach(modules: ReadonlyMap<string, Module>, starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = modules.get(path);
    if (!module || reached.has(path)) continue;
    reached.add(path);
    for (const next of module.loads) waiting.push(next);
  }
  return reached;
}
