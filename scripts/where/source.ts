import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { collectImports } from '../architecture/imports.ts';

/** A file of the source with the files of the project and the packages that it imports. */
export interface SourceFile {
  readonly text: string;
  /** These are paths from the root. */
  readonly files: readonly string[];
  /** A door is a name that a package exports, such as @relievo/graphic/svg. */
  readonly doors: readonly string[];
  /** Imported names with the file that each comes from. */
  readonly names: ReadonlyMap<string, string>;
}

export interface Source {
  readonly root: string;
  read(path: string): SourceFile;
  /** Lists the code below a folder, without tests. */
  list(folder: string): readonly string[];
}

/** Reads each file once, when it is first needed. */
export function openSource(root: string): Source {
  const seen = new Map<string, SourceFile>();
  return {
    root,
    read(path) {
      const known = seen.get(path);
      if (known) return known;
      const file = readFile(root, path);
      seen.set(path, file);
      return file;
    },
    list: (folder) =>
      globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
        .filter((path) => !/\.test\.|\/testing\/|\.d\.ts$/u.test(path))
        .toSorted(),
  };
}

/** Lists a file and all that it reaches by imports, as far as `follows` allows. */
export function listReached(
  source: Source,
  from: readonly string[],
  follows: (path: string) => boolean,
): readonly string[] {
  const reached = new Set(from);
  for (const path of reached)
    for (const next of source.read(path).files) if (follows(next)) reached.add(next);
  return [...reached];
}

function readFile(root: string, path: string): SourceFile {
  if (!/\.tsx?$/u.test(path) || !existsSync(join(root, path)))
    return { text: '', files: [], doors: [], names: new Map() };
  const text = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, text);
  const resolve = (specifier: string) => posix.join(dirname(path), specifier.replace(/\?.*$/u, ''));
  const imported = collectImports(parsed, text, () => 0).map(({ specifier }) => specifier);
  const names = new Map<string, string>();
  for (const { entries, moduleRequest } of parsed.module.staticImports)
    if (moduleRequest.value.startsWith('.'))
      for (const { localName } of entries) names.set(localName.value, resolve(moduleRequest.value));
  return {
    text,
    files: imported.filter((specifier) => specifier.startsWith('.')).map(resolve),
    doors: imported.filter((specifier) => specifier.startsWith('@relievo/')),
    names,
  };
}
