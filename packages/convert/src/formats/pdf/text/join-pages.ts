import type { DataTable } from '@relievo/chart/words';
import type { ListItem, TextBlock } from '../../../documents/text.ts';
import { joinWords } from './passages.ts';

/** The text of all pages: what goes on over the end of one is whole. */
export function joinPages(pages: readonly (readonly TextBlock[])[]): readonly TextBlock[] {
  const joined: TextBlock[] = [];
  for (const [first, ...others] of pages) {
    if (!first) continue;
    const last = joined.at(-1);
    const whole = last && joinAcross(last, first);
    if (whole) joined[joined.length - 1] = whole;
    else addBlock(joined, first);
    for (const block of others) addBlock(joined, block);
  }
  return joined;
}

function joinAcross(last: TextBlock, first: TextBlock): TextBlock | null {
  if (last.kind === 'list' && first.kind === 'list' && doesGoOn(last.items, first.items))
    return { kind: 'list', items: [...last.items, ...first.items] };
  if (last.kind === 'table' && first.kind === 'table' && hasSameNames(last.table, first.table))
    return { kind: 'table', table: joinTables(last.table, first.table) };
  return null;
}

/** Dots after dots, or the number that comes next. */
function doesGoOn(items: readonly ListItem[], [next]: readonly ListItem[]): boolean {
  if (!next) return false;
  const before = items.findLast(({ depth }) => depth <= next.depth);
  if (!before || before.depth < next.depth || before.mark === '') return next.mark === '';
  return Number.parseInt(next.mark, 10) === Number.parseInt(before.mark, 10) + 1;
}

/** The names of its columns are said anew on every page. */
function hasSameNames(one: DataTable, other: DataTable): boolean {
  return (
    other.caption === '' &&
    one.columns.length === other.columns.length &&
    one.columns.every(({ name }, at) => name === other.columns[at]?.name)
  );
}

function joinTables(one: DataTable, other: DataTable): DataTable {
  return {
    ...one,
    columns: one.columns.map((column, at) => ({
      ...column,
      kind: column.kind === 'number' && other.columns[at]?.kind === 'number' ? 'number' : 'text',
    })),
    rows: [...one.rows, ...other.rows],
  };
}

/** A paragraph that goes on in the next column or on the next page is one. */
export function addBlock(blocks: TextBlock[], block: TextBlock): void {
  const last = blocks.at(-1);
  const goesOn =
    block.kind === 'paragraph' &&
    last?.kind === 'paragraph' &&
    !/[.!?:]["”’)]?$/.test(last.text) &&
    /^\p{Ll}/u.test(block.text);
  if (goesOn) blocks[blocks.length - 1] = { kind: 'paragraph', text: joinWords(last.text, block.text) };
  else blocks.push(block);
}
