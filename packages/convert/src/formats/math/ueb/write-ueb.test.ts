import { describe, expect, test } from 'vitest';
import { parseOfficeXml } from '../../markup/xml.ts';
import { writeUeb } from './write-ueb.ts';

function write(content: string): string | null {
  const root = parseOfficeXml(new TextEncoder().encode(`<math>${content}</math>`));
  if (!root) throw new Error(`It is no MathML: ${content}`);
  return writeUeb(root);
}

/** Letters, numbers and signs, each in its element: 2x+1. */
function row(signs: string): string {
  const pieces = signs.match(/\d+(?:\.\d+|,\d{3})*|\p{L}|\S/gu) ?? [];
  return pieces
    .map((one) => {
      const name = /^\d/.test(one) ? 'mn' : /^\p{L}/u.test(one) ? 'mi' : 'mo';
      return `<${name}>${one.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
    })
    .join('');
}

function wrap(name: string, ...parts: readonly string[]): string {
  const inside = parts.map((part) => `<mrow>${part.startsWith('<') ? part : row(part)}</mrow>`);
  return `<${name}>${inside.join('')}</${name}>`;
}
function name(letters: string): string {
  return `<mi>${letters}</mi>`;
}

function fraction(above: string, below: string): string {
  return wrap('mfrac', above, below);
}

function raised(base: string, above: string): string {
  return wrap('msup', base, above);
}

function lowered(base: string, below: string): string {
  return wrap('msub', base, below);
}

function both(base: string, below: string, above: string): string {
  return wrap('msubsup', base, below, above);
}

function root(inside: string): string {
  return `<msqrt>${inside.startsWith('<') ? inside : row(inside)}</msqrt>`;
}

/** The examples of ICEB's Guidelines for Technical Material (2014), by their sections. */
describe('a formula is written as the Guidelines for Technical Material write it:', () => {
  test.each([
    ['a sum (3.1)', row('3+5=8'), '⠼⠉⠐⠖⠼⠑⠀⠐⠶⠀⠼⠓'],
    ['a decimal number (2.2)', row('8.93'), '⠼⠓⠲⠊⠉'],
    ['thousands (2.1)', row('3,000'), '⠼⠉⠂⠚⠚⠚'],
    ['thousands with blanks (2.1)', '<mn>5 000 000</mn>', '⠼⠑⠐⠚⠚⠚⠐⠚⠚⠚'],
    ['capitals side by side (1.6)', row('V=IR'), '⠰⠠⠧⠀⠐⠶⠀⠠⠠⠊⠗'],
    ['a letter behind a digit (1.7)', row('y=x+4c'), '⠰⠽⠀⠐⠶⠀⠭⠐⠖⠼⠙⠰⠉'],
    ['letters behind digits (3.2)', row('2y=2c-4'), '⠼⠃⠽⠀⠐⠶⠀⠼⠃⠰⠉⠐⠤⠼⠙'],
    ['letters that would be a short form (3.2)', row('d+ab=ac'), '⠙⠐⠖⠁⠃⠀⠐⠶⠀⠰⠁⠉'],
    ['plus or minus (3.1)', row('15±0.5'), '⠼⠁⠑⠸⠖⠼⠚⠲⠑'],
    ['a number in three pieces (3.1)', '<mn>5</mn><mo>.</mo><mn>72</mn>', '⠼⠑⠲⠛⠃'],
    ['what is not equal (3.1)', row('5-3≠3-5'), '⠼⠑⠐⠤⠼⠉⠀⠐⠶⠈⠱⠀⠼⠉⠐⠤⠼⠑'],
    ['a ratio of numbers (3.1)', row('1:200'), '⠼⠁⠒⠼⠃⠚⠚'],
    ['a ratio of letters (3.2)', row('x:y'), '⠭⠰⠒⠽'],
    ['what is proportional (3.2)', row('y∝x'), '⠰⠽⠀⠸⠐⠶⠀⠰⠭'],
    ['Greek letters (3.2)', row('0≤θ≤2π'), '⠼⠚⠀⠸⠈⠣⠀⠨⠹⠀⠸⠈⠣⠀⠼⠃⠨⠏'],
    ['a fraction of numbers (6.1)', fraction('5', '8'), '⠼⠑⠌⠓'],
    ['a mixed number (6.2)', `<mn>2</mn>${fraction('1', '2')}`, '⠼⠃⠼⠁⠌⠃'],
    ['numbers in one line with a stroke (6.3)', row('3/8'), '⠼⠉⠸⠌⠼⠓'],
    ['a fraction with letters (6.4)', row('y=') + fraction('x', '2'), '⠰⠰⠰⠽⠀⠐⠶⠀⠷⠭⠨⠌⠼⠃⠾⠰⠄'],
    ['a mixed number above (6.4)', fraction(`<mn>2</mn>${fraction('1', '2')}`, 'x+y'), '⠰⠷⠼⠃⠼⠁⠌⠃⠨⠌⠭⠐⠖⠽⠾'],
    [
      'fractions in a fraction (6.4)',
      fraction(`${fraction('x', '2')}${row('+')}${fraction('y', '3')}`, 'x+y'),
      '⠰⠰⠷⠷⠭⠨⠌⠼⠃⠾⠐⠖⠷⠽⠨⠌⠼⠉⠾⠨⠌⠭⠐⠖⠽⠾',
    ],
    ['a square (7.3)', raised('x', '2') + row('y'), '⠭⠰⠔⠼⠃⠽'],
    ['more than one sign raised (7.3)', raised('x', '2y'), '⠰⠰⠭⠔⠣⠼⠃⠽⠜'],
    ['a letter raised (7.3)', raised('x', 'y') + row('+1'), '⠭⠰⠔⠽⠐⠖⠼⠁'],
    ['a sum raised (7.3)', raised('x', 'y+1') + row('+3'), '⠰⠰⠭⠔⠣⠽⠐⠖⠼⠁⠜⠐⠖⠼⠉'],
    ['a fraction of numbers raised (7.3)', raised('x', fraction('2', '3')), '⠭⠰⠔⠼⠃⠌⠉'],
    ['a power of a power (7.4)', raised('e', raised('x', '2')), '⠰⠰⠑⠔⠣⠭⠔⠼⠃⠜'],
    ['brackets raised (7.4)', raised('e', `${row('(')}${raised('x', '2')}${row(')')}`), '⠰⠰⠑⠔⠐⠣⠭⠔⠼⠃⠐⠜'],
    ['an index of an index (7.4)', lowered('P', lowered('x', 'i')), '⠰⠰⠠⠏⠢⠣⠭⠢⠊⠜'],
    ['a minus raised behind a number (7.5)', raised('10', '-3'), '⠼⠁⠚⠔⠣⠐⠤⠼⠉⠜'],
    ['a minus and letters raised (7.5)', raised('a', '-2b'), '⠰⠰⠁⠔⠣⠐⠤⠼⠃⠰⠃⠜'],
    ['a sign alone raised (7.6)', raised('H', '+'), '⠠⠓⠰⠔⠐⠖'],
    [
      'a sum with its bounds (7.9)',
      wrap('munderover', '∑', 'x=1', 'n') + both('x', 'i', '2'),
      '⠰⠰⠠⠨⠎⠨⠢⠣⠭⠐⠶⠼⠁⠜⠨⠔⠝⠭⠢⠊⠔⠼⠃',
    ],
    ['a limit (7.9)', wrap('munder', name('lim'), 'x→a') + row('f(x)=1'), '⠰⠰⠇⠊⠍⠨⠢⠣⠭⠳⠕⠁⠜⠋⠐⠣⠭⠐⠜⠀⠐⠶⠀⠼⠁'],
    ['a root (8.1)', root('9') + row('=3'), '⠰⠩⠼⠊⠬⠀⠐⠶⠀⠼⠉'],
    [
      'the root of a sum (8.1)',
      row('r=') + root(`${raised('x', '2')}${row('+')}${raised('y', '2')}`),
      '⠰⠰⠰⠗⠀⠐⠶⠀⠩⠭⠔⠼⠃⠐⠖⠽⠔⠼⠃⠬⠰⠄',
    ],
    [
      'the solution of a quadratic equation (8.1)',
      row('x=') + fraction(`${row('−b±')}${root(`${raised('b', '2')}${row('−4ac')}`)}`, '2a'),
      '⠰⠰⠰⠭⠀⠐⠶⠀⠷⠐⠤⠃⠸⠖⠩⠃⠔⠼⠃⠐⠤⠼⠙⠰⠁⠉⠬⠨⠌⠼⠃⠰⠁⠾⠰⠄',
    ],
    ['a third root (8.2)', wrap('mroot', '8', '3') + row('=2'), '⠰⠰⠩⠔⠼⠉⠼⠓⠬⠀⠐⠶⠀⠼⠃'],
    ['a root of letters (8.2)', wrap('mroot', 'xy', 'mn'), '⠰⠰⠩⠔⠣⠍⠝⠜⠭⠽⠬'],
    ['a function of a letter (9.3)', name('log') + row('y'), '⠇⠕⠛⠀⠰⠽'],
    ['a function of a sum (9.3)', name('log') + row('(x+y)'), '⠇⠕⠛⠐⠣⠭⠐⠖⠽⠐⠜'],
    ['a function of degrees (9.3)', row('3') + name('tan') + row('45°'), '⠼⠉⠞⠁⠝⠼⠙⠑⠘⠚'],
    ['a function behind a digit (9.3)', row('4') + name('cos') + row('5x'), '⠼⠙⠰⠉⠕⠎⠼⠑⠭'],
    ['sets (10)', row('A∩B⊂A∪B'), '⠠⠁⠨⠦⠠⠃⠀⠘⠣⠀⠠⠁⠨⠖⠠⠃'],
    ['the elements of a set (10)', row('{1,2,3,4}'), '⠸⠣⠼⠁⠂⠀⠼⠃⠂⠀⠼⠉⠂⠀⠼⠙⠸⠜'],
    ['logic (10)', row('[(p∨q)∧¬p]'), '⠨⠣⠐⠣⠏⠈⠖⠟⠐⠜⠈⠦⠈⠹⠏⠨⠜'],
    ['a derivative (11.5)', fraction('dy', 'dx'), '⠰⠰⠷⠙⠽⠨⠌⠙⠭⠾'],
    ['a prime (11.5)', row("f'(x)"), '⠋⠰⠶⠐⠣⠭⠐⠜'],
    ['a derivative in parts (11.5)', fraction('∂y', '∂x'), '⠰⠰⠷⠈⠙⠽⠨⠌⠈⠙⠭⠾'],
    ['a bar over a letter (12)', wrap('mover', 'x', '¯'), '⠭⠰⠱'],
    ['a dot over a letter (12)', wrap('mover', 'x', '˙'), '⠭⠰⠘⠲'],
    ['a bar over a power (12)', wrap('mover', raised('x', 'y'), '¯'), '⠰⠰⠣⠭⠔⠽⠜⠱'],
  ])('%s', (_, mathml, cells) => {
    expect(write(mathml)).toBe(cells);
  });
});

test('numbers, letters and what stands before them raised keep their order', () => {
  expect(write(`<msubsup><mrow></mrow><mn>92</mn><mn>238</mn></msubsup><mi>U</mi>`)).toBe('⠰⠢⠼⠊⠃⠔⠼⠃⠉⠓⠠⠥');
});

test('what has no cells here is not written at all, rather than wrongly', () => {
  for (const one of [
    '<mi>x</mi><mo>☃</mo>',
    '<mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable>',
    '<mi>ш</mi>',
  ])
    expect(write(one)).toBeNull();
  expect(write('<mfrac linethickness="0"><mi>n</mi><mi>r</mi></mfrac>')).toBeNull();
});
