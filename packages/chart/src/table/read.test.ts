import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../testing/words-of.ts';
import { readTable, readTableFromRows } from './read.ts';
import type { Column, ReadOptions, ReadTable, Table } from './table.ts';
import { findColumn, TABLE_LIMITS } from './table.ts';

function read(text: string, options?: ReadOptions): ReadTable {
  const result = readTable(text, options);
  if (!result.ok) throw new Error(wordsOf(result.problems[0]));
  return result.value;
}
function readOrThrow(text: string, options?: ReadOptions): Table {
  return read(text, options).table;
}
function readColumn(text: string, index = 0, options?: ReadOptions): Column {
  const found = readOrThrow(text, options).columns[index];
  if (!found) throw new Error('There is no such column.');
  return found;
}
function listValues(found: Column): readonly (number | null)[] {
  return found.kind === 'text' ? [] : found.values;
}
function findRefusalCode(text: string, options?: ReadOptions): string {
  const result = readTable(text, options);
  return result.ok ? '' : result.problems[0].code;
}
function createRows(header: string, ...cells: readonly string[]): string {
  return [header, ...cells.map((cell) => `"${cell}"`)].join('\n');
}

test.each<[string, readonly string[], readonly (number | null)[]]>([
  ['decimals with a point', ['1.5', '-2.25', '+3'], [1.5, -2.25, 3]],
  ['decimals with a comma', ['1,5', '-2,25', '3'], [1.5, -2.25, 3]],
  ['thousands grouped by commas', ['1,234.5', '12,000,000'], [1234.5, 12_000_000]],
  ['thousands grouped by points', ['1.234,5', '12.000.000'], [1234.5, 12_000_000]],
  ['thousands grouped by spaces', ['1 234', '12 000 000', '5 000'], [1234, 12_000_000, 5000]],
  ['thousands grouped as in Switzerland', ["1'234.5", '12’000'], [1234.5, 12_000]],
  ['a true minus sign', ['−5', '3'], [-5, 3]],
  ['brackets as bookkeepers write what is below zero', ['(12)', '7'], [-12, 7]],
  ['powers of ten', ['1e3', '2.5E-2', '1e+2'], [1000, 0.025, 100]],
  ['what is missing', ['1', 'n/a', '-', '..', ':', '2'], [1, null, null, null, null, 2]],
  [
    'what is no number at all',
    ['1', 'NaN', 'Infinity', '-inf', '#DIV/0!', '2'],
    [1, null, null, null, null, 2],
  ],
  ['zero and minus zero', ['0', '-0', '0.0'], [0, 0, 0]],
])('numbers are read: %s', (_, cells, expected) => {
  const found = readColumn(createRows('Value', ...cells));
  expect(found.kind).toBe('number');
  expect(listValues(found)).toEqual(expected);
  expect(found.texts).toEqual(cells);
});

test.each<[string, readonly string[]]>([
  ['article numbers keep their zeros', ['00123', '00124']],
  ['one code among numbers makes all codes', ['123', '00124']],
  ['quarters', ['Q1', 'Q2']],
  ['numbers of two units', ['5 kg', '3 m']],
  ['telephone numbers', ['+49 30 1234567', '030 1234567']],
  ['addresses of computers', ['192.168.0.1', '10.0.0.1']],
  ['versions', ['1.2.3', '1.2.4']],
  ['times', ['12:30', '13:45']],
  ['fractions', ['1/2', '3/4']],
  ['a number too large to be one', ['1e999', '2']],
])('text stays text: %s', (_, cells) => {
  const found = readColumn(createRows('Name', ...cells));
  expect(found.kind).toBe('text');
  expect(found.texts).toEqual(cells);
});

test.each<[string, readonly string[], string]>([
  ['percent', ['5%', '12.5 %'], '%'],
  ['a currency before', ['€5', '€12.50'], '€'],
  ['a currency after', ['5 €', '12 €'], '€'],
  ['a measure', ['5 km', '12 km'], 'km'],
])('the unit of every cell is the unit of the column: %s', (_, cells, unit) => {
  expect(readColumn(createRows('Value', ...cells))).toMatchObject({ kind: 'number', unit });
});

test.each([
  ['Height (cm)', 'Height', 'cm'],
  ['Mass [kg]', 'Mass', 'kg'],
  ['(cm)', '(cm)', null],
  ['Plain', 'Plain', null],
])('the unit in the header “%s” leaves the name “%s”', (header, name, unit) => {
  expect(readColumn(createRows(header, '1', '2'))).toMatchObject({ name, unit });
});

