import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { isChemical } from '../elements.ts';
import { findOnly, flattenRow, textOf } from '../rows.ts';
import { readStyledLetter } from '../styled-letters.ts';
import { CHEMICAL, writeName } from './names.ts';
import { joinNumbers, numberOf, writeNumber, writeNumericFraction, writeSmallFraction } from './numbers.ts';
import { ARROWS, COMPARISONS, MARKS_OVER, SHAPES, SIGNS, SIGNS_OF_GRADE_1, TYPEFORMS } from './signs.ts';
import { type Grade1Form, type Token, writeTokens } from './tokens.ts';

/** A formula of clean MathML in Unified English Braille; null where it holds what is not written here. */
export function writeUeb(math: Element, form: Grade1Form = 'best'): string | null {
  const tokens = writeRow(listChildren(math), false);
  if (!tokens || hasBothScripts(math)) return null;
  return writeTokens(trimBlanks(endShapes(tokens)), form) || null;
}

/** Tells whether script and Fraktur meet: their letters have the same cells (Guidelines, 11.6). */
function hasBothScripts(math: Element): boolean {
  const variants = new Set<string>();
  const collect = (element: Element): void => {
    const variant = valueOf(element, 'mathvariant');
    if (variant !== null) variants.add(variant);
    const children = listChildren(element);
    if (children.length === 0)
      for (const letter of textOf(element)) variants.add(readStyledLetter(letter)?.variant ?? 'normal');
    for (const child of children) collect(child);
  };
  collect(math);
  return variants.has('script') && variants.has('fraktur');
}

/** Ends shapes at a blank, else by their own sign (Guidelines, 14.1); a blank is before letters that name it. */
function endShapes(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    const next = tokens[at + 1];
    const isShape = token.kind !== 'blank' && /^[⠨⠸]?⠫[⠼⠿]/u.test('cells' in token ? token.cells : '');
    if (!isShape || next === undefined || next.kind === 'blank') return [token];
    return next.kind === 'letter' || next.kind === 'name' ? [token, BLANK] : [token, sign('⠱')];
  });
}

type Tokens = readonly Token[] | null;

const BLANK: Token = { kind: 'blank' };
const OPENS = indicator('⠣');
const CLOSES = indicator('⠜');

function indicator(cells: string): Token {
  return { kind: 'indicator', cells };
}

function sign(cells: string): Token {
  return { kind: 'sign', cells };
}

function join(...parts: readonly Tokens[]): Tokens {
  const tokens: Token[] = [];
  for (const part of parts) {
    if (part === null) return null;
    addAll(tokens, part);
  }
  return tokens;
}

/** Writes a row; in parts that are raised, lowered or small signs have no blanks around them. */
function writeRow(elements: readonly Element[], isTight: boolean): Tokens {
  const tokens: Token[] = [];
  let space = 0;
  for (const one of joinNumbers(flattenRow(elements))) {
    if (typeof one !== 'string' && nameOf(one) === 'mspace') {
      space += readWidth(valueOf(one, 'width') ?? '');
      continue;
    }
    const part = typeof one === 'string' ? [writeNumber(one)] : writePart(one, isTight);
    if (part === null) return null;
    if ((space >= BLANK_WIDTH && !isTight) || needsBlank(tokens.at(-1), part[0])) tokens.push(BLANK);
    space = 0;
    addAll(tokens, isNegation(tokens, part) ? part.slice(1, -1) : part);
  }
  return tokens;
}

/** A quarter of an em or more is seen as a blank. */
const BLANK_WIDTH = 0.25;

function readWidth(width: string): number {
  if (/^(?:thick|verythick|veryverythick)mathspace$/.test(width)) return BLANK_WIDTH;
  const size = Number.parseFloat(width);
  return width.endsWith('em') && size > 0 ? size : 0;
}

/** Tells whether a tilde denies what follows it, because nothing is before it that it could compare. */
function isNegation(tokens: readonly Token[], part: readonly Token[]): boolean {
  const [, tilde] = part;
  const before = tokens.at(-1);
  if (part.length !== 3 || tilde?.kind !== 'sign' || tilde.cells !== '⠈⠔') return false;
  return (
    !before ||
    before.kind === 'blank' ||
    (before.kind === 'sign' && /^(?:⠐⠣|⠨⠣|⠸⠣|⠈⠖|⠈⠦|⠈⠔)$/u.test(before.cells))
  );
}

/** Between a word such as log and a small letter (Guidelines, 9.3). */
function needsBlank(before: Token | undefined, next: Token | undefined): boolean {
  if (next?.kind === 'name' && next.cells.startsWith('⠠')) return before?.kind === 'name';
  const isSmall = (token: Token | undefined) => token?.kind === 'letter' && !token.isCapital;
  const isLetters = (token: Token | undefined) => token?.kind === 'name' || isSmall(token);
  return (before?.kind === 'name' && isLetters(next)) || (isLetters(before) && next?.kind === 'name');
}

