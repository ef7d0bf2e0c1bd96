import { join } from 'node:path';
import { DISPLAY_TABLE, type Engine, encodeForms, reckonRoom } from '../engine.ts';
import { decodeCells, encodeText } from '../wide-characters.ts';
import { type Library, loadLibrary } from './library.ts';

const TAIL = join(import.meta.dirname, '../../../tables/undefined.uti');
const OLDEST = [3, 24] as const;
/** Every installation of liblouis has it; without it there are no tables to use. */
const A_TABLE = 'en-ueb-g1.ctb';

/** The system's liblouis, called in this process; null where it is missing, too old, or has no tables. */
export function createSystemEngine(library: Library | null = loadLibrary()): Engine | null {
  // A comma separates tables, so a folder that has one cannot be named to liblouis.
  if (library === null || !isNewEnough(library.version) || TAIL.includes(',')) return null;
  const has = (table: string): boolean => Boolean(library.getTable(listOf(table)));
  if (!has(A_TABLE)) return null;
  return {
    kind: 'system',
    name: `liblouis ${library.version}`,
    has,
    translateLine: (line, table, forms) => translateLine(library, line, listOf(table), forms ?? null),
  };
}

function listOf(table: string): string {
  return `${DISPLAY_TABLE},${table},${TAIL}`;
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function translateLine(
  library: Library,
  line: string,
  tables: string,
  forms: readonly number[] | null,
): string | null {
  const text = encodeText(line, library.charSize);
  const length = text.length / library.charSize;
  const room = reckonRoom(length);
  const cells = new Uint8Array(room * library.charSize);
  const [read, written] = [Int32Array.of(length), Int32Array.of(room)];
  const form = forms && encodeForms(line, forms, library.charSize, room);
  const done = library.translateString(tables, text, read, cells, written, form, null, 0);
  // Where room runs out it reports success and says that it read less.
  if (done === 0 || read[0] !== length) return null;
  return decodeCells(cells, written[0] ?? 0, library.charSize);
}
