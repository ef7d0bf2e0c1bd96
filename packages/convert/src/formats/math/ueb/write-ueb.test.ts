import { describe, expect, test } from 'vitest';
import { parseOfficeXml } from '../../markup/xml.ts';
import { cleanMathml } from '../clean-mathml.ts';
import { fraction, lowered, name, over, raised, root, row, wrap } from '../testing/write-mathml.ts';
import { writeUeb } from './write-ueb.ts';

function write(content: string): string | null {
  const read = (text: string) => parseOfficeXml(new TextEncoder().encode(text));
  const root = read(`<math>${content}</math>`);
  const clean = root && read(cleanMathml(root));
  if (!clean) throw new Error(`It is not MathML: ${content}`);
  return writeUeb(clean);
}

function both(base: string, below: string, above: string): string {
  return wrap('msubsup', base, below, above);
}

function bold(letter: string): string {
  return `<mi mathvariant="bold">${letter}</mi>`;
}

function upright(...letters: readonly string[]): string {
  return letters.map((one) => `<mi mathvariant="normal">${one}</mi>`).join('');
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

/** Own examples by the rules of the Guidelines for Technical Material (2014) and the Rules of UEB. */
describe('a formula is written by the rule of the Guidelines:', () => {
  test.each([
    [
      'a comma in brackets divides (2.1)',
      '<mo>(</mo><mn>451</mn><mo>,</mo><mn>231</mn><mo>)</mo>',
      '⠐⠣⠼⠙⠑⠁⠂⠀⠼⠃⠉⠁⠐⠜',
    ],
    ['a bold letter (2.7)', bold('v') + row('=3'), '⠘⠆⠰⠧⠀⠐⠶⠀⠼⠉'],
    ['a bold number (2.7)', '<mn mathvariant="bold">45</mn>', '⠘⠂⠼⠙⠑'],
    ['a script letter (11.6)', row('ℒ') + row('(f)'), '⠈⠆⠠⠇⠐⠣⠋⠐⠜'],
    ['cents (2.10)', row('30¢'), '⠼⠉⠚⠈⠉'],
    ['a line to be filled (3.6)', row('3+7=_'), '⠼⠉⠐⠖⠼⠛⠀⠐⠶⠀⠨⠤'],
    ['a box between numbers (3.6)', row('3□7'), '⠼⠉⠫⠼⠙⠱⠼⠛'],
    ['an empty denominator (3.6)', '<mfrac><mn>3</mn><mrow/></mfrac>', '⠰⠷⠼⠉⠨⠌⠬⠾'],
    ['a function with a capital behind a letter (9.3)', row('x') + name('Log') + row('y'), '⠭⠠⠇⠕⠛⠀⠰⠽'],
    ['a conclusion (10)', row('p⊢q'), '⠰⠏⠀⠸⠒⠀⠰⠟'],
    ['a tilde that denies (10)', row('~p∨q'), '⠈⠔⠏⠈⠖⠟'],
    ['a tilde that compares (3)', row('a~b'), '⠁⠀⠈⠔⠀⠰⠃'],
    ['a bar by an enclosure (12.1)', '<menclose notation="top"><mi>x</mi></menclose>', '⠭⠰⠱'],
    ['a bar below by an enclosure (12.1)', '<menclose notation="bottom"><mi>x</mi></menclose>', '⠭⠰⠠⠱'],
    ['a recurring digit (12.1)', '<mn>0</mn><mo>.</mo><mn>5</mn>' + over('3', '˙'), '⠼⠚⠲⠑⠣⠼⠉⠜⠘⠲'],
    ['two dots over a letter (12.1)', over('x', '¨'), '⠰⠰⠭⠨⠔⠣⠲⠲⠜'],
    ['a vector (12.1)', over('v', '→'), '⠧⠰⠘⠱'],
    ['a hat (12.1)', over('y', '^'), '⠽⠰⠐⠱'],
    ['arrows up and down (13)', row('x↑'), '⠰⠭⠀⠰⠳⠬'],
    ['a triangle with its letters (14.1)', row('△ABC'), '⠰⠫⠼⠉⠀⠠⠠⠁⠃⠉'],
    ['a circle (14.1)', row('○O'), '⠰⠫⠿⠀⠠⠕'],
    [
      'a binomial (14.3)',
      '<mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo>',
      '⠐⠣⠝⠰⠻⠅⠐⠜',
    ],
    [
      'a binomial of a sum (14.3)',
      '<mo>(</mo><mfrac linethickness="0"><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow><mi>k</mi></mfrac><mo>)</mo>',
      '⠐⠣⠰⠣⠝⠐⠖⠼⠁⠜⠻⠅⠐⠜',
    ],
    [
      'a column of two (14.3)',
      '<mo>(</mo><mtable><mtr><mtd><mn>3</mn></mtd></mtr><mtr><mtd><mn>5</mn></mtd></mtr></mtable><mo>)</mo>',
      '⠐⠣⠼⠉⠻⠼⠑⠐⠜',
    ],
    [
      'a row of a table (15)',
      '<mo>[</mo><mtable><mtr><mtd><mn>3</mn></mtd><mtd><mn>5</mn></mtd></mtr></mtable><mo>]</mo>',
      '⠨⠣⠼⠉⠀⠼⠑⠨⠜',
    ],
    ['water (16.2)', `<msub>${upright('H')}<mn>2</mn></msub>${upright('O')}`, '⠠⠓⠰⠢⠼⠃⠠⠕'],
    ['salt (16.2)', name('NaCl'), '⠠⠝⠁⠠⠉⠇'],
    ['symbols side by side (16.2)', upright('C', 'O'), '⠠⠉⠠⠕'],
    ['an ion (16.2)', `<msup>${name('Na')}<mo>+</mo></msup>`, '⠠⠝⠁⠰⠔⠐⠖'],
    ['a reaction both ways (16.5)', `${upright('A')}<mo>⇌</mo>${upright('B')}`, '⠠⠁⠀⠘⠸⠶⠀⠰⠠⠃'],
  ])('%s', (_, mathml, cells) => {
    expect(write(mathml)).toBe(cells);
  });
});

test('scripts of a letter that is not seen belong to the letter before it, as chemistry of TeX has them', () => {
  const unseen = '<mpadded width="0"><mphantom><mi>A</mi></mphantom></mpadded>';
  expect(write(`<mi>NaSO</mi><msub>${unseen}<mn>4</mn></msub>`)).toBe(
    write('<msub><mi>NaSO</mi><mn>4</mn></msub>'),
  );
});

test('script and Fraktur letters, whose cells are the same, are not written in one formula', () => {
  expect(write(row('ℒ+ℜ'))).toBeNull();
  expect(write(row('ℒ+x'))).not.toBeNull();
});

test('numbers, letters and what stands before them raised keep their order', () => {
  expect(write(`<msubsup><mrow></mrow><mn>92</mn><mn>238</mn></msubsup><mi>U</mi>`)).toBe('⠰⠢⠼⠊⠃⠔⠼⠃⠉⠓⠠⠥');
});

test('what has no cells here is not written at all, rather than wrongly', () => {
  for (const one of [
    '<mi>x</mi><mo>☃</mo>',
    '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable>',
    '<menclose notation="longdiv"><mn>1</mn></menclose>',
    '<menclose notation="updiagonalstrike"><mn>1</mn></menclose>',
    '<mi mathvariant="sans-serif">x</mi>',
    '<mi mathvariant="looped">x</mi>',
    '<mi>ш</mi>',
  ])
    expect(write(one)).toBeNull();
});
