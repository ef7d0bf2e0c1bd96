import type { Column, NumberColumn, Table } from '../table/table.ts';

/** A long table has one row for each value, and names the place and the series of it in columns of their own. */
export interface LongForm {
  readonly x: number;
  /** Together they name the series. */
  readonly group: readonly number[];
  readonly values: readonly number[];
}

/** More series than this are a table and no chart. */
const MOST_SERIES = 50;
/** Where fewer of its places hold a value, the rows were not meant as the cells of a table. */
const LEAST_FILLED = 0.3;

/** The long form that a table has by itself; null where each row stands for itself. */
export function findLongForm(table: Table, x: number | null, values: readonly number[]): LongForm | null {
  const { columns, rows } = table;
  if (rows < 3) return null;
  const names = columns.flatMap(({ kind }, index) => (kind === 'number' ? [] : [index]));
  const dates = names.filter((index) => columns[index]?.kind === 'date');
  const [first] = values;
  const numbers = values.length > 1 && first !== undefined ? [first] : [];
  for (const place of x === null ? [...new Set([...dates, ...names, ...numbers])] : [x]) {
    const group = names.filter((index) => index !== place && !isDetermined(table, place, index));
    const form = { x: place, group, values: values.filter((index) => index !== place) };
    if (group.length > 0 && form.values.length > 0 && isLong(table, form)) return form;
  }
  return null;
}

/** Whether every row has a place of its own, and places and series come again. */
function isLong(table: Table, form: LongForm): boolean {
  const places = countDifferent(table, [form.x]);
  const series = countDifferent(table, form.group);
  if (places < 2 || series < 2 || places === table.rows || series === table.rows) return false;
  return (
    isUnique(table, form) &&
    series * form.values.length <= MOST_SERIES &&
    table.rows >= places * series * LEAST_FILLED
  );
}

export function isUnique(table: Table, { x, group }: LongForm): boolean {
  return countDifferent(table, [x, ...group]) === table.rows;
}

function countDifferent({ columns, rows }: Table, chosen: readonly number[]): number {
  const seen = new Set<string>();
  for (let row = 0; row < rows; row += 1) seen.add(joinCells(columns, chosen, row));
  return seen.size;
}

function joinCells(columns: readonly Column[], chosen: readonly number[], row: number): string {
  return chosen.map((index) => columns[index]?.texts[row] ?? '').join('\u0000');
}

/** Whether one column says the same wherever the other does, and so names nothing of its own. */
function isDetermined({ columns, rows }: Table, by: number, column: number): boolean {
  const known = new Map<string, string>();
  for (let row = 0; row < rows; row += 1) {
    const key = columns[by]?.texts[row] ?? '';
    const text = columns[column]?.texts[row] ?? '';
    if ((known.get(key) ?? text) !== text) return false;
    known.set(key, text);
  }
  return true;
}

/**
 * Makes a table with one row for each place and one column for each series: first the places, then the values.
 * A place that a series has several times has as many rows.
 */
export function pivotTable(table: Table, form: LongForm): Table {
  const { columns, rows } = table;
  const places = new Map<string, number>();
  const series = new Map<string, string>();
  const cells = new Map<string, number>();
  const times = new Map<string, number>();
  for (let row = 0; row < rows; row += 1) {
    const key = joinCells(columns, form.group, row);
    const text = columns[form.x]?.texts[row] ?? '';
    const before = times.get(`${text}\u0001${key}`) ?? 0;
    times.set(`${text}\u0001${key}`, before + 1);
    const place = before === 0 ? text : `${text}\u0000${before + 1}`;
    if (!places.has(place)) places.set(place, row);
    series.set(key, form.group.map((index) => columns[index]?.texts[row] ?? '').join(', '));
    cells.set(`${place}\u0001${key}`, row);
  }
  const firsts = [...places.values()];
  const x = columns[form.x];
  if (!x) return table;
  const spread = form.values.flatMap((index) => {
    const column = columns[index];
    if (column?.kind !== 'number') return [];
    return [...series].map(([key, name]) => {
      const from = [...places.keys()].map((place) => cells.get(`${place}\u0001${key}`));
      return pickRows(column, from, form.values.length > 1 ? `${column.name}, ${name}` : name);
    });
  });
  const known = [form.x, ...form.group, ...form.values];
  const others = columns.flatMap((column, index) =>
    !known.includes(index) && isDetermined(table, form.x, index) ? [pickTexts(column, firsts)] : [],
  );
  return { rows: firsts.length, columns: [pickPlaces(x, firsts), ...spread, ...others] };
}

function pickRows(column: NumberColumn, rows: readonly (number | undefined)[], name: string): NumberColumn {
  return {
    ...column,
    name,
    texts: rows.map((row) => (row === undefined ? '' : (column.texts[row] ?? ''))),
    values: rows.map((row) => (row === undefined ? null : (column.values[row] ?? null))),
  };
}

function pickPlaces(column: Column, rows: readonly number[]): Column {
  const texts = rows.map((row) => column.texts[row] ?? '');
  return column.kind === 'text'
    ? { ...column, texts }
    : { ...column, texts, values: rows.map((row) => column.values[row] ?? null) };
}

function pickTexts({ name, unit, texts }: Column, rows: readonly number[]): Column {
  return { kind: 'text', name, unit, texts: rows.map((row) => texts[row] ?? '') };
}

/** A table whose rows are named by all of these columns together, in the place of the first of them. */
export function joinNames(table: Table, names: readonly number[]): Table {
  const [first, ...rest] = names;
  const chosen = names.flatMap((index) => table.columns[index] ?? []);
  const name = chosen.map((column) => column.name).join(', ');
  const texts = Array.from({ length: table.rows }, (_, row) =>
    chosen
      .map((column) => column.texts[row] ?? '')
      .filter((text) => text !== '')
      .join(', '),
  );
  const joined: Column = { kind: 'text', name, unit: null, texts };
  return {
    ...table,
    columns: table.columns.flatMap((column, index) =>
      index === first ? [joined] : rest.includes(index) ? [] : [column],
    ),
  };
}

/** The columns of text that it takes to name a row, where the first alone names several alike. */
export function findJointNames(table: Table): readonly number[] {
  const texts = table.columns.flatMap(({ kind }, index) => (kind === 'text' ? [index] : []));
  const [first, ...more] = texts;
  if (first === undefined || table.columns.some(({ kind }) => kind === 'date')) return [];
  const needed = [first];
  let different = countDifferent(table, needed);
  for (const index of more) {
    if (different === table.rows) break;
    const now = countDifferent(table, [...needed, index]);
    if (now > different) needed.push(index);
    different = now;
  }
  return needed.length > 1 ? needed : [];
}
