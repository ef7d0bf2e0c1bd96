import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asciiOf } from '../../packages/convert/src/outputs/braille/ascii.ts';

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

/** What the tables of liblouis call text_nabcc: lower case without dot 7, and four signs of their own for it. */
const SIX_DOTS: Record<string, string> = { '`': '@', '~': '^', '{': '[', '|': '\\', '}': ']' };
const CELL_OF_SIGN = new Map(
  Array.from({ length: 64 }, (_, dots) => String.fromCodePoint(0x2800 + dots)).map((cell) => [
    asciiOf(cell),
    cell,
  ]),
);

const TABLE = /__assert-match:\s*(\S+)/;
const PAIR =
  /^ *- \[\s*("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]*?),\s*("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,\]]*?)\s*(,.*)?\]/;

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
  const entries = text.split(/^- [-[]/m.test(text) ? /^(?=-\s)/m : /^(?= {2}-\s)/m);
  return entries.flatMap((entry) => {
    const [first = '', ...more] = entry.split('\n').map((line) => line.replace(/\s+$/, ''));
    const after = more.filter((line) => !/^\s*(#|$)/.test(line));
    const pair = PAIR.exec(first);
    if (pair)
      return /xfail/.test(pair[3] ?? '') ? [] : [{ text: readScalar(pair[1]), cells: readCells(pair[2]) }];
    const [cells, ...rest] = after;
    const start = /^ *- - /.exec(first)?.[0];
    if (!start || !cells || rest.some((line) => /^\s+- /.test(line))) return [];
    return [{ text: readScalar(first.slice(start.length)), cells: readCells(cells.replace(/^\s*-\s+/, '')) }];
  });
}

/** As a translator gives them: a blank cell where print has a space. Some files write cells as North American ASCII. */
function readCells(written = ''): string {
  const cells = readScalar(written);
  return /[⠀-⣿]/.test(cells)
    ? cells.replaceAll(' ', '⠀')
    : [...cells].map((sign) => CELL_OF_SIGN.get(SIX_DOTS[sign] ?? sign.toUpperCase()) ?? sign).join('');
}

function readScalar(written = ''): string {
  const text = written.trim();
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  return text.startsWith('"')
    ? (JSON.parse(text.replaceAll(/\\x([0-9a-fA-F]{2})/g, '\\u00$1')) as string)
    : text;
}
