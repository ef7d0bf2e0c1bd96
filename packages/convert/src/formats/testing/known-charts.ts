import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundChart } from '@relievo/chart/reading';
import { maxOf, minOf } from '@relievo/words';

/** Charts of known data: as matplotlib, R, gnuplot, cairo, Chromium and LibreOffice write them, and as web pages do. */
const FOLDERS = { programs: 'charts', web: 'web-charts' } as const;

export interface KnownChart {
  readonly kind: FoundChart['type'];
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly stacked?: true;
  readonly lying?: true;
  readonly log?: true;
  readonly dates?: true;
  /** Values stand in words beside their bars where matplotlib has drawn it. */
  readonly labelled?: true;
}

export interface ChartFile {
  readonly name: string;
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly known: KnownChart;
}

export function listChartFiles(from: keyof typeof FOLDERS = 'programs'): readonly ChartFile[] {
  const folder = join(import.meta.dirname, FOLDERS[from]);
  const cases = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as Record<string, KnownChart>;
  return Object.entries(cases).flatMap(([name, known]) =>
    readdirSync(join(folder, name)).map((file) => ({
      name,
      file,
      known,
      bytes: new Uint8Array(readFileSync(join(folder, name, file))),
    })),
  );
}

/** The names of bars of several colours, which stand in the legend. */
export function listSeries({ kind, header }: KnownChart, cells: readonly (readonly string[])[]) {
  return kind === 'bar' && header.length > 2 ? cells[0]?.slice(1).toSorted() : [];
}

const DAY_MS = 86_400_000;

/** How far the cells are from what is known, of the range of their column; infinite where a name is wrong. */
export function measureError(known: KnownChart, cells: readonly (readonly string[])[]): number {
  // Lying bars are read from the top, and points from left to right.
  const byName = (a: readonly (string | number)[], b: readonly (string | number)[]): number =>
    keyOf(known, a).localeCompare(keyOf(known, b), 'en', { numeric: true });
  const [found, rows] = [cells.slice(1).toSorted(byName), known.rows.toSorted(byName)];
  if (found.length !== rows.length) return Number.POSITIVE_INFINITY;
  const errors = rows.flatMap((row, at) =>
    row.map((cell, column) => compare(known, column, cell, found[at]?.[column] ?? '')),
  );
  return maxOf(errors);
}

export interface JudgedCell {
  /** Of what was read, with the header as row 0. */
  readonly row: number;
  readonly column: number;
  /** Infinite where it is another name, or nothing that is known belongs to it. */
  readonly off: number;
}

/** How far each cell is off, of the range of its column: rows belong together by their names, else by their order. */
export function judgeCells(known: KnownChart, cells: readonly (readonly string[])[]): readonly JudgedCell[] {
  const waiting = [...known.rows];
  const take = (row: readonly string[]): KnownChart['rows'][number] | undefined => {
    const own = waiting.findIndex((one) => keyOf(known, one) === keyOf(known, row));
    const [taken] = waiting.splice(Math.max(0, own), 1);
    return taken;
  };
  const named = cells.slice(1).toSorted((a, b) => Number(hasName(known, b)) - Number(hasName(known, a)));
  const rows = new Map(named.map((row) => [row, take(row)]));
  return cells.slice(1).flatMap((row, at) =>
    row.map((text, column) => {
      const cell = rows.get(row)?.[column];
      const off = cell === undefined ? Number.POSITIVE_INFINITY : compare(known, column, cell, text);
      return { row: at + 1, column, off: text === '' || Number.isNaN(off) ? Number.POSITIVE_INFINITY : off };
    }),
  );
}

function hasName(known: KnownChart, row: readonly string[]): boolean {
  return known.rows.some((one) => keyOf(known, one) === keyOf(known, row));
}

function keyOf({ kind }: KnownChart, row: readonly (string | number)[]): string {
  return kind === 'scatter' ? `${row[2]} ${Math.round(Number(row[0]))}` : `${row[0]}`;
}

function compare(known: KnownChart, column: number, cell: string | number, found: string): number {
  if (known.dates && column === 0)
    return Math.abs(Date.parse(found) - Date.parse(`${cell}`)) / DAY_MS / rangeOfDays(known);
  if (typeof cell === 'string') return cell === found ? 0 : Number.POSITIVE_INFINITY;
  const logarithmic = known.log && column > 0;
  const scale = (value: number): number => (logarithmic ? Math.log10(value) : value);
  const values = known.rows.map((row) => scale(Number(row[column])));
  const least = logarithmic || known.kind === 'scatter' ? minOf(values) : minOf(values, 0);
  const range = known.kind === 'pie' ? 100 : maxOf(values) - least;
  return Math.abs(scale(Number(found)) - scale(cell)) / range;
}

function rangeOfDays({ rows }: KnownChart): number {
  const days = rows.map(([day]) => Date.parse(`${day}`) / DAY_MS);
  return maxOf(days) - minOf(days);
}
