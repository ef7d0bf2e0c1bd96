import { encodeUtf8 } from '@relievo/graphic/outputs';
import { expect, test } from 'vitest';
import { parseOfficeXml } from '../../formats/markup/xml.ts';
import { writeMathText } from '../../formats/math/math-text.ts';
import { toMathml } from '../../formats/math/omml.ts';
import { NAMESPACES } from './parts.ts';
import { writeOfficeMath } from './write-math.ts';

function parse(xml: string) {
  const root = parseOfficeXml(encodeUtf8(xml));
  if (!root) throw new Error(`This is not XML: ${xml}`);
  return root;
}

/** Reads a formula of Word by the importer. */
function readBack(office: string): string {
  const declared = office.replace('<m:oMath>', `<m:oMath xmlns:m="${NAMESPACES['xmlns:m']}">`);
  return writeMathText(parse(toMathml(parse(declared)))).trim();
}

const X = '<mi>x</mi>';
const TWO = '<mn>2</mn>';

test.each([
  ['a fraction in a root', `<msqrt><mfrac>${X}${TWO}</mfrac></msqrt>`],
  ['a root with a degree', `<mroot>${X}<mn>3</mn></mroot>`],
  [
    'scripts',
    `<msub>${X}${TWO}</msub><mo>+</mo><msup>${X}${TWO}</msup><mo>+</mo><msubsup>${X}<mi>i</mi>${TWO}</msubsup>`,
  ],
  [
    'a sum with bounds',
    `<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi><mo>=</mo>${TWO}`,
  ],
  ['an integral with one bound', `<msub><mo>∫</mo><mi>A</mi></msub>${X}`],
  ['a sum behind which nothing is', '<munder><mo>∑</mo><mi>i</mi></munder>'],
  ['a limit', `<munder><mo>lim</mo><mi>n</mi></munder>${X}`],
  ['a vector and a mean', `<mover>${X}<mo>\u20d7</mo></mover><mo>+</mo><mover>${X}<mo>¯</mo></mover>`],
  [
    'a matrix',
    `<mrow><mo>(</mo><mtable><mtr><mtd>${X}</mtd><mtd>${TWO}</mtd></mtr><mtr><mtd>${TWO}</mtd><mtd>${X}</mtd></mtr></mtable><mo>)</mo></mrow>`,
  ],
  ['words', `<mtext>if x is large</mtext>`],
])('a formula of Word with %s is read as the same line', (_, inside) => {
  const mathml = `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`;
  const office = writeOfficeMath(mathml);
  expect(office).toMatch(/^<m:oMath>/);
  expect(readBack(office ?? '')).toBe(writeMathText(parse(mathml)).trim());
});

test('a formula that is not XML is refused', () => {
  expect(writeOfficeMath('<math><img>')).toBe(null);
});
