import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf } from '../../markup/xml.ts';
import { isChemical, STATES } from '../elements.ts';
import { findOnly, listParts, textOf } from '../rows.ts';
import type { Item, Items } from './items.ts';
import { writeNumber } from './letters.ts';
import { joinWritten, type Place, type Writer } from './place.ts';
import type { Bars } from './read-row.ts';
import { writeOperator, writePrimes } from './write-operator.ts';

interface Scripted {
  readonly base: Element | undefined;
  readonly sub: Element | undefined;
  readonly sup: Element | undefined;
  readonly bars: Bars;
}

const PRIMES = /^['′″‴]+$/u;

/** Writes a sign with what is raised and lowered behind it (Rule XIV). Primes come first, without a level. */
export function writeScripted(writer: Writer, { base, sub, sup, bars }: Scripted, place: Place): Items {
  const { level } = place;
  const own = writeBase(writer, base, bars, place);
  if (own === null) return null;
  const raised = listParts(sup);
  const primes = raised.findIndex((part) => !PRIMES.test(textOf(part).trim()));
  const count = primes < 0 ? raised.length : primes;
  const marks = raised
    .slice(0, count)
    .map((part): Item => ({ kind: 'mark', cells: writePrimes(textOf(part).trim()), level }));
  const behind = isChemical(listParts(base).at(-1)) && isState(sub) ? writer.part(sub, place) : [];
  const below = behind?.length === 0 ? writer.part(sub, { ...place, level: `${level}⠰` }) : [];
  const above = writeRaised(writer, base, raised.slice(count), { ...place, level: `${level}⠘` });
  if (below === null || above === null || behind === null) return null;
  const isStaggered = isScripted(base);
  if (isStaggered && level !== '' && below.length + above.length > 0) return null;
  const begin = (items: readonly Item[], staggered: boolean): readonly Item[] =>
    items.map((item, at) =>
      at === 0 ? { ...item, begins: true, ...(staggered ? { staggered } : {}) } : item,
    );
  const isPlain = !isStaggered && level === '' && isNumeric(below) && takesNumber([...own, ...marks]);
  const lowered = isPlain ? below.map(toPlainDigits) : begin(below, isStaggered);
  const scripts = joinWritten([own, marks, lowered, begin(above, isStaggered && below.length === 0), behind]);
  const isFunction = own.at(-1)?.wantsArgument === true;
  if (!scripts || !isFunction) return scripts;
  return scripts.map((item, at) => ({ ...item, wantsArgument: at === scripts.length - 1 }));
}

/** Tells whether it is a state of matter, which is lowered in print and written on the line (Braille Code for Chemical Notation, 5.13). */
function isState(sub: Element | undefined): boolean {
  const [opens, state, closes, ...more] = listParts(sub).map((part) => textOf(part).trim());
  return opens === '(' && closes === ')' && more.length === 0 && STATES.test(state ?? '');
}

/** Charges of several signs are a number and a sign (5.3); elsewhere signs alone mean nothing that is known. */
function writeRaised(
  writer: Writer,
  base: Element | undefined,
  raised: readonly Element[],
  place: Place,
): Items {
  const signs = raised.map((part) => textOf(part).trim()).join('');
  if (!/^(?:\++|[-−]+)$/u.test(signs) || signs.length === 1) return writer.row(raised, place);
  if (!isChemical(findCore(base)) || signs.length > 9) return null;
  const { level } = place;
  return joinWritten([
    writeNumber(String(signs.length), 'normal', level),
    [{ kind: 'sign', cells: signs.startsWith('+') ? '⠬' : '⠤', level }],
  ]);
}

function findCore(base: Element | undefined): Element | undefined {
  const last = listParts(base).at(-1);
  return last && isScripted(last) ? findCore(listChildren(last)[0]) : last;
}

function writeBase(writer: Writer, base: Element | undefined, bars: Bars, place: Place): Items {
  const only = findOnly(base);
  if (only && nameOf(only) === 'mo' && /^[|∣‖∥]+$/u.test(textOf(only).trim())) return null;
  return only && nameOf(only) === 'mo' && bars.size === 0
    ? writeOperator({ text: textOf(only), elements: [], at: 0, place, written: [], bar: undefined })
    : writer.part(base, place);
}

/** Finds whether the sign has scripts already, other than primes: more of them are on another side of it. */
function isScripted(base: Element | undefined): boolean {
  const only = findOnly(base);
  if (!only || !/^(?:msub|msup|msubsup)$/.test(nameOf(only))) return false;
  const [, ...scripts] = Array.from(only.childNodes).filter(({ nodeType }) => nodeType === 1);
  return scripts.some((script) => !PRIMES.test((script.textContent ?? '').trim()));
}

/** Tells whether it is a number, which below a letter needs no sign of its level (Rule XIV, 77). */
function isNumeric(below: readonly Item[]): boolean {
  return below.length === 1 && below[0]?.kind === 'number' && /^[⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔⠠]+$/u.test(below[0].cells);
}

function takesNumber(base: readonly Item[]): boolean {
  const own = base.findLast(({ kind }) => kind !== 'mark');
  if (!own || own.level !== '') return false;
  return own.kind === 'letter' || own.kind === 'name' || /^(?:⠨⠠⠎|⠨⠠⠏|⠮+)$/u.test(own.cells);
}

/** Returns digits of an index on the base line: a number behind them is set apart like one behind a letter. */
function toPlainDigits(item: Item): Item {
  return { kind: 'letter', cells: item.cells, level: '' };
}
