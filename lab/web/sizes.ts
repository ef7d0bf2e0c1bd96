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

/** Sizes as they travel, in bytes of gzip. */
export function sizesOf(dist: string): Sizes {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const weight = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weight(file), 0);
  const asked = listAskedFor(readFileSync(join(dist, 'index.html'), 'utf8'));
  const keys = Object.keys(manifest);
  const fileOf = (key: string) => manifest[key]?.file ?? '';
  const initial = withImports(
    manifest,
    keys.filter((key) => asked.includes(fileOf(key)) && fileOf(key).endsWith('.js')),
  );
  const scripts = new Set([...asked.filter((file) => file.endsWith('.js')), ...[...initial].map(fileOf)]);
  const styles = new Set([
    ...asked.filter((file) => file.endsWith('.css')),
    ...[...initial].flatMap((key) => manifest[key]?.css ?? []),
  ]);
  const parts = keys.filter(
    (key) => !key.startsWith('_') && !initial.has(key) && fileOf(key).endsWith('.js'),
  );
  return {
    initialScripts: sum(scripts),
    initialStyles: sum(styles),
    onDemand: Object.fromEntries(
      parts
        .map((key) => {
          const added = [...withImports(manifest, [key])].filter((each) => !initial.has(each));
          return [key.replace(/^.*node_modules\//, ''), sum(new Set(added.map(fileOf)))] as const;
        })
        .toSorted(([, one], [, other]) => other - one),
    ),
  };
}

/** The files that the page itself names. */
function listAskedFor(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
