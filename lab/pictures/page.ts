import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Share } from './measure.ts';

const FILE = join(import.meta.dirname, '../../docs/conversion.md');
const [BEGIN, END] = ['<!-- measured by lab/pictures -->', '<!-- end of what lab/pictures measured -->'];

/** Writes what was measured where the page keeps a place for it. */
export function writePage(measured: string): void {
  const page = readFileSync(FILE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/conversion.md keeps no place for it.');
  writeFileSync(FILE, `${before}${BEGIN}\n\n${measured.trim()}\n\n${END}${after}`);
}

export function writeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** 'found 98.1 %, right 99.0 %' */
export function tellShare({ found, there, right, told }: Share): string {
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
  return `${percent(found, there)} / ${percent(right, told)}`;
}
