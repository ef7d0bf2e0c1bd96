import { describe, expect, test } from 'vitest';
import { parseOfficeXml } from '../../markup/xml.ts';
import { cleanMathml } from '../clean-mathml.ts';
import { fraction, lowered, name, over, raised, root, row, wrap } from '../testing/write-mathml.ts';
import { writeNemeth } from './write-nemeth.ts';

function write(content: string): string | null {
  const read = (text: string) => parseOfficeXml(new TextEncoder().encode(text));
  const root = read(`<math>${content}</math>`);
  const clean = root && read(cleanMathml(root));
  if (!clean) throw new Error(`It is no MathML: ${content}`);
  return writeNemeth(clean);
}

const DEGREE = raised('90', '∘');

/** Examples by the rules of The Nemeth Braille Code for Mathematics and Science Notation (1972). */
describe('a formula is written as the Nemeth Code writes it:', () => {
  test.each([
    ['a number (9)', row('27'), '⠼⠆⠶'],
    ['a number behind a minus (9)', row('-1'), '⠤⠼⠂'],
    ['a decimal fraction (9)', '<mo>-</mo><mn>.3</mn>', '⠤⠼⠨⠒'],
    ['thousands (9)', row('1,378'), '⠼⠂⠠⠒⠶⠦'],
    ['a function of a number (9)', name('sin') + row('1'), '⠎⠊⠝⠀⠼⠂'],
    ['a number behind an equals sign (9)', row('y=3'), '⠽⠀⠨⠅⠀⠼⠒'],
    ['a list in brackets (11)', row('(1,2,3)'), '⠷⠂⠠⠀⠆⠠⠀⠒⠾'],
    ['a list of differing signs (11)', row('(0,-1,±2)'), '⠷⠴⠠⠀⠤⠂⠠⠀⠬⠤⠆⠾'],
    ['a list without brackets (11)', row('0,1,2'), '⠼⠴⠠⠀⠼⠂⠠⠀⠼⠆'],
    ['a difference of numbers (11)', row('65-75'), '⠼⠖⠢⠤⠶⠢'],
    ['a Greek letter (24)', row('α'), '⠨⠁'],
    ['a Greek capital (24)', row('Δ'), '⠨⠠⠙'],
    ['a letter alone (26)', row('x'), '⠰⠭'],
    ['letters in a list (27)', row('(x,y)'), '⠷⠭⠠⠀⠽⠾'],
    ['a letter before a comparison (27)', row('x=y'), '⠭⠀⠨⠅⠀⠽'],
    ['a product of letters (28)', row('ab'), '⠁⠃'],
    ['a bold letter (32)', '<mi mathvariant="bold">v</mi>', '⠸⠰⠧'],
    ['a script letter (32)', '<mi mathvariant="script">L</mi>', '⠈⠰⠠⠇'],
    ['a bold letter of Unicode (32)', '<mi>𝐯</mi>', '⠸⠰⠧'],
    ['a bold number (32)', '<mn mathvariant="bold">5</mn>', '⠸⠼⠢'],
    ['a point behind mathematics (38)', `${row('x=2')}<mo>.</mo>`, '⠭⠀⠨⠅⠀⠼⠆⠸⠲'],
    ['a colon of time (40)', row('3:30'), '⠼⠒⠸⠒⠼⠒⠴'],
    ['dots in a list (43)', row('(1,2,…)'), '⠷⠂⠠⠀⠆⠠⠀⠄⠄⠄⠾'],
    ['a question for a number (57)', row('5+?=7'), '⠼⠢⠬⠿⠀⠨⠅⠀⠼⠶'],
    ['dollars (60)', row('$2'), '⠈⠎⠆'],
    ['per cent (60)', row('50%'), '⠼⠢⠴⠈⠴'],
    ['a fraction (62)', fraction('1', '3'), '⠹⠂⠌⠒⠼'],
    ['a fraction with a sum (62)', fraction('a+b', 'c'), '⠹⠁⠬⠃⠌⠉⠼'],
    ['a mixed number (63)', row('4') + fraction('3', '8'), '⠼⠲⠸⠹⠒⠌⠦⠸⠼'],
    ['a fraction behind a letter (62)', row('x') + fraction('1', '2'), '⠭⠹⠂⠌⠆⠼'],
    ['a fraction in a fraction (66)', fraction(fraction('3', '8'), '5'), '⠠⠹⠹⠒⠌⠦⠼⠠⠌⠢⠠⠼'],
    ['fractions on both sides (66)', fraction(fraction('a', 'b'), fraction('c', 'd')), '⠠⠹⠹⠁⠌⠃⠼⠠⠌⠹⠉⠌⠙⠼⠠⠼'],
    ['a fraction raised in a fraction (65)', fraction(raised('a', fraction('3', '4')), 'b'), '⠹⠁⠘⠹⠒⠌⠲⠼⠐⠌⠃⠼'],
    ['a power (74)', raised('x', '2'), '⠭⠘⠆'],
    ['a power and a sum (74)', raised('x', '2') + row('+y'), '⠭⠘⠆⠐⠬⠽'],
    ['a power before an equals sign (79)', raised('x', '2') + row('=y'), '⠭⠘⠆⠀⠨⠅⠀⠽'],
    ['a power of a power (74)', raised('n', raised('x', 'y')), '⠝⠘⠭⠘⠘⠽'],
    ['an index in a power (74)', raised('n', lowered('x', 'a')), '⠝⠘⠭⠘⠰⠁'],
    ['a sum raised (74)', raised('x', 'a+b') + row('+1'), '⠭⠘⠁⠬⠃⠐⠬⠂'],
    ['a negative power (74)', raised('10', '-3'), '⠼⠂⠴⠘⠤⠒'],
    ['a number as an index (77)', lowered('x', '1'), '⠭⠂'],
    ['an index of letters (77)', lowered('x', 'i'), '⠭⠰⠊'],
    ['an index of a sum (77)', lowered('x', 'n+1'), '⠭⠰⠝⠬⠂'],
    ['an index with a power (82)', wrap('msubsup', 'x', '1', '2'), '⠭⠂⠘⠆'],
    ['letters below and above (82)', wrap('msubsup', 'x', 'a', 'n'), '⠭⠰⠁⠘⠝'],
    ['a base of a logarithm (77)', lowered(name('log'), '2') + row('x'), '⠇⠕⠛⠆⠀⠭'],
    ['a power of a function (119)', raised(name('sin'), '2') + row('x'), '⠎⠊⠝⠘⠆⠀⠭'],
    [
      'an index on the left (75)',
      '<mmultiscripts><mi>U</mi><mprescripts/><mn>92</mn><mn>238</mn></mmultiscripts>',
      '⠰⠔⠆⠘⠆⠒⠦⠐⠠⠥',
    ],
    ['commas in an index (78)', lowered('a', '<mi>i</mi><mo>,</mo><mi>j</mi>'), '⠁⠰⠊⠪⠚'],
    ['a prime (83)', row("f'(x)"), '⠋⠄⠷⠭⠾'],
    ['a prime before an index (83)', '<msubsup><mi>x</mi><mi>i</mi><mo>′</mo></msubsup>', '⠭⠄⠰⠊'],
    ['a bar over a letter (86)', over('x', '¯'), '⠭⠱'],
    ['a bar over a sum (86)', over('x+y', '¯'), '⠐⠭⠬⠽⠣⠱⠻'],
    ['a bar below a letter (86)', wrap('munder', 'x', '_'), '⠭⠩⠱'],
    ['a hat (98)', over('x', '^'), '⠐⠭⠣⠸⠣⠻'],
    ['a tilde (86)', over('x', '~'), '⠐⠭⠣⠈⠱⠻'],
    ['a dot (99)', over('x', '˙'), '⠐⠭⠣⠡⠻'],
    ['a sum with bounds (88)', wrap('munderover', '∑', 'n=1', '∞') + row('n'), '⠐⠨⠠⠎⠩⠝⠀⠨⠅⠀⠼⠂⠣⠠⠿⠻⠝'],
    ['a limit (86)', wrap('munder', name('lim'), 'x→0') + row('f(x)'), '⠐⠇⠊⠍⠩⠭⠀⠫⠕⠀⠼⠴⠻⠀⠋⠷⠭⠾'],
    ['a binomial (90)', '<mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo>', '⠷⠝⠩⠅⠾'],
    ['a root (103)', root('2'), '⠜⠆⠻'],
    ['the root of a sum (103)', root('x+y') + row('+1'), '⠜⠭⠬⠽⠻⠬⠂'],
    ['powers in a root (103)', root(raised('x', '2') + row('+') + raised('y', '2')), '⠜⠭⠘⠆⠐⠬⠽⠘⠆⠐⠻'],
    ['a third root (104)', wrap('mroot', '8', '3'), '⠣⠒⠜⠦⠻'],
    ['a root in a root (105)', root(row('x+') + root('y')), '⠜⠭⠬⠨⠜⠽⠨⠻⠻'],
    ['an angle (111)', row('∠A'), '⠫⠪⠀⠠⠁'],
    ['a triangle (111)', row('△ABC'), '⠫⠞⠀⠠⠁⠠⠃⠠⠉'],
    ['an angle of degrees (119)', name('sin') + DEGREE, '⠎⠊⠝⠀⠼⠔⠴⠘⠨⠡'],
    ['degrees and a sum (119)', DEGREE + row('+x'), '⠼⠔⠴⠘⠨⠡⠐⠬⠭'],
    ['parallel lines (111)', row('AB∥CD'), '⠠⠁⠠⠃⠀⠫⠇⠀⠠⠉⠠⠙'],
    ['letters and a function (119)', row('2') + name('cos') + row('θ'), '⠼⠆⠉⠕⠎⠀⠨⠹'],
    ['signs that would be another (134)', row('3+-2'), '⠼⠒⠬⠐⠤⠆'],
    ['a set (137)', row('{1,2}'), '⠨⠷⠂⠠⠀⠆⠨⠾'],
    ['an element of a set (148)', row('x∈A'), '⠭⠀⠈⠑⠀⠠⠁'],
    ['a union (137)', row('A∪B'), '⠠⠁⠨⠬⠠⠃'],
    ['an absolute value (145)', row('|x|=3'), '⠳⠭⠳⠀⠨⠅⠀⠼⠒'],
    ['two absolute values (145)', row('|x||y|'), '⠳⠭⠳⠐⠳⠽⠳'],
    ['what is less or equal (148)', row('x≤3.5'), '⠭⠀⠐⠅⠱⠀⠼⠒⠨⠢'],
    ['what is not equal (148)', row('a≠b'), '⠁⠀⠌⠨⠅⠀⠃'],
    ['a ratio of numbers (151)', row('2:3'), '⠼⠆⠀⠐⠂⠀⠼⠒'],
    ['a number that divides another (145)', row('3|12'), '⠼⠒⠀⠳⠀⠼⠂⠆'],
    ['a mapping (96)', row('x↦y'), '⠭⠀⠫⠳⠒⠒⠕⠀⠽'],
    ['a set with a condition (151)', row('{x|x>0}'), '⠨⠷⠭⠀⠳⠀⠭⠀⠨⠂⠀⠼⠴⠨⠾'],
    ['a comparison in an index (151)', `${lowered('S', 'n=1')}${row('+2')}`, '⠠⠎⠰⠝⠀⠰⠨⠅⠀⠼⠂⠐⠬⠆'],
    ['an integral (159)', wrap('msubsup', '∫', '0', '1') + row('x'), '⠮⠴⠘⠂⠐⠭'],
    ['a factorial (158)', row('n!'), '⠝⠯'],
    ['infinity (158)', row('x→∞'), '⠭⠀⠫⠕⠀⠠⠿'],
    ['a number behind a letter (177)', '<mi>x</mi><mn>5</mn>', '⠭⠐⠢'],
    ['a number behind an index (177)', lowered('x', '1') + row('5'), '⠭⠂⠐⠢'],
    ['a modulus (119)', row('a≡b(') + name('mod') + row('n)'), '⠁⠀⠸⠇⠀⠃⠷⠍⠕⠙⠀⠝⠾'],
    ['words of text (54)', '<mi>p</mi><mtext>&#xa0;and&#xa0;</mtext><mi>q</mi>', '⠰⠏⠀⠁⠝⠙⠀⠰⠟'],
    ['a struck out number', '<menclose notation="updiagonalstrike"><mn>5</mn></menclose>', '⠪⠢⠻'],
  ])('%s', (_, mathml, cells) => {
    expect(write(mathml)).toBe(cells);
  });
});

