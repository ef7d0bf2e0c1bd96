import { canBeParts, findQuantity, isTimeWord, type Quantity } from '../statistics/quantity.ts';
import type { Column, NumberColumn, Table } from './table.ts';

export function quantityOf({ name, unit, values }: NumberColumn): Quantity | null {
  return findQuantity({ header: name, unit, values: listKnown(values) });
}

/**
 * The columns whose sum over the rows of one name says something: of temperatures none does, and of the people of one
 * land in several years neither. Where nothing tells what the values are, their author decides.
 */
export function listAdding({ columns }: Table, by: string): readonly NumberColumn[] {
  const isOverTime = columns.some((column) => column.name !== by && isOfTime(column));
  return columns.filter((column): column is NumberColumn => {
    if (column.name === by || column.kind !== 'number') return false;
    const quantity = quantityOf(column);
    return quantity === 'stock' ? !isOverTime : canBeParts(quantity, listKnown(column.values));
  });
}

/** Whether rows that a column calls alike can be joined by a sum. */
export function hasSum(table: Table, by: string): boolean {
  return listAdding(table, by).length > 0;
}

function isOfTime(column: Column): boolean {
  return (
    column.kind === 'date' ||
    (column.kind === 'number' && quantityOf(column) === 'date') ||
    isTimeWord(column.name)
  );
}

function listKnown(values: NumberColumn['values']): readonly number[] {
  return values.filter((value) => value !== null);
}