test.each<[string, readonly string[], readonly string[]]>([
  ['year, month, day', ['2024-02-29', '2024-12-01'], ['2024-02-29', '2024-12-01']],
  ['year and month', ['2024-02', '2024-11'], ['2024-02-01', '2024-11-01']],
  ['day first, as one of them proves', ['03.02.2024', '25.12.2024'], ['2024-02-03', '2024-12-25']],
  ['month first, as one of them proves', ['02/03/2024', '12/25/2024'], ['2024-02-03', '2024-12-25']],
  ['months in words', ['3 Feb 2024', '1 March 2024'], ['2024-02-03', '2024-03-01']],
  ['months in words, month first', ['Feb 3, 2024', 'Mar 1, 2024'], ['2024-02-03', '2024-03-01']],
])('dates are read: %s', (_, cells, days) => {
  const found = readColumn(createRows('Date', ...cells));
  expect(found.kind).toBe('date');
  expect(listValues(found)).toEqual(days.map((day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000));
});

test('the time of day is part of a date', () => {
  expect(listValues(readColumn(createRows('When', '2024-01-01 06:00', '2024-01-01T18:00:00')))).toEqual([
    19_723.25, 19_723.75,
  ]);
});

test.each([['30.02.2024'], ['2024-13-01'], ['2023-02-29']])(
  '%s is no date, and so the column is text',
  (cell) => {
    expect(readColumn(createRows('Date', '2024-01-01', cell)).kind).toBe('text');
  },
);

test('dates that can be read in two ways stay text, and the person is told', () => {
  const { table: found, remarks } = read(createRows('Date', '01/02/2024', '03/04/2024'));
  expect(found.columns[0]?.kind).toBe('text');
  expect(remarks.map(({ code }) => code)).toEqual(['table_date_unsure']);
});

test('a number that can be read in two ways is read as the other cells prove', () => {
  expect(listValues(readColumn('a;b\n1,234;1,5\n2,000;2,5', 0))).toEqual([1.234, 2]);
  expect(listValues(readColumn('a\tb\n1,234\t1.5\n2,000\t2.5', 0))).toEqual([1234, 2000]);
  const { table: found, remarks } = read('a\tb\n1,234\t1\n2,000\t2');
  expect(found.columns[0]).toMatchObject({ values: [1234, 2000] });
  expect(remarks).toEqual([
    {
      code: 'table_decimal_unsure',
      parameters: { name: 'a', cell: '1,234', value: 1234 },
    },
  ]);
  expect(remarks.map(wordsOf)).toEqual([
    'In “a”, “1,234” was read as 1234; if that is wrong, say whether decimals are written with a comma or a point.',
  ]);
});

test('the person has the last word on decimals and on the header', () => {
  expect(listValues(readColumn('a\tb\n1,234\t1\n2,000\t2', 0, { decimal: 'comma' }))).toEqual([1.234, 2]);
  expect(readOrThrow('1\n2\n3', { header: 'yes' })).toMatchObject({ rows: 2, columns: [{ name: '1' }] });
  expect(readOrThrow('a\nb', { header: 'no' })).toMatchObject({ rows: 2, columns: [{ name: 'Column 1' }] });
});

test.each([
  ['a comma', 'a,b\n1,2'],
  ['a semicolon', 'a;b\n1;2'],
  ['a tab', 'a\tb\n1\t2'],
  ['a bar', 'a|b\n1|2'],
  ['what the first line names', 'sep=;\na;b\n1;2'],
  ['lines of other systems', 'a,b\r\n1,2\r\n'],
  ['lines of very old systems', 'a,b\r1,2\r'],
  ['a byte order mark before them', '\ufeffa,b\n1,2'],
  ['empty lines around them', '\n\na,b\n\n1,2\n\n'],
  ['empty columns after them', 'a,b,,\n1,2,,'],
])('cells are separated by %s', (_, text) => {
  expect(readOrThrow(text)).toMatchObject({
    rows: 1,
    columns: [
      { name: 'a', texts: ['1'] },
      { name: 'b', texts: ['2'] },
    ],
  });
});

test('quotation marks hold delimiters, line breaks and quotation marks', () => {
  const found = readOrThrow('a,b\n"x, y","1\n2"\n"the ""z""",3');
  expect(found.columns.map(({ texts }) => texts)).toEqual([
    ['x, y', 'the "z"'],
    ['1\n2', '3'],
  ]);
});

test('years may name columns', () => {
  expect(readOrThrow('Country,2019,2020\nFrance,1.5,2\nSpain,3,4').columns.map(({ name }) => name)).toEqual([
    'Country',
    '2019',
    '2020',
  ]);
  expect(readOrThrow('2019,5\n2020,6').rows).toBe(2);
});

test('no two columns have one name, and every column has one', () => {
  const { table: found, remarks } = read('Sales,Sales,,Sales (€)\n1,2,3,4');
  expect(found.columns.map(({ name }) => name)).toEqual(['Sales', 'Sales 2', 'Column 3', 'Sales (€)']);
  expect(remarks.map(({ code }) => code)).toEqual(['table_header_twice']);
  expect(findColumn(found, 'sales 2')).toBe(1);
  expect(findColumn(found, 'none')).toBe(-1);
});

test('a short row misses its last values, and the person is told; an empty last cell is nothing to tell', () => {
  const { table: found, remarks } = read('a,b\n1,2\n3\n4,5');
  expect(found.columns[1]).toMatchObject({ values: [2, null, 5] });
  expect(remarks.map(wordsOf)).toEqual([
    'Row 3 has fewer cells than there are columns; what is not there counts as missing.',
  ]);
  expect(read('a,b\n1,2\n3,\n4,5').remarks).toEqual([]);
});

test.each([
  ['table_empty', ''],
  ['table_empty', ' \n\n , ,\n'],
  ['table_without_rows', 'a,b'],
  ['table_ragged', 'a,b\n1,2\n3,4,5'],
  ['table_quote_open', 'a,b\n"1,2\n3,4'],
  ['table_binary', '\u0000\u0001PNG'],
  ['table_binary', `${'\ufffd'.repeat(50)} and words`],
  ['table_cell_too_long', `a\n${'x'.repeat(TABLE_LIMITS.cellLength + 1)}`],
])('%s: a text that is no table is refused', (code, text) => {
  expect(findRefusalCode(text)).toBe(code);
});

test('a table of a million cells is read, and one cell more is refused', { tags: 'exhaustive' }, () => {
  const most = `${'1\n'.repeat(TABLE_LIMITS.cells - 1)}1`;
  expect(readOrThrow(most).rows).toBe(TABLE_LIMITS.cells);
  expect(readOrThrow(`${most}\n`).rows).toBe(TABLE_LIMITS.cells);
  expect(findRefusalCode(`${most}\n1`)).toBe('table_too_large');
  expect(findRefusalCode('1,'.repeat(TABLE_LIMITS.columns + 1))).toBe('table_too_wide');
});

test('a table from a spreadsheet is typed as one from a file is', () => {
  const result = readTableFromRows([
    ['a', 'b'],
    ['x', '1,5'],
    ['y', '2,5'],
  ]);
  expect(result).toMatchObject({
    ok: true,
    value: { table: { columns: [{ kind: 'text' }, { kind: 'number', values: [1.5, 2.5] }] } },
  });
});

test('any number is read back as it was written, in any manner of writing', () => {
  const manners = fc.constantFrom(
    { delimiter: ',', write: (value: number) => `${value}` },
    { delimiter: ';', write: (value: number) => `${value}`.replace('.', ',') },
    { delimiter: '\t', write: (value: number) => `${value}`.replace('-', '−') },
  );
  const number = fc.oneof(
    fc.integer({ min: -1e9, max: 1e9 }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  );
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 2, maxLength: 8 }),
      manners,
      (numbers, { delimiter, write }) => {
        const text = ['name', ...numbers.map((value, index) => `row ${index}${delimiter}${write(value)}`)]
          .join('\n')
          .replace('name', `name${delimiter}value`);
        const decimal = delimiter === ';' ? 'comma' : 'point';
        expect(listValues(readColumn(text, 1, { decimal }))).toEqual(numbers.map((value) => value + 0));
      },
    ),
    { numRuns: 200 },
  );
});

test('any text is read as rows of one length, or refused with a reason', () => {
  const piece = fc.constantFrom(
    'a',
    '1',
    '1,5',
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    ' ',
    '\u0000',
    '−',
    'é',
    '00',
    '%',
    '2024-01-01',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const result = readTable(pieces.join(''));
      if (!result.ok)
        return wordsOf(result.problems[0]).endsWith('.') && result.problems[0].code.startsWith('table_');
      const { columns, rows: count } = result.value.table;
      return (
        columns.length > 0 &&
        count > 0 &&
        columns.every(
          (one) => one.texts.length === count && (one.kind === 'text' || one.values.length === count),
        ) &&
        new Set(columns.map(({ name }) => name)).size === columns.length
      );
    }),
    { numRuns: 500 },
  );
});

test('the delimiter is found in a long file whose quotation marks span many lines', () => {
  const cell = `"${'words; and, more\n'.repeat(40)}"`;
  const found = readOrThrow(
    ['a;b', ...Array.from({ length: 60 }, (_, index) => `${index};${cell}`)].join('\n'),
  );
  expect(found).toMatchObject({
    rows: 60,
    columns: [
      { name: 'a', kind: 'number' },
      { name: 'b', kind: 'text' },
    ],
  });
});
