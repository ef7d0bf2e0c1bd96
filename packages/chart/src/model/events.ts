import type { Column } from '../table/table.ts';

/** A small whole number may be anything. */
const LEAST_YEAR = 1000;
const MOST_YEAR = 2100;

interface Events {
  readonly names: Column;
  readonly time: Column;
}

/** Names, each with a year or a date, and nothing else that is counted or measured; null where the table has more to say. */
export function findEvents(columns: readonly Column[]): Events | null {
  const times = columns.filter((column) => column.kind === 'date' || isOfYears(column));
  const [time] = times;
  const names = columns.find(({ kind }) => kind === 'text');
  const isOnly = columns.every((column) => column.kind === 'text' || times.includes(column));
  if (!time || times.length > 1 || !names || !isOnly) return null;
  return new Set(names.texts).size === names.texts.length ? { names, time } : null;
}

function isOfYears(column: Column): boolean {
  return (
    column.kind === 'number' &&
    column.unit === null &&
    column.values.every(
      (value) => value === null || (Number.isInteger(value) && value >= LEAST_YEAR && value <= MOST_YEAR),
    )
  );
}
