import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { removeUnfinished, replaceFolder } from './built-folder.ts';

/** What changes with what is joined, though no module of ours says so. */
const ALSO = ['package-lock.json', 'scripts/build-programs.ts', 'scripts/start/join-modules.ts'];

export interface JoinedModules {
  /** The joined file of each entry, by its path from the root. */
  readonly entries: Readonly<Record<string, string>>;
  /** The modules of ours it stands on, and what else changes it. */
  readonly sources: readonly string[];
}

/** Joins programs with all modules that they stand on in a folder, which is taken into use when it is whole. */
export async function joinModules(
  root: string,
  built: string,
  entries: Readonly<Record<string, string>>,
  manifest: { readonly name: string; readonly write: (joined: JoinedModules) => object },
): Promise<void> {
  removeUnfinished(built);
  const unfinished = `${built}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const joined = await writeModules(root, unfinished, entries);
    writeFileSync(join(unfinished, manifest.name), JSON.stringify(manifest.write(joined)));
    replaceFolder(built, unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function writeModules(
  root: string,
  folder: string,
  entries: Readonly<Record<string, string>>,
): Promise<JoinedModules> {
  const nameOf = (path: string) => relative(root, path).split(sep).join('/');
  const { rolldown } = await import('rolldown');
  await using bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, resolve(root, entry)])),
    platform: 'node',
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
  });
  const { output } = await bundle.write({ dir: folder, chunkFileNames: '[name]-[hash].js' });
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(root));
  const own = modules.map(nameOf).filter((name) => !name.includes('node_modules/'));
  return {
    entries: Object.fromEntries(
      chunks.flatMap(({ isEntry, facadeModuleId, fileName }) =>
        isEntry && facadeModuleId ? [[nameOf(facadeModuleId), fileName]] : [],
      ),
    ),
    sources: [...new Set([...own, ...ALSO])].toSorted(),
  };
}

/** A module finds the files beside it by where it is: it is told where it was written. */
function keepPlaces(folder: string): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (id.startsWith('\0') || !code.includes('import.meta')) return null;
      const path = JSON.stringify(relative(folder, id).split(sep).join('/'));
      const place = `new URL(${path}, import.meta.url)`;
      const folderOf = `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${place}))`;
      return code.replaceAll(/import\.meta\.(url|dirname)/g, (_all, what: string) =>
        what === 'url' ? `${place}.href` : folderOf,
      );
    },
  };
}
