import { countOf } from '@relievo/words';
import type { Decimals, Typed } from './column.ts';
import { type DateForm, readDate } from './date.ts';
import { splitUnit } from './header.ts';
import { isMissing, isNotFinite } from './missing.ts';
import { type NumberCell, readNumber } from './number.ts';
import type { ColumnReading, Remark } from './table.ts';

const LONGEST_SHOWN = 40;

/** A column as a person says it is: what does not read so is missing, and told by its row. */
export function typeColumnAs(
  as: ColumnReading['as'],
  header: string,
  texts: readonly string[],
  { decimal }: Decimals,
): Typed {
  switch (as) {
    case 'text':
      return { column: { kind: 'text', name: header, unit: null, texts }, remarks: [] };
    case 'number':
      return readNumbers(header, texts, (text) => readNumber(text, decimal));
    case 'day-first':
    case 'month-first':
      return readDates(header, texts, as);
  }
}

function readNumbers(
  header: string,
  texts: readonly string[],
  read: (text: string) => NumberCell | null,
): Typed {
  const cells = texts.map((text) => (saysNothing(text) ? null : read(text)));
  const values = cells.map((cell) => cell?.value ?? null);
  const units = new Set(cells.flatMap((cell) => (cell ? [cell.unit] : [])));
  const { name, unit } = splitUnit(header);
  const [ofCells = null] = units.size === 1 ? units : [];
  const decimals = cells.reduce((most, cell) => Math.max(most, cell?.decimals ?? 0), 0);
  return {
    column: { kind: 'number', name, unit: ofCells ?? unit, texts, values, decimals },
    remarks: remarkOnUnread(name, texts, values, 'number'),
  };
}

/** Months by their names and years that stand first are the same whoever writes them. */
const PLAIN_FORMS: readonly DateForm[] = ['iso', 'month', 'words'];

function readDates(header: string, texts: readonly string[], form: DateForm): Typed {
  const read = (text: string): number | null => {
    for (const one of [form, ...PLAIN_FORMS]) {
      const days = readDate(text, one);
      if (days !== null) return days;
    }
    return null;
  };
  const values = texts.map((text) => (saysNothing(text) ? null : read(text)));
  return {
    column: { kind: 'date', name: header, unit: null, texts, values },
    remarks: remarkOnUnread(header, texts, values, 'date'),
  };
}

function saysNothing(text: string): boolean {
  return isMissing(text) || isNotFinite(text);
}

function remarkOnUnread(
  name: string,
  texts: readonly string[],
  values: readonly (number | null)[],
  as: 'number' | 'date',
): readonly Remark[] {
  const unread = texts.flatMap((text, row) =>
    text !== '' && values[row] === null && !isMissing(text) ? [row] : [],
  );
  const [first] = unread;
  if (first === undefined) return [];
  const cell = (texts[first] ?? '').slice(0, LONGEST_SHOWN);
  return [
    { code: 'table_cells_unread', parameters: { name, count: countOf(unread), first: first + 1, cell, as } },
  ];
}
