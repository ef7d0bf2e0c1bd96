import { expect, test } from 'vitest';
import { parseOfficeXml } from '../markup/xml.ts';
import { writeMathText } from './math-text.ts';
import { toMathml } from './omml.ts';

function parse(text: string) {
  const root = parseOfficeXml(new TextEncoder().encode(text));
  if (!root) throw new Error(`It is no XML: ${text}`);
  return root;
}

test.each([
  [
    'a fraction of sums',
    '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>',
    '(a+b)/2',
  ],
  ['a root', '<math><msqrt><msup><mi>x</mi><mn>2</mn></msup><mo>-</mo><mn>1</mn></msqrt></math>', '√(x²-1)'],
  ['a third root', '<math><mroot><mi>x</mi><mn>3</mn></mroot></math>', '³√x'],
  ['an exponent of letters', '<math><msup><mi>x</mi><mi>k</mi></msup></math>', 'x^k'],
  ['an index', '<math><msub><mi>a</mi><mn>1</mn></msub><mo>=</mo><mn>3</mn></math>', 'a₁ = 3'],
])('%s is read in one line', (_, mathml, line) => {
  expect(writeMathText(parse(mathml))).toBe(line);
});

test('a formula of Word is read as the same one in MathML is', () => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const word = parse(
    `<m:oMath xmlns:m="m">${run('x=')}<m:f><m:num>${run('-b±')}<m:rad><m:e><m:sSup><m:e>${run('b')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>${run('-4ac')}</m:e></m:rad></m:num><m:den>${run('2a')}</m:den></m:f></m:oMath>`,
  );
  expect(writeMathText(parse(toMathml(word)))).toBe('x = (-b ± √(b²-4ac))/2a');
});
