import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as command from '../apps/cli/joined.mjs';
import {
  type BuiltPrograms,
  fingerprintOf,
  MANIFEST,
  readBuilt,
} from '../apps/server/platform/isolation/built.ts';
import { joinModules } from './start/join-modules.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PROGRAMS = 'apps/server/features/**/program.ts';
const COMMAND = 'apps/cli/run.ts';

/** Joins the modules of the programs that work on the files of others, when one of them changed; tells whether it did. */
export async function buildPrograms(root = ROOT): Promise<boolean> {
  const built = join(root, 'apps/server/dist');
  const rootUrl = pathToFileURL(`${root}/`);
  if (readBuilt(pathToFileURL(`${built}/`), rootUrl)) return false;
  const programs = globSync(PROGRAMS, { cwd: root }).toSorted();
  await joinModules(root, built, Object.fromEntries(programs.map((path) => [fileNameOf(path), path])), {
    name: MANIFEST,
    write: ({ entries, sources }): BuiltPrograms => ({
      entries,
      sources: [...sources],
      fingerprint: fingerprintOf(sources, rootUrl),
    }),
  });
  return true;
}

/** Joins the command line's modules, when one of them changed; tells whether it did. */
export async function buildCommand(root = ROOT): Promise<boolean> {
  const rootUrl = pathToFileURL(`${root}/`);
  if (command.findJoined(rootUrl)) return false;
  await joinModules(
    root,
    join(root, command.FOLDER),
    { relievo: COMMAND },
    {
      name: command.MANIFEST,
      write: ({ entries, sources }): command.Joined => ({
        entry: entries[COMMAND] ?? '',
        sources: sources.map((source) => command.describeSource(source, rootUrl)),
      }),
    },
  );
  return true;
}

/** Each program is named `program.ts`: its folders tell them apart. */
function fileNameOf(entry: string): string {
  return dirname(entry).split('/').slice(3).join('-');
}

if (import.meta.main) await Promise.all([buildPrograms(), buildCommand()]);
