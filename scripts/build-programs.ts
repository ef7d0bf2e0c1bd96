import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import {
  type BuiltPrograms,
  fingerprintOf,
  MANIFEST,
  readBuilt,
} from '../apps/server/platform/isolation/built.ts';
import { removeUnfinished, replaceFolder } from './start/built-folder.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ENTRIES = 'apps/server/features/**/program.ts';
/** What changes with them, though no module of ours says so. */
const ALSO = ['package-lock.json', 'scripts/build-programs.ts'];

/** Joins the modules of the programs that work on the files of others, when one of them changed; tells whether it did. */
export async function buildPrograms(root = ROOT): Promise<boolean> {
  const built = join(root, 'apps/server/dist');
  const rootUrl = pathToFileURL(`${root}/`);
  if (readBuilt(pathToFileURL(`${built}/`), rootUrl)) return false;
  removeUnfinished(built);
  const unfinished = `${built}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const manifest = await joinModules(root, unfinished);
    writeFileSync(join(unfinished, MANIFEST), JSON.stringify(manifest));
    replaceFolder(built, unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return true;
}

async function joinModules(root: string, folder: string): Promise<BuiltPrograms> {
  const nameOf = (path: string) => relative(root, path).split(sep).join('/');
  const { rolldown } = await import('rolldown');
  const entries = globSync(ENTRIES, { cwd: root }).toSorted();
  await using bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((entry) => [fileNameOf(entry), join(root, entry)])),
    platform: 'node',
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
  });
  const { output } = await bundle.write({ dir: folder, chunkFileNames: '[name]-[hash].js' });
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(root));
  const own = modules.map(nameOf).filter((name) => !name.includes('node_modules/'));
  const sources = [...new Set([...own, ...ALSO])].toSorted();
  return {
    entries: Object.fromEntries(
      chunks.flatMap(({ isEntry, facadeModuleId, fileName }) =>
        isEntry && facadeModuleId ? [[nameOf(facadeModuleId), fileName]] : [],
      ),
    ),
    sources,
    fingerprint: fingerprintOf(sources, pathToFileURL(`${root}/`)),
  };
}

/** Each program is named `program.ts`: its folders tell them apart. */
function fileNameOf(entry: string): string {
  return dirname(entry).split('/').slice(3).join('-');
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

if (import.meta.main) await buildPrograms();
