import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOfficeXml } from '../../markup/xml.ts';
import { writeMathText } from '../math-text.ts';
import { writeUeb } from '../ueb/write-ueb.ts';
import { readLatex } from './read-latex.ts';

function parse(mathml: string | null) {
  const math = mathml === null ? undefined : parseOfficeXml(new TextEncoder().encode(mathml));
  if (!math) throw new Error('It is not understood.');
  return math;
}

const FORMULAS = [
  {
    latex: String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`,
    line: 'x = (−b ± √(b²−4ac))/2a',
    ueb: '⠰⠰⠰⠭⠀⠐⠶⠀⠷⠐⠤⠃⠸⠖⠩⠃⠔⠼⠃⠐⠤⠼⠙⠰⠁⠉⠬⠨⠌⠼⠃⠰⠁⠾⠰⠄',
  },
  { latex: String.raw`\frac12 + x^2y`, line: '1/2+x²y', ueb: '⠼⠁⠌⠃⠐⠖⠭⠔⠼⠃⠽' },
  { latex: String.raw`\sqrt[3]{8} = 2`, line: '³√8 = 2', ueb: '⠰⠰⠩⠔⠼⠉⠼⠓⠬⠀⠐⠶⠀⠼⠃' },
  { latex: String.raw`\sum_{x=1}^n x_i^2`, line: '∑_(x = 1)ⁿx_i²', ueb: '⠰⠰⠠⠨⠎⠨⠢⠣⠭⠐⠶⠼⠁⠜⠨⠔⠝⠭⠢⠊⠔⠼⠃' },
  { latex: String.raw`0 \le \theta \leq 2\pi`, line: '0 ≤ θ ≤ 2π', ueb: '⠼⠚⠀⠸⠈⠣⠀⠨⠹⠀⠸⠈⠣⠀⠼⠃⠨⠏' },
  { latex: String.raw`\left( x + y \right)^2`, line: '(x+y)²', ueb: '⠰⠰⠐⠣⠭⠐⠖⠽⠐⠜⠔⠼⠃' },
];

test.each(FORMULAS)('$latex is read as a formula', ({ latex, line, ueb }) => {
  const math = parse(readLatex(latex));
  expect(writeMathText(math)).toBe(line);
  expect(writeUeb(math)).toBe(ueb);
});

test('a prime is written before the brackets of its function', () => {
  expect(writeUeb(parse(readLatex("f'(x) = 2x")))).toBe('⠋⠰⠶⠐⠣⠭⠐⠜⠀⠐⠶⠀⠼⠃⠭');
});

test('words and upright units are kept as they are', () => {
  expect(writeMathText(parse(readLatex(String.raw`\text{area} = 5\,\mathrm{cm}^2`)))).toBe('area = 5cm²');
});

test.each([
  String.raw`\newcommand{\a}{b}`,
  String.raw`\frac{1}`,
  String.raw`x^{2`,
  String.raw`x}`,
  String.raw`\left( x`,
  String.raw`\begin{tikzpicture}\end{tikzpicture}`,
  String.raw`x^2^3`,
  '{'.repeat(5000),
  '',
])('%s is left as it was typed', (latex) => {
  expect(readLatex(latex)).toBeNull();
});

test('whatever is typed is MathML of known elements, or left as it is', () => {
  const piece = fc.constantFrom(
    ...[
      '\\frac',
      '\\sqrt',
      '{',
      '}',
      '[',
      ']',
      '^',
      '_',
      '&',
      '\\\\',
      '\\begin{matrix}',
      '\\end{matrix}',
      '\\left(',
      '\\right)',
    ],
    ...['x', '12', '<', '"', "'", '\\text{a <b>}', '\\alpha', '\\constructor', '\\__proto__', ' ', '☃'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const mathml = readLatex(pieces.join(''));
      if (mathml === null) return;
      expect(mathml).toMatch(/^<math [^>]*>(?:[^<]|<\/?m[a-z]+(?: linethickness="0")?>)*<\/math>$/u);
      expect(parse(mathml)).not.toBeNull();
    }),
  );
});
