import type { Element } from '@xmldom/xmldom';
import { nameOf } from '../../markup/xml.ts';
import { textOf } from '../rows.ts';
import type { Item, Items, Kind } from './items.ts';
import { writeName } from './letters.ts';
import { joinWritten, type Place } from './place.ts';
import { CLOSES, COMPARISONS, OPENS, PUNCTUATION, QUOTES, SHAPES, SIGNS, UPRIGHT_ARROWS } from './signs.ts';

interface Operator {
  readonly text: string;
  readonly elements: readonly Element[];
  readonly at: number;
  readonly place: Place;
  readonly written: readonly Item[];
  readonly bar: 'opens' | 'closes' | 'comparison' | undefined;
}

function isBlank(item: Item | undefined): boolean {
  return item?.kind === 'gap' || item?.kind === 'thin';
}

/** Writes a sign by its place in a row; null for a sign without cells, or with a place that nothing is known of. */
export function writeOperator(operator: Operator): Items {
  const { text, place, written, bar, elements, at } = operator;
  const { level } = place;
  const shown = text.trim();
  const one = (kind: Kind, cells: string): Items => [{ kind, cells, level }];
  const before = written.findLast((item) => !isBlank(item));
  if (/^[\u00a0\u2002\u2003 ]+$/u.test(text)) return one('gap', '');
  if (shown === '\u2063') return level !== '' && hasBrackets(elements) ? one('comma', '⠪') : [];
  if (/^[\u2061\u2062\u2064\u200b]?$/u.test(shown)) return [];
  if (bar !== undefined) return one(bar, /^(?:\||∣)$/u.test(shown) ? '⠳' : '⠳⠳');
  if (Object.hasOwn(OPENS, shown)) return one('opens', OPENS[shown] ?? '');
  if (Object.hasOwn(CLOSES, shown))
    return fillEmpty(written, place, one('closes', CLOSES[shown] ?? ''), 'comma');
  if (shown === ',') return fillEmpty(written, place, one('comma', level === '' ? '⠠' : '⠪'), 'opens');
  if (shown === '~' && isPrefix(before)) return one('sign', '⠈⠱');
  if (shown === '?') return writeQuestion(operator, before);
  if (shown === ':') return writeColon(operator);
  if (shown === '.' && isDecimalPoint(elements[at + 1], before)) return one('number', '⠨');
  if (/^(?:…|⋯|\.\.\.)$/u.test(shown)) return one('ellipsis', '⠄⠄⠄');
  if (shown === '―' || shown === '—') return one('omission', '⠤⠤⠤⠤');
  if (shown === '°') return [{ kind: 'sign', cells: '⠨⠡', level: `${level}⠘`, begins: true }];
  if (/^['′″‴]+$/u.test(shown)) return one('mark', writePrimes(shown));
  if (Object.hasOwn(PUNCTUATION, shown))
    return level === '' && before ? one('punctuation', PUNCTUATION[shown] ?? '') : null;
  if (Object.hasOwn(QUOTES, shown)) return writeQuote(shown, before, level);
  if (Object.hasOwn(COMPARISONS, shown)) return one('comparison', COMPARISONS[shown] ?? '');
  if (Object.hasOwn(UPRIGHT_ARROWS, shown)) return before ? one('mark', UPRIGHT_ARROWS[shown] ?? '') : null;
  if (Object.hasOwn(SHAPES, shown)) return writeShape(operator, before);
  if (Object.hasOwn(SIGNS, shown)) return one('sign', SIGNS[shown] ?? '');
  if (/^\p{L}+$/u.test(shown)) return writeName(shown, 'normal', level, false);
  const signs = Array.from(shown);
  if (signs.length < 2 || !signs.every((sign) => /^[()[\]{}+\-−!]$/u.test(sign))) return null;
  return joinWritten(signs.map((sign) => writeOperator({ ...operator, text: sign })));
}

export function writePrimes(text: string): string {
  return Array.from(text, (one) => '⠄'.repeat({ '″': 2, '‴': 3 }[one] ?? 1)).join('');
}

function hasBrackets(elements: readonly Element[]): boolean {
  return elements.some((element) => Object.hasOwn(OPENS, textOf(element).trim()));
}

function isPrefix(before: Item | undefined): boolean {
  return !before || before.kind === 'sign' || before.kind === 'opens' || before.kind === 'comparison';
}

/** Fills a blank that is left for an item with the sign of omission (Rule X, 57). */
function fillEmpty(written: readonly Item[], { level }: Place, sign: Items, edge: Kind): Items {
  const before = written.findLast((item) => !isBlank(item));
  if (!isBlank(written.at(-1)) || before?.kind !== edge) return sign;
  return joinWritten([[{ kind: 'omission', cells: '⠿', level }], sign]);
}

/** Writes a question mark: for a number it is an omission, between two of them that of a sign, else punctuation. */
function writeQuestion({ elements, at, place }: Operator, before: Item | undefined): Items {
  const { level } = place;
  if (!before || ['sign', 'comparison', 'opens', 'comma', 'begins'].includes(before.kind))
    return [{ kind: 'omission', cells: '⠿', level }];
  const next = elements[at + 1];
  if (next && /^(?:mn|mi)$/.test(nameOf(next))) return [{ kind: 'comparison', cells: '⠿', level }];
  return level === '' ? [{ kind: 'punctuation', cells: '⠸⠦', level }] : null;
}

const MAX_ROW = 500;

/** Writes a colon: a ratio beside a proportion (Rule XX, 151), else punctuation, with a blank before a condition or a mapping. */
function writeColon({ elements, at, place }: Operator): Items {
  const { level } = place;
  // No formula of a book has such a row: each colon would read all of it.
  if (elements.length > MAX_ROW) return null;
  const signs = elements.map((element) => textOf(element).trim());
  if (signs.includes('∷')) return [{ kind: 'comparison', cells: '⠐⠂', level }];
  if (level !== '' || at === 0 || signs[at + 1] === '=' || signs[at + 1] === ':') return null;
  if (isRatio(signs[at - 1] ?? '', signs[at + 1] ?? '')) return [{ kind: 'comparison', cells: '⠐⠂', level }];
  const opened = signs.slice(0, at).findLast((sign) => /^[([{]$/.test(sign));
  const isMapping = signs.slice(at).some((sign) => /^[→⟶↦]$/u.test(sign));
  const colon: Item = { kind: 'punctuation', cells: '⠸⠒', level };
  return opened === '{' || isMapping ? [colon, { kind: 'space', cells: '⠀', level }] : [colon];
}

/** Tells whether a colon between numbers is of a ratio: a time has two digits behind it, below 60. */
function isRatio(before: string, after: string): boolean {
  const isNumber = /^[\d.,]+$/.test(before) && /^[\d.,]+$/.test(after);
  return isNumber && !(/^\d{1,2}$/.test(before) && /^[0-5]\d$/.test(after));
}

/** Tells whether a point is of a number: before a digit, which may have a mark. */
function isDecimalPoint(next: Element | undefined, before: Item | undefined): boolean {
  return next !== undefined && before?.kind !== 'letter' && /^\d/.test(textOf(next).trim());
}

/** Quotation marks behind mathematics have the sign of punctuation, behind words none (Rule VI, 38). */
function writeQuote(shown: string, before: Item | undefined, level: string): Items {
  const cells = QUOTES[shown] ?? '';
  const closes = (shown === '”' || shown === '’') && before !== undefined;
  return [
    {
      kind: closes ? 'punctuation' : 'quote',
      cells: closes && before.kind !== 'word' ? `⠸${cells}` : cells,
      level,
    },
  ];
}

/** A shape between numbers is an omission, which shapes with names are not: nothing says which. */
function writeShape({ text, elements, at, place: { level } }: Operator, before: Item | undefined): Items {
  const next = elements[at + 1];
  if (before?.kind === 'number' && next && nameOf(next) === 'mn') return null;
  return [{ kind: 'shape', cells: SHAPES[text.trim()] ?? '', level }];
}
