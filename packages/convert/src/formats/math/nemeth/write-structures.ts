import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { findOnly, textOf } from '../rows.ts';
import type { Item, Items, Kind } from './items.ts';
import { joinItems } from './join-items.ts';
import { joinWritten, type Place, type Writer } from './place.ts';
import { MODIFIERS } from './signs.ts';

function one(kind: Kind, cells: string, { level }: Place): readonly Item[] {
  return [{ kind, cells, level }];
}

/** Writes a fraction (Rule XII): simple, mixed behind a number, or complex by one sign for each fraction in it. */
export function writeFraction(
  writer: Writer,
  elements: readonly Element[],
  at: number,
  place: Place,
  written: readonly Item[],
): Items {
  const element = elements[at];
  if (!element) return null;
  const [above, below] = listChildren(element);
  if (valueOf(element, 'linethickness') !== null) return writeBinomial(writer, elements, at, place);
  const [over, under] = [writer.part(above, place), writer.part(below, place)];
  if (!over || !under) return null;
  const line = valueOf(element, 'bevelled') === 'true' ? '⠸⠌' : '⠌';
  const isMixed = written.at(-1)?.kind === 'number' && isNumber(over) && isNumber(under);
  const order = isMixed ? '⠸' : '⠠'.repeat(measureFractions(element) - 1);
  const ends = isMixed ? '⠸⠼' : `${order}⠼`;
  const middle = isMixed ? line : `${order}${line}`;
  if (over.length === 0 || under.length === 0) return null;
  return joinWritten([
    one('begins', `${order}⠹`, place),
    over,
    one('middle', middle, place),
    under,
    one('ends', ends, place),
  ]);
}

function isNumber(items: readonly Item[]): boolean {
  return items.length === 1 && items[0]?.kind === 'number';
}

/** Counts fractions in one another; those that are raised or lowered begin again (Rule XII, 65 and 68). */
function measureFractions(element: Element): number {
  const children = listChildren(element);
  const name = nameOf(element);
  const inside = /^(?:msub|msup|msubsup|mroot)$/.test(name) ? children.slice(0, 1) : children;
  const deepest = inside.reduce((most, child) => Math.max(most, measureFractions(child)), 0);
  return name === 'mfrac' ? deepest + 1 : deepest;
}

/** Writes one above the other inside of brackets (Rule XV, 90). */
function writeBinomial(writer: Writer, elements: readonly Element[], at: number, place: Place): Items {
  const element = elements[at];
  const [above, below] = element ? listChildren(element) : [];
  const [over, under] = [writer.part(above, place), writer.part(below, place)];
  const isInBrackets = textOf(elements[at - 1]).trim() === '(' && textOf(elements[at + 1]).trim() === ')';
  return isInBrackets ? joinWritten([over, one('middle', '⠩', place), under]) : null;
}

/** Writes a root; inside of another it has a sign for each (Rule XV, 103 to 105). */
export function writeRoot(
  writer: Writer,
  inside: readonly Element[],
  index: Element | undefined,
  place: Place,
): Items {
  const order = '⠨'.repeat(place.roots);
  const written = writer.row(inside, { ...place, roots: place.roots + 1 });
  const above = writer.part(index, place);
  const opens = index
    ? joinWritten([one('begins', `${order}⠣`, place), above, one('middle', '⠜', place)])
    : one('begins', `${order}⠜`, place);
  return joinWritten([opens, written, one('ends', `${order}⠻`, place)]);
}

/** Writes an expression with something over and under it (Rule XV, 86 to 88). */
export function writeModified(
  writer: Writer,
  base: Element | undefined,
  under: Element | undefined,
  over: Element | undefined,
  place: Place,
): Items {
  const own = writer.part(base, place);
  if (!own || own.length === 0) return null;
  const [below, above] = [writeModifier(writer, under, '⠩', place), writeModifier(writer, over, '⠣', place)];
  if (!below || !above) return null;
  const short = shortenBar(own, under, over, place);
  if (short) return short;
  const [sign] = own;
  const isComparison = own.length === 1 && sign?.kind === 'comparison';
  const isFunction = own.length === 1 && sign?.kind === 'name';
  const plain = own.map((item): Item => ({ ...item, wantsArgument: false }));
  const ends = one('ends', '⠻', place).map((item) => (isFunction ? { ...item, wantsArgument: true } : item));
  const begins = one('begins', '⠐', place);
  const whole = joinWritten([begins, plain, below, above, ends]);
  if (!isComparison || !whole) return whole;
  if (place.level !== '') return null;
  const long = plain.map(
    (item): Item => ({ ...item, kind: 'sign', cells: item.cells === '⠫⠕' ? '⠫⠒⠒⠕' : item.cells }),
  );
  const inner = joinWritten([begins, long, below, above, ends]);
  return inner && one('comparison', joinItems(inner), place);
}

