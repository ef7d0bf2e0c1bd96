import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text and the cells that a case of liblouis's own tests expects. */
export interface Case {
  readonly text: string;
  readonly cells: string;
}
export interface CaseFile {
  readonly name: string;
  /** The table of liblouis that it is for. */
  readonly table: string;
  readonly cases: readonly Case[];
}

const TABLE = /__assert-match:\s*(\S+)/;
const PAIR =
  /^ {2}- \[\s*("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]*?),\s*("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,\]]*?)\s*(,.*)?\]/;

/**
 * The forward cases of liblouis's files (tests/braille-specs/*.yaml of its source) in the two forms that they have:
 * [text, cells] on one line, and one below the other. Those that liblouis itself expects to fail, and those with
 * print emphasis, which no text of ours has, are left out.
 */
export function readCaseFiles(folder: string): readonly CaseFile[] {
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}: give tests/braille-specs of liblouis's source.`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const forward = readFileSync(join(folder, name), 'utf8')
        .split(/^(?=table:)/m)
        .filter((part) => TABLE.test(part) && !/testmode:\s*backward/.test(part))
        .join('\n');
      const table = TABLE.exec(forward)?.[1];
      return table ? [{ name, table, cases: readCases(forward) }] : [];
    });
}

function readCases(text: string): readonly Case[] {
  return text.split(/^(?= {2}-\s)/m).flatMap((entry) => {
    const [first = '', ...more] = entry.split('\n').map((line) => line.replace(/\s+$/, ''));
    const after = more.filter((line) => !/^\s*(#|$)/.test(line));
    const pair = PAIR.exec(first);
    if (pair)
      return /xfail/.test(pair[3] ?? '') ? [] : [{ text: readScalar(pair[1]), cells: readCells(pair[2]) }];
    const [cells, ...rest] = after;
    if (!first.startsWith('  - - ') || !cells || rest.some((line) => /^\s+- /.test(line))) return [];
    return [{ text: readScalar(first.slice(6)), cells: readCells(cells.replace(/^\s*-\s+/, '')) }];
  });
}

/** As a translator gives them: a blank cell where print has a space. */
function readCells(written = ''): string {
  return readScalar(written).replaceAll(' ', '⠀');
}

function readScalar(written = ''): string {
  const text = written.trim();
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  return text.startsWith('"')
    ? (JSON.parse(text.replaceAll(/\\x([0-9a-fA-F]{2})/g, '\\u00$1')) as string)
    : text;
}
