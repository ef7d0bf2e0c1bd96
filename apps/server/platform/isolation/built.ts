import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Program } from './program.ts';

/**
 * A program stands on some 900 modules, and five sixths of the time of a small task went by while Node read them.
 * `scripts/build-programs.ts` joins them; what it built is taken as long as no file of ours has changed since.
 */
const ROOT = new URL('../../../../', import.meta.url);
const BUILT = new URL('apps/server/dist/', ROOT);
export const MANIFEST = 'manifest.json';

export const builtPrograms = z.object({
  /** The joined file of each entry. */
  entries: z.record(z.string(), z.string()),
  /** What it was built from, and the one number of it. */
  sources: z.array(z.string()),
  fingerprint: z.string(),
});
export type BuiltPrograms = z.infer<typeof builtPrograms>;

/** One number for all of these files: names and contents, whatever the dates say. */
export function fingerprintOf(sources: readonly string[], root: URL): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const content = readFileSync(new URL(source, root));
    hash.update(`${source}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The programs in a folder, where they are of the sources as they are now. */
export function readBuilt(folder: URL, root: URL): BuiltPrograms | undefined {
  try {
    const built = builtPrograms.parse(JSON.parse(readFileSync(new URL(MANIFEST, folder), 'utf8')));
    return fingerprintOf(built.sources, root) === built.fingerprint ? built : undefined;
  } catch {
    // Not built, or from a source that is no longer there.
    return undefined;
  }
}

let found: { readonly built: BuiltPrograms | undefined } | undefined;

/** The program in one file where it was built; else as it is written. */
export function preferBuilt(program: Program): Program {
  found ??= { built: readBuilt(BUILT, ROOT) };
  const name = found.built?.entries[program.entry.href.slice(ROOT.href.length)];
  const entry = name === undefined ? undefined : new URL(name, BUILT);
  // Another start may have put a newer build into its place.
  if (!entry || !existsSync(entry)) return program;
  return { ...program, entry, readable: [...program.readable, BUILT] };
}
