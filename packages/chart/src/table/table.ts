import type { Message } from '@relievo/words';
import type { TableRemarks } from './reports.ts';

/**
 * A table with typed columns. Beside what a cell means stands what the source says, letter for
 * letter, so that nothing is lost by reading it: 00123 is a name and no number.
 */
export interface Table {
  readonly rows: number;
  readonly columns: readonly Column[];
}

export type Column = NumberColumn | DateColumn | TextColumn;

interface ColumnBase {
  readonly name: string;
  /** The table has no name for it, and this one was given so that it can be chosen. */
  readonly isUnnamed?: true;
  /** From the header or from the cells: 'cm', '%', '€'. */
  readonly unit: string | null;
  /** As in the source; '' where there is nothing. */
  readonly texts: readonly string[];
}

export type NumberColumn = ColumnBase & {
  readonly kind: 'number';
  /** null where there is no number. */
  readonly values: readonly (number | null)[];
  /** The most decimals of any cell. */
  readonly decimals: number;
};

export type DateColumn = ColumnBase & {
  readonly kind: 'date';
  /** Days since 1 January 1970, with the time of day as their fraction. */
  readonly values: readonly (number | null)[];
};

export type TextColumn = ColumnBase & { readonly kind: 'text' };

/** Something that was decided while reading, and that the person should know. */
export type Remark = Message<TableRemarks>;

export interface ReadTable {
  readonly table: Table;
  readonly remarks: readonly Remark[];
}

/** What a person says a column holds, where it was recognised otherwise. */
export interface ColumnReading {
  /** Its place in the table, from 0. */
  readonly column: number;
  readonly as: 'number' | 'text' | 'day-first' | 'month-first';
}

export interface ReadOptions {
  /** What a person said of single columns; the others are recognised. */
  readonly columns?: readonly ColumnReading[];
  /** Whether the first row names the columns; 'auto' looks at it. */
  readonly header?: 'auto' | 'yes' | 'no';
  /** What separates decimals; 'auto' looks at all cells. */
  readonly decimal?: 'auto' | 'comma' | 'point';
}

export const TABLE_LIMITS = { cells: 1_000_000, columns: 1000, cellLength: 10_000 } as const;

/** By its name, or by the whole header, which has the unit behind the name. */
export function findColumn({ columns }: Table, asked: string): number {
  const isAsked = (name: string): boolean => name.toLowerCase() === asked.trim().toLowerCase();
  const named = columns.findIndex(({ name }) => isAsked(name));
  return named === -1
    ? columns.findIndex(({ name, unit }) =>
        [
          `${name} (${unit})`,
          `${name} [${unit}]`,
          `${name} ${unit}`,
          `${name} in ${unit}`,
          `${name}, ${unit}`,
        ].some(isAsked),
      )
    : named;
}
