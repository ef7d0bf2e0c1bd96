import { expect, test } from 'vitest';
import { findSpreads } from './spreads.ts';

function findCalls(text: string): readonly string[] {
  return findSpreads('a.ts', text).map(({ call }) => call);
}

test('a list of unknown length is not given to a call as its arguments', () => {
  const calls = [
    'Math.max(...values)',
    'Math.min(0, ...values.map(f))',
    'found.push(...more)',
    'at.last?.push(...more)',
    'list.splice(0, 1, ...more)',
    'String.fromCharCode(...bytes.subarray(0, 4))',
    'Math.max(...[1, ...values])',
    'list.push(...(c ? [a] : more))',
  ];
  expect(findCalls(calls.join(';\n'))).toEqual(calls);
});

test('what is written out in the call, and a spread into a list, may stay', () => {
  expect(
    findCalls(
      'Math.max(...[a, b].map(f)); list.push(...(c ? [a] : [])); const all = [...a, ...b]; f(...all);',
    ),
  ).toEqual([]);
});
