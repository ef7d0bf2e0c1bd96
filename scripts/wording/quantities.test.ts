import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findBareQuantities } from './quantities.ts';

test.each([
  ['a template', 'const said = `It is ${number(width)} mm wide.`;'],
  ['a share in a template', 'const said = `It is ${share} % of the whole.`;'],
  ['a unit in full', 'const said = `A line of ${number(width)} millimetres.`;'],
  ['a message of a page', 'const said = t`Zoom ${zoom * 100} percent`;'],
  ['a sentence with names in braces', "const words = { wide: 'It is {width} mm wide.' };"],
  ['words of an element', 'const shown = <p>It is {width} mm wide.</p>;'],
])('a bare number beside its unit is found in %s', (_, source) => {
  expect(findBareQuantities('shown.tsx', `// A line.\n${source}`)).toEqual(['shown.tsx:2']);
});

test.each([
  ['a length that its language writes', 'const said = `It is ${mm(width)} wide.`;'],
  ['a typed length of a note', "const note = 'It is {width mm} wide.';"],
  ['a size of a picture', 'const svg = `<svg width="${width}mm" style="left: ${left}%">`;'],
  ['a regular expression', 'const pattern = String.raw`#${by} %`;'],
  ['a pattern of a statement', 'const like = `% ${word} %`;'],
  ['words that begin like a unit', 'const said = `${count} percentages`;'],
])('nothing is found in %s', (_, source) => {
  expect(findBareQuantities('shown.tsx', source)).toEqual([]);
});

test('a number that is planted in a sentence of the editor is found', () => {
  const path = 'packages/graphic/src/editing/words/en.ts';
  const text = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
  const planted = text.replace(
    'line of ${lengthText(lineWidth)} now',
    'line of ${lineWidth} millimetres now',
  );
  expect(planted).not.toBe(text);
  expect([findBareQuantities(path, text), findBareQuantities(path, planted)]).toMatchObject([
    [],
    { length: 1 },
  ]);
});
