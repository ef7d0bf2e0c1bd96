import { expect, test } from 'vitest';
import { takeFormulas } from '../../math/marked-words.ts';
import { parseOfficeXml } from '../markup/xml.ts';
import { createNoteTaker } from '../notes.ts';
import { readMathml } from './read-math.ts';

/** What a reader gets of a formula, and what is told of it. */
function read(inside: string) {
  const taker = createNoteTaker();
  const root = parseOfficeXml(new TextEncoder().encode(`<math>${inside}</math>`));
  const { words, formulas } = takeFormulas(readMathml(root, taker), (text) => text);
  return { words, kept: formulas.map(({ line }) => line), notes: taker.notes().map(({ code }) => code) };
}

function nestRoots(depth: number): string {
  return depth === 0 ? '<mi>x</mi>' : `<msqrt>${nestRoots(depth - 1)}</msqrt>`;
}

test('a formula is kept as one', () => {
  const sum = read('<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>');
  expect(sum).toEqual({ words: '(a+b)/2', kept: ['(a+b)/2'], notes: ['formula_kept'] });
});

test('parts in parts are kept as far as a page has room for them, and are a line of characters beyond', () => {
  const flat = read(nestRoots(10));
  expect(flat.kept).toEqual([flat.words]);
  expect(flat.notes).toEqual(['formula_kept']);
  const deep = read(nestRoots(11));
  expect(deep.words).toBe(`√(${flat.words})`);
  expect(deep.kept).toEqual([]);
  expect(deep.notes).toEqual(['formula_as_text']);
});

test('rows that only hold other parts together add nothing to the depth of a formula', () => {
  const wrapped = `${'<mrow>'.repeat(40)}${nestRoots(2)}${'</mrow>'.repeat(40)}`;
  expect(read(wrapped).notes).toEqual(['formula_kept']);
});

test('a formula of thousands of parts is read as a line alone', () => {
  const long = read('<mi>x</mi><mo>+</mo>'.repeat(1200));
  expect(long.kept).toEqual([]);
  expect(long.notes).toEqual(['formula_as_text']);
  expect(long.words.match(/x/gu)).toHaveLength(1200);
});

test('an empty formula leaves nothing behind, and nothing is told of it', () => {
  expect(read('<mrow></mrow>')).toEqual({ words: '', kept: [], notes: [] });
});
