import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { type Bond, findBonds } from '../elements.ts';
import { flattenRow, listParts, textOf } from '../rows.ts';
import type { Item, Items } from './items.ts';
import { joinItems } from './join-items.ts';
import { writeName, writeNumber, writeWord } from './letters.ts';
import { countMarkedDigits, writeMarkedDigits } from './marked-digits.ts';
import { joinWritten, type Place, type Writer } from './place.ts';
import { findBars, measureDepths, readNumber } from './read-row.ts';
import { writeOperator } from './write-operator.ts';
import { writeScripted } from './write-scripts.ts';
import { writeEnclosed, writeFraction, writeModified, writeRoot } from './write-structures.ts';

/** Writes a formula of clean MathML in Nemeth code; null if something in it is not written here for certain. */
export function writeNemeth(math: Element): string | null {
  const items = writeRow(listChildren(math), { level: '', roots: 0 });
  if (items === null || isUncertain(items)) return null;
  return joinItems(items) || null;
}

/** Finds a minus right behind the name of a function: it may be a sign of the argument or a difference. */
function isUncertain(items: readonly Item[]): boolean {
  return items.some(({ wantsArgument }, at) => wantsArgument && items[at + 1]?.cells === '⠤');
}

const writer: Writer = {
  row: writeRow,
  part: (element, place) => writeRow(listParts(element), place),
};

function writeRow(all: readonly Element[], place: Place): Items {
  const elements = flattenRow(all);
  const bars = findBars(elements);
  const depths = measureDepths(elements);
  const bonds = findBonds(elements);
  if (bars === null || bonds === null) return null;
  const written: Item[] = [];
  let at = 0;
  while (at < elements.length) {
    const element = elements[at];
    const number = readNumber(elements, at, (depths[at] ?? 0) > 0);
    const end = number?.end ?? at + 1;
    const bond = element && bonds.get(element);
    let items = bond ? writeBond(bond, place) : null;
    items ??= number
      ? writeGroups(number.text, number.variant, place, written)
      : (writeMarkedDigits(elements, at, place) ?? writeElement(elements, at, place, written, bars));
    if (items === null) return null;
    addAll(written, items);
    at = Math.max(end, at + countMarkedDigits(elements, at));
  }
  return written;
}

const BONDS: Readonly<Record<Bond, string>> = { single: '⠸⠒⠻', double: '⠸⠶⠻', triple: '⠸⠿⠻' };

/** Writes a bond (Braille Code for Chemical Notation, 2). */
function writeBond(bond: Bond, { level }: Place): Items {
  return [{ kind: 'sign', cells: BONDS[bond], level }];
}

/** Writes a number with the blanks between its groups of digits. */
function writeGroups(text: string, variant: string, place: Place, written: readonly Item[]): Items {
  const items: Item[] = [...written.slice(-2)];
  const before = items.length;
  for (const group of text.split(/[\s\u00a0]+/u)) {
    if (items.length > before) items.push({ kind: 'gap', cells: '', level: place.level });
    const next = continueNumber(writeNumber(group, variant, place.level), items);
    if (next === null) return null;
    addAll(items, next);
  }
  return items.slice(before);
}

/** Joins three digits behind a blank, or five behind a point, to the number before them (Rule II, 11.c). */
function continueNumber(items: Items, written: readonly Item[]): Items {
  const [first] = items ?? [];
  const [number, blank] = [written.at(-2), written.at(-1)];
  const isGap = blank?.kind === 'gap' || blank?.kind === 'thin';
  if (!items || first?.kind !== 'number' || !isGap || number?.kind !== 'number') return items;
  const isGroup = first.cells.length === 3 || (first.cells.length === 5 && number.cells.includes('⠨'));
  return isGroup ? [{ ...first, continues: true }, ...items.slice(1)] : items;
}

