import { expect, test } from 'vitest';
import type { Rule } from '../page-marks.ts';
import { rowOf } from '../testing/rows.ts';
import { findLevelTables } from './level-tables.ts';

function ruleAt(y: number, left = 60, right = 360): Rule {
  return { left, right, bottom: y, top: y + 0.8, isLevel: true };
}

/** Places cells in lines 14 points below each other; an empty cell is none. */
function write(lines: readonly (readonly string[])[], top: number) {
  return lines.flatMap((line, at) =>
    line.flatMap((text, column) =>
      text === '' ? [] : [rowOf(text, { x: 64 + 100 * column, y: top - 14 * at, size: 10 })],
    ),
  );
}

function read(rules: readonly Rule[], rows: readonly ReturnType<typeof rowOf>[]) {
  return findLevelTables(rules, rows).map(({ table }) => [
    table.columns.map(({ name }) => name),
    ...table.rows,
  ]);
}

const HEAD = write([['Run', 'Start', 'End']], 700);

test('rows between three level rules are a table, with short rules as blanks in its cells', () => {
  const body = write(
    [
      ['1', '0.00', '21.45'],
      ['2', '0.50', '21.90'],
      ['3', '1.10', ''],
    ],
    680,
  );
  const rules = [ruleAt(714), ruleAt(693), ruleAt(645), ruleAt(651, 264, 304)];
  expect(read(rules, [...HEAD, ...body])).toEqual([
    [
      ['Run', 'Start', 'End'],
      ['1', '0.00', '21.45'],
      ['2', '0.50', '21.90'],
      ['3', '1.10', '________'],
    ],
  ]);
});

test('columns below their names may be empty', () => {
  const rules = [ruleAt(714), ruleAt(693), ruleAt(645)];
  expect(read(rules, [...HEAD, ...write([['Lemon'], ['Milk'], ['Water']], 680)])).toEqual([
    [
      ['Run', 'Start', 'End'],
      ['Lemon', '', ''],
      ['Milk', '', ''],
      ['Water', '', ''],
    ],
  ]);
});

test('a line below cells that are full continues them', () => {
  const rows = write(
    [
      ['Word', 'Meaning'],
      ['bow', 'the front end'],
      ['', 'of a boat'],
      ['aft', 'behind'],
    ],
    700,
  );
  expect(read([ruleAt(714), ruleAt(693), ruleAt(645)], rows)).toEqual([
    [
      ['Word', 'Meaning'],
      ['bow', 'the front end of a boat'],
      ['aft', 'behind'],
    ],
  ]);
});

test('a table without a rule at its end reaches as far as its rows follow each other', () => {
  const body = write(
    [
      ['1', 'Alder', 'yes'],
      ['2', 'Brook', 'no'],
    ],
    680,
  );
  const number = rowOf('7', { x: 250, y: 630, size: 10 });
  expect(read([ruleAt(714), ruleAt(693)], [...HEAD, ...body, number])).toEqual([
    [
      ['Run', 'Start', 'End'],
      ['1', 'Alder', 'yes'],
      ['2', 'Brook', 'no'],
    ],
  ]);
});

test('text between the rules at the head and the foot of a page is not a table', () => {
  const column = (x: number) =>
    Array.from({ length: 20 }, (_, at) =>
      rowOf('words of a column of text', { x, y: 690 - 14 * at, size: 10 }),
    );
  const rows = [...column(64), ...column(220)];
  expect(read([ruleAt(714), ruleAt(400)], rows)).toEqual([]);
  expect(
    read([ruleAt(714), ruleAt(693), ruleAt(400)], [rowOf('A heading', { x: 64, y: 700 }), ...column(64)]),
  ).toEqual([]);
});

test('level rules with upright ones between them are not read here', () => {
  const body = write(
    [
      ['1', '0.00', '21.45'],
      ['2', '0.50', '21.90'],
    ],
    680,
  );
  const wall = { left: 150, right: 151, bottom: 660, top: 712, isLevel: false };
  expect(read([ruleAt(714), ruleAt(693), ruleAt(645), wall], [...HEAD, ...body])).toEqual([]);
});
