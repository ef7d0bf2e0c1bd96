import type { Item } from './items.ts';
import { findListed, needsEnglishSign, placeBlanks } from './spaces.ts';

const NUMBER = '⠼';
const BASE = '⠐';
const BLANK = '⠀';
const ENGLISH = '⠰';
const DECIMAL_POINT = '⠨';
const BAR = '⠳';

/** Writes the items of a formula in cells, with the signs of level, numbers and letters between them. */
export function joinItems(all: readonly Item[]): string {
  const items = placeBlanks(all);
  const listed = findListed(items);
  let cells = '';
  let level = '';
  let isFresh = true;
  items.forEach((item, at) => {
    const before = items[at - 1];
    if (item.kind === 'space') {
      cells += BLANK;
      isFresh = !item.isInTable && !(listed.has(item) && isListBlank(items, at));
      return;
    }
    const sign = writeLevel(items, at, level);
    cells += sign;
    // Before a comma or a point the base line is not marked, but it is reached (Rule XIV, 79).
    if (sign === '' && before && needsMultipurpose(before, item)) cells += BASE;
    const isStyled = item.cells.includes(NUMBER);
    if (item.kind === 'number' && isFresh && !item.continues && !item.begins && !isStyled) cells += NUMBER;
    else if (item.kind === 'number' && before?.cells.includes(NUMBER) && before.kind === 'number')
      cells += NUMBER;
    if (needsEnglishSign(items, at, listed.has(item))) cells += ENGLISH;
    cells += item.cells;
    level = item.level;
    isFresh = staysFresh(item, isFresh);
  });
  return cells;
}

/** A number needs its sign at the beginning, behind a blank, punctuation and a minus behind these (Rule II, 9). */
function staysFresh({ kind, cells }: Item, isFresh: boolean): boolean {
  if (kind === 'punctuation' || kind === 'quote' || cells === '⠨⠼') return true;
  return isFresh && cells === '⠤';
}

/** Tells whether a blank is that of a list: behind a comma, or between numbers alone. */
function isListBlank(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]];
  return before?.kind === 'comma' || (before?.kind === 'number' && after?.kind === 'number');
}

/** Writes the level of an item where the reader does not know it (Rule XIV, 73 to 82). */
function writeLevel(items: readonly Item[], at: number, now: string): string {
  const item = items[at];
  if (!item) return '';
  const before = items[at - 1];
  if (item.begins) return (item.staggered ? BASE : '') + item.level;
  if (before?.kind === 'space') {
    // A comparison inside of a raised or lowered part says again where it is; what is behind it is where it is.
    if (item.kind === 'comparison') return item.level;
    return item.level === '' || now.startsWith(item.level) ? '' : item.level;
  }
  const isModified = item.level !== '' && item.kind === 'begins' && item.cells === BASE;
  if (isModified && before && before.begins !== true) return item.level;
  if (item.level === now) return '';
  if (item.level !== '') return item.level;
  return item.kind === 'comma' || item.kind === 'punctuation' ? '' : BASE;
}

/** Pairs of signs that together would be another one (Rule XVIII, 134). */
const MISREAD = new Set(['⠬⠤', '⠤⠬', '⠤⠤', '⠈⠱⠈⠱']);

/** Keeps apart what would be read as something else (Rule XXIV, 177). */
function needsMultipurpose(before: Item, item: Item): boolean {
  if (before.level !== item.level) return false;
  if (before.kind === 'number' && before.cells.endsWith(DECIMAL_POINT))
    return !['punctuation', 'comma', 'number'].includes(item.kind) && item.cells !== BASE;
  if (item.kind === 'number')
    return item.level === '' && (before.kind === 'letter' || before.kind === 'name') && !item.begins;
  if (before.kind === 'comparison' && item.kind === 'comparison') return true;
  if (before.kind === 'closes' && item.kind === 'opens')
    return before.cells.endsWith(BAR) && item.cells.startsWith(BAR);
  return MISREAD.has(before.cells + item.cells);
}
