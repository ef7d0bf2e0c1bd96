import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeChart } from '../model/make.ts';
import { wordsOf } from '../testing/words-of.ts';
import { type Expression, evaluate } from './expression.ts';
import { parseFunction } from './parse.ts';
import { tabulateFunction } from './tabulate.ts';

function compute(formula: string, x: number): number {
  const parsed = parseFunction(formula);
  if (!parsed.ok) throw new Error(wordsOf(parsed.problems[0]));
  return evaluate(parsed.value, x);
}

function refusalOf(formula: string): string {
  const parsed = parseFunction(formula);
  return parsed.ok ? 'It was read.' : wordsOf(parsed.problems[0]);
}

test.each<[string, number, number]>([
  ['y = 2x² - 3', 2, 5],
  ['f(x) = 2x^2 − 3', -2, 5],
  ['-x²', 3, -9],
  ['(-x)²', 3, 9],
  ['2^3^2', 0, 512],
  ['1/2x', 4, 2],
  ['3(x + 1)(x - 1)', 2, 9],
  ['|x - 3|', 1, 2],
  ['||x| - 3|', -1, 2],
  ['2|x|', -4, 8],
  ['sin(pi x)', 0.5, 1],
  ['√(x)', 16, 4],
  ['abs(-x) + sqrt(4)', -3, 5],
  ['e^x', 0, 1],
  ['ln(e)', 0, 1],
  ['log(100)', 0, 2],
  ['2 · x ÷ 4', 8, 4],
  ['.5x', 2, 1],
  ['x', 7, 7],
])('%s at %d is %d', (formula, x, right) => expect(compute(formula, x)).toBeCloseTo(right, 12));

test.each([
  ['', /^There is no formula yet; write one such as y = 2x² - 3\.$/],
  ['y =', /^Something is missing, at character 4;/],
  ['2x +', /^Something is missing after \+, at character 5;/],
  ['2 + * x', /^Something is missing after \+, at character 5;/],
  ['(x + 1', /^The bracket \( at character 1 is never closed/],
  ['x + 1)', /^“\)” at character 6 has nothing that it belongs to/],
  ['|x - 1', /^The bracket \| at character 1 is never closed/],
  ['foo(x)', /^“foo” at character 1 is not known; known are “x”, “sin”/],
  ['sin x', /^“sin” at character 1 needs brackets: write sin\(x\)\.$/],
  ['0,5x', /^There is a comma at character 2; write decimals with a point/],
  ['1.2.3', /^“1.2.3” at character 1 is no number/],
  ['x = 3', /^The sign of equality at character 3/],
  ['2 # x', /^“#” at character 3/],
  ['constructor(x)', /^“constructor” at character 1 is not known/],
  ['x'.repeat(300), /longer than 200 characters/],
])('“%s” is refused with what is wrong and where', (formula, sentence) => {
  expect(refusalOf(formula)).toMatch(sentence);
});

const trees: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.record({ kind: fc.constant('number' as const), value: fc.integer({ min: 0, max: 99 }) }),
    fc.constant({ kind: 'variable' as const }),
    fc.record({ kind: fc.constant('negative' as const), of: tie('tree') }),
    fc.record({
      kind: fc.constant('operation' as const),
      operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const, '^' as const),
      left: tie('tree'),
      right: tie('tree'),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom('sin' as const, 'abs' as const, 'sqrt' as const),
      of: tie('tree'),
    }),
  ),
})).tree;

function write(tree: Expression): string {
  switch (tree.kind) {
    case 'number':
      return `${tree.value}`;
    case 'variable':
      return 'x';
    case 'negative':
      return `(-${write(tree.of)})`;
    case 'call':
      return `${tree.name}(${write(tree.of)})`;
    case 'operation':
      return `(${write(tree.left)} ${tree.operator} ${write(tree.right)})`;
  }
}

test('every tree that is written is read as the same tree', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const parsed = parseFunction(write(tree));
      expect(parsed.ok && parsed.value).toEqual(tree);
    }),
  );
});

test('any text is read or refused, and a refusal names a place in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const parsed = parseFunction(text);
      if (parsed.ok) return;
      const { at = 1 } = parsed.problems[0].parameters as { at?: number };
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThanOrEqual(text.length + 1);
      expect(wordsOf(parsed.problems[0])).toMatch(/\.$/);
    }),
  );
});

function tabulate(formula: string, from: number, to: number, step: number) {
  const made = tabulateFunction(formula, { from, to, step });
  if (!made.ok) throw new Error(wordsOf(made.problems[0]));
  const [x, y] = made.value.columns.map((column) => (column.kind === 'number' ? column.values : []));
  return { table: made.value, x, y };
}

test('a function is computed at every step, and has no value where it has none', () => {
  expect(tabulate('x²', -1, 1, 0.5).y).toEqual([1, 0.25, 0, 0.25, 1]);
  expect(tabulate('x', 0, 1, 0.1).x).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  expect(tabulate('sqrt(x)', -1, 1, 1).y).toEqual([null, 0, 1]);
  expect(tabulate('1/x', -1, 1, 1).y).toEqual([-1, null, 1]);
  // Between two steps, where no line may go from below to above.
  expect(tabulate('1/x', -1.5, 1.5, 1).y).toEqual([-0.666667, -2, null, 2, 0.666667]);
});

test('a stretch without an extent, a step that never ends and a function that is nowhere are refused', () => {
  const refusal = (...args: Parameters<typeof tabulateFunction>): string => {
    const made = tabulateFunction(...args);
    return made.ok ? '' : wordsOf(made.problems[0]);
  };
  expect(refusal('x', { from: 3, to: 3, step: 1 })).toMatch(/from 3 to 3/);
  expect(refusal('x', { from: 0, to: 3, step: 0 })).toMatch(/step of 0/);
  expect(refusal('x', { from: 0, to: 1e9, step: 0.1 })).toMatch(/10000/);
  expect(refusal('sqrt(x)', { from: -3, to: -1, step: 1 })).toMatch(/no value between −3 and −1/);
});

test('the table of a function is the chart of a function', () => {
  const { table } = tabulate('y = x² - 4', -3, 3, 0.5);
  const made = makeChart(table, { type: 'function', x: 0, y: [1] }, { title: 'y = x² - 4' });
  expect(made.ok && made.value.series[0]?.points).toHaveLength(13);
});
