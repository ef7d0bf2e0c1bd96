import type { Column, NumberColumn } from '../table/table.ts';

/** Beyond these no calendar of a classroom goes. */
const [EARLIEST, LATEST] = [-10_000, 10_000];
/** Two days of a year are told apart. */
const DECIMALS = 3;

/** A column as years: whole numbers as they are, dates with the part of their year that has gone by; null where it is neither. */
export function readYears(column: Column): NumberColumn | null {
  if (column.kind === 'text') return null;
  if (column.kind === 'number')
    return column.values.every((value) => value === null || isYear(value)) ? column : null;
  const { name, texts } = column;
  const values = column.values.map((days) => (days === null ? null : yearOf(days)));
  return { kind: 'number', name, unit: null, texts, values, decimals: DECIMALS };
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value > EARLIEST && value < LATEST;
}

const DAY_MS = 86_400_000;

function yearOf(days: number): number {
  const year = new Date(days * DAY_MS).getUTCFullYear();
  const [begin, end] = [startOf(year), startOf(year + 1)];
  return Number((year + (days - begin) / (end - begin)).toFixed(DECIMALS));
}

function startOf(year: number): number {
  return Date.UTC(year, 0, 1) / DAY_MS;
}