/** Writes a bar over or under one letter or digit behind it (Rule XV, 86.b); null for any other mark. */
function shortenBar(
  own: readonly Item[],
  under: Element | undefined,
  over: Element | undefined,
  place: Place,
): Items {
  const [sign] = own;
  const isOne =
    own.length === 1 && (sign?.kind === 'letter' || (sign?.kind === 'number' && sign.cells.length === 1));
  if (!isOne || (under && over)) return null;
  if (MODIFIERS[textOf(under ?? over).trim()] !== '⠱') return null;
  return joinWritten([own, one('mark', under ? '⠩⠱' : '⠱', place)]);
}

function writeModifier(writer: Writer, element: Element | undefined, sign: string, place: Place): Items {
  if (!element) return [];
  const only = findOnly(element);
  const mark = only && nameOf(only) === 'mo' ? MODIFIERS[textOf(only).trim()] : undefined;
  if (mark !== undefined) return joinWritten([one('middle', sign, place), one('mark', mark, place)]);
  // A mark that has a modifier makes one of the second order (87).
  const [inner, outer] = only && /^(?:mover|munder)$/.test(nameOf(only)) ? listChildren(only) : [];
  const first = inner ? MODIFIERS[textOf(inner).trim()] : undefined;
  if (first !== undefined && only && outer) {
    const side = nameOf(only) === 'mover' ? '⠣' : '⠩';
    if (side !== sign) return null;
    return joinWritten([
      one('middle', sign, place),
      one('mark', first, place),
      one('middle', sign + sign, place),
      writer.part(outer, place),
    ]);
  }
  const written = writer.part(element, place);
  return written && written.length > 0 ? joinWritten([one('middle', sign, place), written]) : null;
}

const SHAPES: Readonly<Record<string, string>> = { box: '⠗', circle: '⠉', phasorangle: '⠪' };
const STRIKES = /^(?:updiagonalstrike|downdiagonalstrike|horizontalstrike|verticalstrike)$/;

/** Writes an enclosed expression: bars, shapes around it (111), or struck out (Rule XI, 62.c). */
export function writeEnclosed(
  writer: Writer,
  inside: readonly Element[],
  notation: string,
  place: Place,
): Items {
  const own = writer.row(inside, place);
  if (!own || own.length === 0) return null;
  if (notation === 'top' || notation === 'bottom') return writeBar(own, notation, place);
  if (STRIKES.test(notation)) return joinWritten([one('begins', '⠪', place), own, one('ends', '⠻', place)]);
  if (notation === 'roundedbox')
    return joinWritten([one('begins', '⠫⠅', place), own, one('ends', '⠻', place)]);
  const shape = Object.hasOwn(SHAPES, notation) ? SHAPES[notation] : undefined;
  if (shape === undefined) return null;
  const [first, ...rest] = own;
  // Inside of a shape a number has its sign (9.e).
  const begun = first?.kind === 'number' ? [{ ...first, cells: `⠼${first.cells}` }, ...rest] : own;
  return joinWritten([one('begins', `⠫${shape}⠸⠫`, place), begun, one('ends', '⠻', place)]);
}

function writeBar(own: readonly Item[], notation: 'top' | 'bottom', place: Place): Items {
  const [sign] = own;
  if (own.length === 1 && sign?.kind === 'omission') return own;
  const isOne =
    own.length === 1 && (sign?.kind === 'letter' || (sign?.kind === 'number' && sign.cells.length === 1));
  const side = notation === 'top' ? '⠣' : '⠩';
  if (isOne) return joinWritten([own, one('mark', notation === 'top' ? '⠱' : '⠩⠱', place)]);
  return joinWritten([
    one('begins', '⠐', place),
    own,
    one('middle', side, place),
    one('mark', '⠱', place),
    one('ends', '⠻', place),
  ]);
}
