import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What Vite writes about each part of the build. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>;

export interface Sizes {
  /** Everything that the first page waits for, its own English words included. */
  readonly initialScripts: number;
  readonly initialStyles: number;
  /** Each part that is loaded when it is first needed, without what was there already. */
  readonly onDemand: Readonly<Record<string, number>>;
}

const ENTRY = 'index.html';

/** Sizes as they travel, in bytes of gzip. */
export function sizesOf(dist: string): Sizes {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const weight = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weight(file), 0);
  const initial = withImports(manifest, [ENTRY]);
  const filesOf = (keys: Iterable<string>) => new Set([...keys].map((key) => manifest[key]?.file ?? ''));
  const stylesOf = (keys: Iterable<string>) => new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
  const parts = Object.keys(manifest).filter((key) => !key.startsWith('_') && !initial.has(key));
  const scripts = parts.filter((key) => manifest[key]?.file.endsWith('.js'));
  return {
    initialScripts: sum(filesOf(initial)),
    initialStyles: sum(stylesOf(initial)),
    onDemand: Object.fromEntries(
      scripts
        .map((key) => {
          const added = [...withImports(manifest, [key])].filter((each) => !initial.has(each));
          return [key.replace(/^.*node_modules\//, ''), sum(filesOf(added))] as const;
        })
        .toSorted(([, one], [, other]) => other - one),
    ),
  };
}

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
