import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISPLAY_TABLE, type Engine } from '../engine.ts';
import { type Build, createBuild } from './build.ts';
import { callTranslate } from './call.ts';
import { spellForTable } from './spelling/spell.ts';
import { listSupplements, SUPPLEMENTS } from './supplement.ts';
import { FOLDER, TableFiles } from './table-files.ts';

const TAIL = 'undefined.uti';
/** More at once come near the end of its memory. */
const MOST_TABLES = 6;

/** liblouis as JavaScript, for where the system has none: always there, older and slower. */
export function createBundledEngine(): Engine {
  let workshop = openWorkshop();
  const run = (line: string, table: string, forms: readonly number[] | null): string | null => {
    try {
      const spelled = spellForTable(line, table);
      // A spelling of another length has other characters than those whose typefaces are known.
      const fits = !forms || Array.from(spelled).length === forms.length;
      return translateLine(workshop, fits ? spelled : line, table, forms);
    } catch {
      // Out of memory: this one is lost.
      workshop = openWorkshop();
      return null;
    }
  };
  return {
    kind: 'bundled',
    name: `liblouis-build ${workshop.build.ccall('lou_version', 'string', [], [])}`,
    has: (table) =>
      table.split(',').every((name) => workshop.files.mount(name)) && run('a', table, null) !== null,
    translateLine: (line, table, forms = null) => run(line, table, forms) ?? run(line, table, forms),
  };
}

interface Workshop {
  readonly build: Build;
  readonly files: TableFiles;
  readonly loaded: Set<string>;
}

function openWorkshop(): Workshop {
  const build = createBuild();
  const files = new TableFiles(build);
  files.mount(DISPLAY_TABLE);
  files.write(TAIL, readFileSync(join(import.meta.dirname, '../../../tables', TAIL)));
  for (const { name, lines } of SUPPLEMENTS)
    files.write(name, new TextEncoder().encode(`${lines().join('\n')}\n`));
  return { build, files, loaded: new Set() };
}

function translateLine(
  { build, files, loaded }: Workshop,
  line: string,
  table: string,
  forms: readonly number[] | null,
): string | null {
  const names = [DISPLAY_TABLE, ...table.split(','), ...listSupplements(table), TAIL];
  if (!names.every((name) => files.mount(name))) return null;
  if (!loaded.has(table) && loaded.size >= MOST_TABLES) {
    build.ccall('lou_free', null, [], []);
    loaded.clear();
  }
  loaded.add(table);
  return callTranslate(build, names.map((name) => `${FOLDER}/${name}`).join(','), line, forms);
}
