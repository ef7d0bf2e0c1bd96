import type { Item, Kind } from './items.ts';

function isBlank(item: Item | undefined): boolean {
  return item?.kind === 'gap' || item?.kind === 'thin' || item?.kind === 'space';
}

/** Places the blanks of a formula: those of print that braille has, and those of the signs. */
export function placeBlanks(items: readonly Item[]): readonly Item[] {
  const placed: Item[] = [];
  let gap: Kind | null = null;
  for (const item of items) {
    if (isBlank(item)) {
      gap = gap === 'gap' || item.kind === 'thin' ? (gap ?? item.kind) : item.kind;
      continue;
    }
    const before = placed.at(-1);
    if (before && needsBlank(before, item, gap))
      placed.push({ kind: 'space', cells: '⠀', level: before.level, ...inTable(item) });
    placed.push(item);
    gap = null;
  }
  return placed;
}

function inTable({ isInTable }: Item): Partial<Item> {
  return isInTable ? { isInTable } : {};
}

/** Kinds of items that may be the argument of a function. */
const ARGUMENTS: ReadonlySet<Kind> = new Set<Kind>([
  'number',
  'letter',
  'name',
  'word',
  'opens',
  'shape',
  'begins',
  'omission',
  'ellipsis',
]);

function needsBlank(before: Item, item: Item, gap: Kind | null): boolean {
  if (before.kind === 'begins' || before.kind === 'middle') return false;
  if (item.kind === 'middle' || item.kind === 'ends') return false;
  if (gap === 'space') return true;
  if (before.kind === 'opens' || item.kind === 'closes') return false;
  if (item.kind === 'comma' || item.kind === 'punctuation' || before.kind === 'quote') return false;
  if (item.kind === 'quote') return before.kind === 'comma';
  // Inside of a raised or lowered part a comma is its own sign without a blank (Rule XIII, 78).
  if (before.kind === 'comma') return before.level === '' || item.kind === 'ellipsis';
  if (before.kind === 'comparison' || item.kind === 'comparison') return before.kind !== item.kind;
  if (before.kind === 'ellipsis') return item.kind !== 'sign' || !/^⠈[⠎⠉⠇⠴]$/.test(item.cells);
  // A level that ends before the dots says that they begin (43.b).
  if (item.kind === 'ellipsis') return before.level === item.level && !/^⠈[⠎⠉⠇]$/.test(before.cells);
  if (before.kind === 'word' || item.kind === 'word') return true;
  if (before.wantsArgument && ARGUMENTS.has(item.kind)) return true;
  if (before.kind === 'shape') return item.kind === 'letter' || item.kind === 'number';
  return gap !== null && isGap(before, item, gap);
}

function isGap(before: Item, item: Item, gap: Kind): boolean {
  if (before.kind === 'number' && item.kind === 'number') return true;
  const isTerm = ({ kind }: Item) => kind === 'number' || kind === 'letter' || kind === 'name';
  return gap === 'gap' && isTerm(before) && isTerm(item);
}

/** Finds the items inside of brackets that are a list: commas between them, but no words, comparisons or blanks that functions have. */
export function findListed(items: readonly Item[]): ReadonlySet<Item> {
  const listed = new Set<Item>();
  const open: { from: number; depth: number }[] = [];
  items.forEach((item, at) => {
    if (item.kind === 'opens') open.push({ from: at, depth: open.length });
    if (item.kind !== 'closes') return;
    const pair = open.pop();
    if (!pair) return;
    const inside = items.slice(pair.from + 1, at);
    const hasBlank = inside.some(({ kind, isInTable }) => kind === 'space' && !isInTable);
    const isMixed = inside.some(({ kind }) => kind === 'word' || kind === 'comparison');
    if (hasBlank && !isMixed) for (const one of inside) listed.add(one);
  });
  return listed;
}

/** Tells whether a letter is alone and would be read as words or contractions (Rule III, 26 to 28). */
export function needsEnglishSign(items: readonly Item[], at: number, isListed: boolean): boolean {
  const item = items[at];
  if (!item?.isEnglish || item.level !== '' || isListed) return false;
  const [before, after] = [items[at - 1], items[at + 1]];
  const [beyond, ahead] = [items[at - 2], items[at + 2]];
  const isEdge = (one: Item | undefined, bracket: Kind) =>
    !one ||
    one.kind === 'space' ||
    one.kind === bracket ||
    one.kind === 'punctuation' ||
    one.kind === 'quote';
  const endsHere = isEdge(after, 'closes') || after?.kind === 'comma';
  if (!isEdge(before, 'opens') || !endsHere) return false;
  if (before?.kind === 'opens' && after?.kind === 'closes') return false;
  const isSpace = (one: Item | undefined) => one?.kind === 'space';
  if (isSpace(before) && (beyond?.kind === 'comparison' || beyond?.kind === 'shape' || beyond?.wantsArgument))
    return false;
  if (isSpace(before) && before?.isInTable) return false;
  return !(isSpace(after) && (ahead?.kind === 'comparison' || after?.isInTable));
}
