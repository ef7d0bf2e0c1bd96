import { expect, test } from 'vitest';
import { findOverBudget, writeBudgetLines } from './budgets.ts';

const FILES = [
  { file: 'packages/a.test.ts', seconds: 30 },
  { file: 'packages/b.test.ts', seconds: 12 },
  { file: 'packages/c.test.ts', seconds: 9 },
];

test('a file over its budget is listed, the worst first, with what it may take at the pace of the run', () => {
  expect(writeBudgetLines(findOverBudget('unit', FILES, 0.036))).toEqual([
    expect.stringMatching(/^Files over their budget/),
    '     30.0 s of 10.0 s at this pace  packages/a.test.ts',
    '     12.0 s of 10.0 s at this pace  packages/b.test.ts',
  ]);
});

test('a machine that does the fixed work at half the pace has twice the time', () => {
  expect(findOverBudget('unit', FILES, 0.072).map(({ file }) => file)).toEqual(['packages/a.test.ts']);
});

test('an exhaustive part may take longer, and the report is empty without a file over its budget', () => {
  expect(findOverBudget('exhaustive', FILES, 0.036)).toEqual([]);
  expect(writeBudgetLines([])).toEqual([]);
});

test('a file of journeys has the budget of its part', () => {
  const sweep = [{ file: 'e2e/a11y/sweep.spec.ts', seconds: 400 }];
  expect(findOverBudget('journeys', sweep, 0.036)).toHaveLength(1);
  expect(findOverBudget('other-journeys', sweep, 0.036)).toEqual([]);
});