function writePart(element: Element, isTight: boolean): Tokens {
  const children = listChildren(element);
  const [first, second, third] = children;
  switch (nameOf(element)) {
    case 'mrow':
    case 'mtd':
      return writeRow(children, isTight);
    case 'mi':
      return writeName(textOf(element), readVariant(element));
    case 'mn':
      return writeSmallFraction(textOf(element)) ?? writeStyledNumber(element, isTight);
    case 'mo':
      return writeSign(textOf(element), isTight);
    case 'mtext':
    case 'ms':
      return writeWords(textOf(element), isTight);
    case 'mtable':
      return writeTable(children);
    case 'menclose':
      return writeEnclosed(element, children);
    case 'mfrac':
      return valueOf(element, 'linethickness') === null
        ? writeFraction(first, second)
        : writeUpright(first, second);
    case 'msqrt':
      return join([indicator('⠩')], writeRow(children, true), [indicator('⠬')]);
    case 'mroot':
      return join([indicator('⠩'), indicator('⠔')], writeItem(second), writeItemOf(first), [indicator('⠬')]);
    case 'msup':
      return writeRaised(first, second);
    case 'msub':
      return join(writeBase(first), writeScript('⠢', second));
    case 'msubsup':
      return join(writeBase(first), writeScript('⠢', second), writeScript('⠔', third));
    case 'munder':
      return isBarUnder(second)
        ? join(writeItem(first), [indicator('⠠⠱')])
        : join(writeBase(first), writeScript('⠨⠢', second));
    case 'mover':
      return writeOver(first, second);
    case 'munderover':
      return join(writeBase(first), writeScript('⠨⠢', second), writeScript('⠨⠔', third));
    default:
      return null;
  }
}

/** A letter of chemistry is upright, and each symbol has its own capital (Guidelines, 16.2). */
function readVariant(element: Element): string {
  return isChemical(element) ? CHEMICAL : (valueOf(element, 'mathvariant') ?? 'normal');
}

function writeStyledNumber(element: Element, isTight: boolean): Tokens {
  const form = TYPEFORMS[valueOf(element, 'mathvariant') ?? 'normal'];
  const written = writeWords(textOf(element), isTight);
  return form === undefined ? null : join(form[1] === '' ? [] : [sign(form[1])], written);
}

/** Writes one above the other without a line, as in a binomial (Guidelines, 14.3). */
function writeUpright(above: Element | undefined, below: Element | undefined): Tokens {
  const [over, under] = [writeItem(above), writeItem(below)];
  return over?.length && under?.length ? join(over, [indicator('⠻')], under) : null;
}

/** Writes a table of one row in its line, and one of two cells as upright; others need lines (Guidelines, 15). */
function writeTable(rows: readonly Element[]): Tokens {
  const cells = rows.map((row) => listChildren(row));
  const [first, second, ...more] = cells;
  if (first && !second)
    return join(
      ...first.flatMap((cell, at) => [at === 0 ? [] : [BLANK], writeRow(listChildren(cell), false)]),
    );
  const isPair = first?.length === 1 && second?.length === 1 && more.length === 0;
  return isPair ? writeUpright(first[0], second[0]) : null;
}

/** Writes lines over and under (Guidelines, 12); other enclosures are not written. */
function writeEnclosed(element: Element, children: readonly Element[]): Tokens {
  const notation = (valueOf(element, 'notation') ?? '').trim();
  if (notation !== 'top' && notation !== 'bottom') return null;
  const inside = writeRow(children, true);
  return inside && join(groupTokens(inside), [indicator(notation === 'top' ? '⠱' : '⠠⠱')]);
}

function writeItemOf(element: Element | undefined): Tokens {
  return element ? writePart(element, true) : [];
}

/** What applies a function, multiplies or separates without being seen (Unicode, 2061 to 2064). */
const UNSEEN = /^[\u2061-\u2064\u200b]?$/u;

function writeSign(text: string, isTight: boolean): Tokens {
  const shown = text.trim();
  if (SHAPES[shown] !== undefined) return [shapeOf(SHAPES[shown])];
  if (shown === '≟') return [BLANK, indicator('⠦'), indicator('⠻'), sign('⠐⠶'), BLANK];
  if (shown === '⊻') return [sign('⠈⠖'), indicator('⠠⠱')];
  if (UNSEEN.test(shown)) return /[\u00a0 \u2003]/u.test(text) && !isTight ? [BLANK] : [];
  if (shown === ',' || shown === ';') return isTight ? [sign('⠂')] : [sign(shown === ',' ? '⠂' : '⠆'), BLANK];
  if (shown === ':') return [indicator('⠒')];
  const compared =
    COMPARISONS[shown] === undefined ? ARROWS[shown] && indicator(ARROWS[shown]) : sign(COMPARISONS[shown]);
  if (compared) return isTight ? [compared] : [BLANK, compared, BLANK];
  if (SIGNS_OF_GRADE_1[shown] !== undefined) return [indicator(SIGNS_OF_GRADE_1[shown])];
  if (SIGNS[shown] !== undefined) return [sign(SIGNS[shown])];
  if (/^\p{L}+$/u.test(shown)) return writeName(shown);
  const signs = Array.from(shown);
  return signs.length > 1 ? join(...signs.map((one) => writeSign(one, true))) : null;
}

