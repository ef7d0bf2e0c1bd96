import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { writeName } from './names.ts';
import {
  joinNumbers,
  numberOf,
  textOf,
  writeNumber,
  writeNumericFraction,
  writeSmallFraction,
} from './numbers.ts';
import { ARROWS, COMPARISONS, MARKS_OVER, SIGNS, SIGNS_OF_GRADE_1 } from './signs.ts';
import { type Token, writeTokens } from './tokens.ts';

/** A formula of clean MathML in Unified English Braille; null where it holds what is not written here. */
export function writeUeb(math: Element): string | null {
  const tokens = writeRow(listChildren(math), false);
  return tokens && writeTokens(trimBlanks(tokens));
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

/** In parts that are raised, lowered or small signs have no blanks around them. */
function writeRow(elements: readonly Element[], isTight: boolean): Tokens {
  const parts = joinNumbers(elements).map((one) =>
    typeof one === 'string' ? [writeNumber(one)] : writePart(one, isTight),
  );
  const tokens: Token[] = [];
  for (const part of parts) {
    if (part === null) return null;
    if (needsBlank(tokens.at(-1), part[0])) tokens.push(BLANK);
    addAll(tokens, part);
  }
  return tokens;
}

/** Between a word such as log and a small letter (Guidelines, 9.3). */
function needsBlank(before: Token | undefined, next: Token | undefined): boolean {
  const isSmall = (token: Token | undefined) => token?.kind === 'letter' && !token.isCapital;
  const isLetters = (token: Token | undefined) => token?.kind === 'name' || isSmall(token);
  return (before?.kind === 'name' && isLetters(next)) || (isLetters(before) && next?.kind === 'name');
}

function writePart(element: Element, isTight: boolean): Tokens {
  const children = listChildren(element);
  const [first, second, third] = children;
  switch (nameOf(element)) {
    case 'mrow':
      return writeRow(children, isTight);
    case 'mi':
      return writeName(textOf(element));
    case 'mn':
      return writeSmallFraction(textOf(element)) ?? writeWords(textOf(element), isTight);
    case 'mo':
      return writeSign(textOf(element), isTight);
    case 'mtext':
    case 'ms':
      return writeWords(textOf(element), isTight);
    case 'mspace':
      return [];
    case 'mfrac':
      return valueOf(element, 'linethickness') === null ? writeFraction(first, second) : null;
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

function writeItemOf(element: Element | undefined): Tokens {
  return element ? writePart(element, true) : [];
}

/** What applies a function, multiplies or separates without being seen (Unicode, 2061 to 2064). */
const UNSEEN = /^[\u2061-\u2064\u200b]?$/u;

function writeSign(text: string, isTight: boolean): Tokens {
  const shown = text.trim();
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

/** Words among the signs, spelled out. */
function writeWords(text: string, isTight: boolean): Tokens {
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
  return join([indicator('⠷')], writeItemOf(above), [indicator('⠨⠌')], writeItemOf(below), [indicator('⠾')]);
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
  return base && nameOf(base) === 'mi' ? written : groupTokens(written);
}

/** One item as it is; more between signs that group (Guidelines, 7.1). */
function writeItem(element: Element | undefined): Tokens {
  const written = writeItemOf(element);
  return written && groupTokens(written);
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
  const over = mark && MARKS_OVER[textOf(mark).trim()];
  return over === undefined || over === ''
    ? join(writeBase(base), writeScript('⠨⠔', mark))
    : join(writeItem(base), [indicator(over)]);
}

/** No blank at an end, and one between words. */
function trimBlanks(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => token.kind !== 'blank' || (at > 0 && tokens[at - 1]?.kind !== 'blank'));
}