test('a formula without a certain rule is not written at all', () => {
  for (const one of [
    row('x☃'),
    row('¬p'),
    row('|x'),
    row('x|'),
    row('3□7'),
    name('sin') + row('−x'),
    '<mi mathvariant="looped">x</mi>',
    '<ms>text</ms>',
    '<menclose notation="longdiv"><mn>1</mn></menclose>',
    '<menclose><mn>1</mn></menclose>',
    '<mtable><mtr><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mn>2</mn></mtd></mtr></mtable>',
    '<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>',
    '<msup><mi>x</mi><mrow><mo>+</mo><mo>+</mo></mrow></msup>',
    '<mi mathvariant="normal">H</mi><mo>-</mo><mi mathvariant="normal">C</mi>',
  ])
    expect([one, write(one)]).toEqual([one, null]);
});

test('bonds are written between symbols of elements, and a difference between other letters', () => {
  const upright = (letter: string) => `<mi mathvariant="normal">${letter}</mi>`;
  expect(write(`${upright('O')}<mo>=</mo>${upright('C')}<mo>=</mo>${upright('O')}`)).toBe('⠠⠕⠸⠶⠻⠠⠉⠸⠶⠻⠠⠕');
  expect(write(row('H=C'))).toBe('⠠⠓⠀⠨⠅⠀⠠⠉');
});