function shapeOf(cells: string): Token {
  return cells.startsWith('⠫') ? indicator(cells) : sign(cells);
}

/** Words among the signs, spelled out. */
function writeWords(text: string, isTight: boolean): Tokens {
  // A separator that is not seen makes a blank of print one that is meant.
  if (/^[\s\u00a0]*\u2063$/u.test(text)) return [BLANK];
  const parts = text.match(/\p{L}+|\d+(?:[.,]\d+)*|\s+|./gu) ?? [];
  return join(
    ...parts.map((part): Tokens => {
      if (/^\s/u.test(part)) return isTight ? [] : [BLANK];
      if (/^\d/.test(part)) return [writeNumber(part)];
      return /^\p{L}/u.test(part) ? writeName(part) : writeSign(part, true);
    }),
  );
}

/** Of two numbers in numeric mode, else between its signs (Guidelines, 6). */
function writeFraction(above: Element | undefined, below: Element | undefined): Tokens {
  const numbers = [above, below].map((part) => (part ? numberOf(part) : null));
  const [over, under] = numbers;
  if (typeof over === 'string' && typeof under === 'string' && !/\s/.test(over + under))
    return [writeNumericFraction(over, under)];
  return join([indicator('⠷')], writeFilled(above), [indicator('⠨⠌')], writeFilled(below), [indicator('⠾')]);
}

/** Writes a part of a fraction; an empty one is a blank that is to be filled (Guidelines, 3.6). */
function writeFilled(element: Element | undefined): Tokens {
  const written = writeItemOf(element);
  return written?.length === 0 ? [indicator('⠬')] : written;
}

/** A prime and a degree are raised by themselves. */
function writeRaised(base: Element | undefined, raised: Element | undefined): Tokens {
  const mark = raised ? textOf(raised).trim() : '';
  if (/^[′″‴'°]+$/u.test(mark))
    return join(writeBase(base), ...Array.from(mark, (one) => writeSign(one, true)));
  return join(writeBase(base), writeScript('⠔', raised));
}

function writeScript(level: string, script: Element | undefined): Tokens {
  const written = writeItem(script);
  return written && (written.length === 0 ? [] : [indicator(level), ...written]);
}

/** What a raised or lowered part belongs to: a word and brackets stand for themselves, a row of signs is grouped. */
function writeBase(base: Element | undefined): Tokens {
  const written = writeItemOf(base);
  if (!written || written.length <= 1) return written;
  const only = findOnly(base);
  return only && nameOf(only) === 'mi' ? written : groupTokens(written);
}

/** One item as it is; more between signs that group (Guidelines, 7.1). */
function writeItem(element: Element | undefined): Tokens {
  const written = writeItemOf(element);
  return written && groupTokens(written);
}

function group(tokens: Tokens): Tokens {
  return join([OPENS], tokens, [CLOSES]);
}

function groupTokens(tokens: readonly Token[]): readonly Token[] {
  return tokens.length <= 1 || isOneItem(tokens) ? tokens : [OPENS, ...tokens, CLOSES];
}

const PAIRS: Readonly<Record<string, string>> = {
  '⠷': '⠾',
  '⠩': '⠬',
  '⠣': '⠜',
  '⠐⠣': '⠐⠜',
  '⠨⠣': '⠨⠜',
  '⠸⠣': '⠸⠜',
};

/** A fraction, a root, or what stands in one pair of brackets. */
function isOneItem(tokens: readonly Token[]): boolean {
  const cells = tokens.map((token) =>
    token.kind === 'sign' || token.kind === 'indicator' ? token.cells : '',
  );
  const [opens = ''] = cells;
  const closes = PAIRS[opens];
  if (closes === undefined) return false;
  let depth = 0;
  return (
    cells.every((one, at) => {
      if (one === opens) depth += 1;
      if (one === closes) depth -= 1;
      return depth > 0 || at === cells.length - 1;
    }) && depth === 0
  );
}

function isBarUnder(mark: Element | undefined): boolean {
  return mark !== undefined && /^(?:[_¯‾―]|\u0332)$/u.test(textOf(mark).trim());
}

function writeOver(base: Element | undefined, mark: Element | undefined): Tokens {
  const text = textOf(mark).trim();
  // Two dots have no sign, so they are directly over it (12.1).
  if (text === '¨' || text === '\u0308')
    return join(writeBase(base), [indicator('⠨⠔')], group([sign('⠲'), sign('⠲')]));
  const over = mark && MARKS_OVER[text];
  return over === undefined || over === ''
    ? join(writeBase(base), writeScript('⠨⠔', mark))
    : join(isNumberAlone(base) ? group(writeItemOf(base)) : writeItem(base), [indicator(over)]);
}

/** Tells whether it is a number, which is grouped so that the mark is over no digit before it. */
function isNumberAlone(base: Element | undefined): boolean {
  const only = findOnly(base);
  return only !== undefined && nameOf(only) === 'mn';
}

/** No blank at an end, and one between words. */
function trimBlanks(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => token.kind !== 'blank' || (at > 0 && tokens[at - 1]?.kind !== 'blank'));
}
