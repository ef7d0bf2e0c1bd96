import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from '../table/read.ts';
import { CASES } from '../testing/cases.ts';
import { writeCsv } from '../testing/table-case.ts';
import { wordsOf } from '../testing/words-of.ts';
import { makeChart } from './make.ts';
import { suggestKinds } from './suggest.ts';

function suggestFor(csv: string) {
  const read = readTable(csv, { header: 'yes' });
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  return { table: read.value.table, kinds: suggestKinds(read.value.table) };
}

function listKinds(csv: string): readonly string[] {
  return suggestFor(csv).kinds.map(({ type, mapping }) => mapping.bars?.stacking ?? type);
}

const MARKS = Array.from({ length: 30 }, (_, row) => 40 + ((row * 17) % 31));

test.each<[string, string, readonly string[]]>([
  ['names and numbers', 'Day,Books\nMon,4\nTue,6\nWed,3', ['bar', 'pie']],
  ['dates', 'Date,Rain\n2024-01-01,3\n2024-01-02,5\n2024-01-03,0', ['line', 'area', 'bar']],
  ['years', 'Year,Ships\n1990,3\n1991,5\n1992,4', ['line', 'bar']],
  ['two columns', 'Age,Men,Women\nyoung,3,4\nold,5,6', ['bar', 'stacked', 'diverging']],
  ['two numbers in no order', 'Length,Mass\n3,5\n1,4\n2,7\n5,9', ['bar', 'scatter']],
  ['one column of many values', `Mark\n${MARKS.join('\n')}`, ['histogram', 'bar']],
  [
    'groups of values',
    `Class,Mark\n${MARKS.map((mark, row) => `${row % 2 ? 'a' : 'b'},${mark}`).join('\n')}`,
    ['box', 'histogram', 'bar'],
  ],
  ['names with their years', 'Invention,Year\nPress,1450\nBraille,1824\nTelephone,1876', ['time-line']],
  ['names with dates', 'Event,Day\nLanding,1969-07-20\nSputnik,1957-10-04', ['time-line']],
  ['words alone', 'Name\na\nb', []],
])('%s are offered what suits them, the most fitting first', (_, csv, kinds) => {
  expect(listKinds(csv)).toEqual(kinds);
});

test('every kind that is offered can be made, and its reason is a sentence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CASES), (one) => {
      const { table, kinds } = suggestFor(writeCsv(one));
      for (const { mapping, why } of kinds) {
        const made = makeChart(table, mapping);
        expect(made.ok ? '' : wordsOf(made.problems[0])).toBe('');
        expect(wordsOf(why)).toMatch(/^[^\n]{10,}\.$/);
      }
    }),
  );
});
