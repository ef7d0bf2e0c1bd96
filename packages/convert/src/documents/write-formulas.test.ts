import { expect, test } from 'vitest';
import type { Formula } from '../math/formula.ts';
import type { Document } from './document.ts';
import { writeFormulas } from './write-formulas.ts';

function createFormula(line: string, spoken: string): Formula {
  return { line, mathml: '', spoken, ueb: null, nemeth: null };
}

function placeIn(words: string, formula: Formula) {
  return { words, formulas: [{ ...formula, at: words.indexOf(formula.line) }] };
}

const root = createFormula('√2', 'the square root of 2');
const square = createFormula('x²', 'x squared');

const page: Document = {
  title: 'About √2',
  language: 'en',
  formulas: [
    placeIn('About √2', root),
    placeIn('What is √2?', root),
    placeIn('Here x² is 2.', square),
    placeIn('x² grows', square),
    placeIn('x²', square),
  ],
  blocks: [
    { kind: 'heading', text: 'What is √2?' },
    { kind: 'paragraph', text: 'Here x² is 2.' },
    { kind: 'paragraph', text: 'Nothing is counted here.' },
    { kind: 'list', items: [{ text: 'x² grows', depth: 0, mark: '1.' }] },
    {
      kind: 'table',
      table: {
        caption: 'About √2',
        columns: [{ name: 'x²', kind: 'text' }],
        rows: [['x²'], ['√3']],
      },
    },
  ],
};

test('every formula of a document is written in the way that is asked for, wherever it stands, and all other words stay', () => {
  const spoken = writeFormulas(page, (formula) => formula.spoken ?? formula.line);
  expect(spoken.title).toBe('About the square root of 2');
  expect(spoken.blocks).toMatchObject([
    { text: 'What is the square root of 2?' },
    { text: 'Here x squared is 2.' },
    { text: 'Nothing is counted here.' },
    { items: [{ text: 'x squared grows', mark: '1.' }] },
    {
      table: {
        caption: 'About the square root of 2',
        columns: [{ name: 'x squared' }],
        rows: [['x squared'], ['√3']],
      },
    },
  ]);
});

test('a document without formulas stays as it is', () => {
  const { formulas: _formulas, ...plain } = page;
  expect(writeFormulas(plain, () => 'a formula')).toBe(plain);
});
