import { BRAILLE_CODE_IDS, type BrailleCodeId } from '@relievo/braille';
import type { Engine } from './engine.ts';

interface TableNames {
  readonly system: string;
  /** It is null if the tables of 2017 write much of the current code wrong, or were not compared (docs/braille.md). */
  readonly bundled: string | null;
}

/** A code's table by the name that each engine gives it: names have changed since 2017. */
export const TABLES: Readonly<Record<BrailleCodeId, TableNames>> = {
  'ueb-1': { system: 'en-ueb-g1.ctb', bundled: 'en-ueb-g1.ctb' },
  'ueb-2': { system: 'en-ueb-g2.ctb', bundled: 'en-ueb-g2.ctb' },
  'fr-1': { system: 'fr-bfu-comp6.utb', bundled: 'fr-bfu-comp6.utb' },
  'fr-2': { system: 'fr-bfu-g2.ctb', bundled: null },
  'es-1': { system: 'es-g1.ctb', bundled: 'es-g1.ctb' },
  'de-1': { system: 'de-g1.ctb', bundled: 'de-de-g1.ctb' },
  'de-2': { system: 'de-g2.ctb', bundled: null },
  'it-1': { system: 'it-it-comp6.utb', bundled: 'it-it-comp6.utb' },
  'pt-1': { system: 'pt-pt-g1.utb', bundled: 'pt-pt-g1.utb' },
  'pt-2': { system: 'pt-pt-g2.ctb', bundled: 'pt-pt-g2.ctb' },
  'nl-1': { system: 'nl-NL-g0.utb', bundled: 'nl-NL-g0.utb' },
  'pl-1': { system: 'Pl-Pl-g1.utb', bundled: null },
  'el-1': { system: 'el.ctb', bundled: null },
  'ru-1': { system: 'ru-litbrl.ctb', bundled: null },
  'he-1': { system: 'he-IL.utb', bundled: null },
  'ar-1': { system: 'ar-ar-g1.utb', bundled: null },
};

/** The code that a table writes, by whichever engine; null of one that somebody named for themselves. */
export function findCodeOfTable(table: string): BrailleCodeId | null {
  return (
    BRAILLE_CODE_IDS.find((code) => TABLES[code].system === table || TABLES[code].bundled === table) ?? null
  );
}

/** Tables of 2017 that write, with ours after them, all of today's code. */
const UP_TO_DATE: ReadonlySet<string> = new Set(
  [TABLES['ueb-1'].bundled, TABLES['ueb-2'].bundled].map(String),
);

/** Whether cells by this table may be others than those of today's code. */
export function mayDiffer(kind: Engine['kind'], table: string): boolean {
  return kind === 'bundled' && !UP_TO_DATE.has(table);
}

/** Names of files side by side, never a path: what people type reaches no other file. */
export function isTableName(name: string): boolean {
  return /^\w[\w.-]*(,\w[\w.-]*)*$/.test(name);
}
