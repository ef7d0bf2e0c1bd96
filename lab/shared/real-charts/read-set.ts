import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCells } from '@relievo/chart/table';
import { findPackage } from '../find-package.ts';

const PACKAGE = 'vega-datasets';
const VERSION = '3.2.1';

/** Where the data sets lie, or what to run so that they do. */
export function findSets(): { readonly folder: string } | { readonly missing: string } {
  const stated = findPackage(PACKAGE);
  if (stated) return { folder: join(dirname(stated), 'data') };
  return {
    missing: `This program reads ${PACKAGE}, which the product does without. Run: npm install --no-save --ignore-scripts ${PACKAGE}@${VERSION}`,
  };
}

/** A file as the cells that somebody would paste: of JSON the rows, with a column for each name. */
export function readSet(folder: string, file: string): readonly (readonly string[])[] {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!file.endsWith('.json')) {
    const read = readCells(text);
    if (!read.ok) throw new Error(`${file}: ${read.problems[0].code}`);
    return read.value;
  }
  const rows = JSON.parse(text) as readonly Readonly<Record<string, unknown>>[];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== '_comment');
  return [names, ...rows.map((row) => names.map((name) => writeCell(row[name])))];
}

function writeCell(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
