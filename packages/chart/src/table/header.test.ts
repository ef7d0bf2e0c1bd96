import { expect, test } from 'vitest';
import { wordsOf } from '../testing/words-of.ts';
import { splitUnit } from './header.ts';
import { readTable } from './read.ts';
import type { ReadOptions, ReadTable } from './table.ts';

function read(text: string, options?: ReadOptions): ReadTable {
  const result = readTable(text, options);
  if (!result.ok) throw new Error(wordsOf(result.problems[0]));
  return result.value;
}
function listNames(text: string, options?: ReadOptions): readonly string[] {
  return read(text, options).table.columns.map(({ name }) => name);
}

test.each([
  ['classes over numbers', 'Class,1,2,3\nA,5,6,8\nB,7,9,2', 'Class,1,2,3'],
  ['two classes over numbers', 'Class,1,2\nA,5,9\nB,7,2', 'Class,1,2'],
  ['years over values that are years', 'Country,2019,2020\nA,1950,2010\nB,1960,2011', 'Country,2019,2020'],
  ['a name that may also mean a missing value', 'x\n3\n5', 'x'],
  ['decades', 'Country,1990s,2000s\nA,5,6\nB,7,8', 'Country,1990s,2000s'],
  ['words over words', 'Name,Home\nAna,Rome', 'Name,Home'],
])('the first row names the columns: %s', (_, text, names) => {
  const { table } = read(text);
  expect(table.columns.map(({ name }) => name).join()).toBe(names);
  expect(table.rows).toBe(text.split('\n').length - 1);
});

test.each([
  ['measures over measures', 'North,5 kg\nSouth,6 kg'],
  ['numbers in even steps over others in the same', 'North,1,2,3\nSouth,4,5,6'],
  ['dates over dates', '2024-01-01\n2024-02-01'],
  ['numbers over numbers', '1\n2\n3'],
])('the first row is data: %s', (_, text) => {
  const { table } = read(text);
  expect(table.columns[0]?.name).toBe('Column 1');
  expect(table.rows).toBe(text.split('\n').length);
});

test('a person reads what was decided where it might have been otherwise, and has the last word', () => {
  expect(read('Class,1,2,3\nA,5,6,8').remarks.map(wordsOf)).toEqual([
    'The first row (“Class, 1, 2, 3”) was read as the names of the columns; if it is data, say that there is no header.',
  ]);
  expect(read('North,5\nSouth,6').remarks.map(wordsOf)).toEqual([
    'The first row (“North, 5”) was read as data, so the columns are numbered; if it names them, say that there is a header.',
  ]);
  expect(read('Place,Sales\nNorth,5').remarks).toEqual([]);
  expect(listNames('Class,1,2,3\nA,5,6,8', { header: 'no' })[0]).toBe('Column 1');
  expect(listNames('North,5\nSouth,6', { header: 'yes' })).toEqual(['North', '5']);
  expect(read('North,5\nSouth,6', { header: 'yes' }).remarks).toEqual([]);
});

test('x over a column that is not of numbers alone stands for a missing value', () => {
  expect(listNames('x\n3\nred')).not.toContain('x');
});

test.each([
  ['Oslo °C', 'Oslo', '°C'],
  ['Rain, mm', 'Rain', 'mm'],
  ['Speed in km/h', 'Speed', 'km/h'],
  ['Share %', 'Share', '%'],
  ['Height (cm)', 'Height', 'cm'],
  ['Class m', 'Class m', null],
  ['Above 50 %', 'Above 50 %', null],
])('the header “%s” is a name and a unit', (header, name, unit) => {
  const [, column] = read(`Place,"${header}"\na,1\nb,2`).table.columns;
  expect(column).toMatchObject({ name, unit });
});

test('a word of size or a count before a unit belongs to it, so that no value is in the unit alone', () => {
  for (const header of ['million km', 'Distance in million km', 'Price of one kWh'])
    expect(splitUnit(header)).toEqual({ name: header, unit: null });
  expect(splitUnit('Distance km')).toEqual({ name: 'Distance', unit: 'km' });
});