function writeElement(
  elements: readonly Element[],
  at: number,
  place: Place,
  written: readonly Item[],
  bars: ReadonlyMap<Element, 'opens' | 'closes' | 'comparison'>,
): Items {
  const element = elements[at];
  if (!element) return [];
  const children = listChildren(element);
  const [first, second, third] = children;
  const text = textOf(element);
  switch (nameOf(element)) {
    case 'mi':
    case 'mn':
      return writeIdentifier(element, elements[at + 1], place, written);
    case 'mo':
      return writeOperator({ text, elements, at, place, written, bar: bars.get(element) });
    case 'mtext':
      return writeWords(text, place, written);
    case 'mspace':
      return writeSpace(valueOf(element, 'width') ?? '', place);
    case 'mfrac':
      return writeFraction(writer, elements, at, place, written);
    case 'msqrt':
      return writeRoot(writer, children, undefined, place);
    case 'mroot':
      return writeRoot(writer, first ? [first] : [], second, place);
    case 'msup':
      return writeScripted(writer, { base: first, sub: undefined, sup: second, bars }, place);
    case 'msub':
      return writeScripted(writer, { base: first, sub: second, sup: undefined, bars }, place);
    case 'msubsup':
      return writeScripted(writer, { base: first, sub: second, sup: third, bars }, place);
    case 'munder':
      return writeModified(writer, first, second, undefined, place);
    case 'mover':
      return writeModified(writer, first, undefined, second, place);
    case 'munderover':
      return writeModified(writer, first, second, third, place);
    case 'menclose':
      return writeEnclosed(writer, children, (valueOf(element, 'notation') ?? '').trim(), place);
    case 'mtable':
      return writeOnlyRow(children, place);
    default:
      return null;
  }
}

function writeIdentifier(
  element: Element,
  next: Element | undefined,
  { level }: Place,
  written: readonly Item[],
): Items {
  const text = textOf(element).trim();
  const variant = valueOf(element, 'mathvariant') ?? 'normal';
  if (nameOf(element) === 'mn' && !/^[\p{L}]+$/u.test(text)) return writeNumber(text, variant, level);
  if (/^[\p{L}\d]+$/u.test(text)) {
    const name = writeName(text, variant, level, textOf(next) === '\u2061' && text.length > 1);
    // In a mod b it has a blank on both sides (Rule XVII, 119).
    const isBinary = text === 'mod' && written.length > 0 && written.at(-1)?.kind !== 'opens';
    return name && (isBinary ? [{ kind: 'space', cells: '⠀', level }, ...name] : name);
  }
  return Array.from(text).length === 1
    ? writeOperator({ text, elements: [element], at: 0, place: { level, roots: 0 }, written, bar: undefined })
    : null;
}

function writeWords(text: string, place: Place, written: readonly Item[]): Items {
  // A separator that is not seen makes a blank of print one of braille.
  if (/^[\s\u00a0]*\u2063$/u.test(text)) return [{ kind: 'space', cells: '⠀', level: place.level }];
  const parts = text.match(/\p{L}+|\d+(?:[.,]\d+)*|[\s\u00a0]+|./gu) ?? [];
  const items: Item[] = [];
  const write = (part: string): Items => {
    if (/^[\s\u00a0]/u.test(part)) return [{ kind: 'gap', cells: '', level: place.level }];
    if (/^\d/.test(part)) return writeNumber(part, 'normal', place.level);
    if (/^\p{L}/u.test(part)) return writeWord(part, place.level);
    const before = [...written.slice(-1), ...items];
    return writeOperator({ text: part, elements: [], at: 0, place, written: before, bar: undefined });
  };
  for (const part of parts) {
    const next = write(part);
    if (next === null) return null;
    addAll(items, next);
  }
  return items;
}

/** Reads a blank of an em or more as one that is meant; a smaller one counts between numbers. */
function writeSpace(width: string, { level }: Place): Items {
  const size = Number.parseFloat(width);
  if (width === '' || size <= 0) return [];
  return [{ kind: size >= 1 && width.endsWith('em') ? 'gap' : 'thin', cells: '', level }];
}

/** Writes a table of one row in its line; more rows have their own lines, and a formula in a text has only one. */
function writeOnlyRow(rows: readonly Element[], place: Place): Items {
  const [row, ...more] = rows;
  if (!row || more.length > 0 || place.level !== '') return null;
  const cells = listChildren(row).map((cell) => writeRow(listChildren(cell), place));
  const blank: Items = [{ kind: 'space', cells: '⠀', level: place.level, isInTable: true }];
  return joinWritten(cells.flatMap((cell, at) => (at === 0 ? [cell] : [blank, cell])));
}
