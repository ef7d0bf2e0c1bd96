import { addAll } from '@relievo/words';
import type { TextBlock } from '../../../documents/text.ts';
import { createDataTable, type GridCell } from '../../text/grid.ts';
import { listItems, nestItems } from './list-items.ts';
import { findParts, STANDING, textOf, type Words } from './pieces.ts';
import type { Part } from './tree.ts';

type Child = Part | number;

const HEADING = /^(?:H([1-6])?|Title)$/;
/** The blocks of a tagged page, as it says itself that it is built. */
export function createTaggedBlocks(tree: readonly Part[], words: Words): readonly TextBlock[] {
  return readChildren(tree, words);
}

/** What runs in a line between parts that stand is a paragraph. */
function readChildren(children: readonly Child[], words: Words): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let line: Child[] = [];
  const endLine = () => {
    const text = textOf(line, words);
    if (text !== '') blocks.push({ kind: 'paragraph', text });
    line = [];
  };
  // Some programs end a list and begin another one wherever items stand further in.
  for (const child of joinLists(children, words)) {
    if (typeof child === 'number' || !holdsStanding(child)) line.push(child);
    else {
      endLine();
      addAll(blocks, readStanding(child, words));
    }
  }
  endLine();
  return blocks;
}

/** A line may be wrapped around what stands, such as a link around a picture. */
function holdsStanding({ type, children }: Part): boolean {
  if (type === 'NonStruct' || !STANDING.test(type))
    return children.some((child) => typeof child !== 'number' && holdsStanding(child));
  return true;
}

function readStanding(part: Part, words: Words): readonly TextBlock[] {
  const { type, alt, children } = part;
  const heading = HEADING.exec(type);
  if (heading) {
    const text = textOf(children, words);
    return [
      ...(text === '' ? [] : [{ kind: 'heading' as const, level: Number(heading[1] ?? 1), text }]),
      ...listFigures(children),
    ];
  }
  if (type === 'Figure') return [{ kind: 'image', alt }];
  if (type === 'Formula' && alt !== '') return [{ kind: 'paragraph', text: alt }];
  if (type === 'L') return readList(part, words);
  if (type === 'Table') return readTable(part, words);
  if (type === 'P' || type === 'Note' || type === 'Caption') {
    const text = textOf(children, words);
    return [...(text === '' ? [] : [{ kind: 'paragraph' as const, text }]), ...listFigures(children)];
  }
  return readChildren(children, words);
}

function joinLists(children: readonly Child[], words: Words): readonly Child[] {
  const joined: Child[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    const isNext = isList(child) && last !== undefined && isList(last) && doesGoOn(last, child, words);
    if (isNext) joined[joined.length - 1] = { ...last, children: [...last.children, ...child.children] };
    else joined.push(child);
  }
  return joined;
}

function isList(child: Child): child is Part {
  return typeof child !== 'number' && child.type === 'L';
}

/** Items that say how far in they stand go on with a list whose items there are marked in the same way. */
function doesGoOn(before: Part, next: Part, words: Words): boolean {
  const [first] = listItems(next, 0, words);
  if (!first || first.indent === 0) return false;
  const beside = listItems(before, 0, words).findLast(({ indent }) => indent === first.indent);
  return beside === undefined || (beside.mark === '') === (first.mark === '');
}

function readList(list: Part, words: Words): readonly TextBlock[] {
  const items = nestItems(listItems(list, 0, words));
  return [...(items.length > 0 ? [{ kind: 'list' as const, items }] : []), ...listFigures(list.children)];
}

function readTable(table: Part, words: Words): readonly TextBlock[] {
  const rows = findParts(table.children, 'TR').map((row) =>
    row.children.flatMap((cell): readonly GridCell[] =>
      typeof cell === 'number' || !/^T[HD]$/.test(cell.type)
        ? []
        : [{ text: textOf(cell.children, words), columns: 1, rows: 1, isHead: cell.type === 'TH' }],
    ),
  );
  const [caption] = findParts(table.children, 'Caption');
  const made = createDataTable(rows, caption ? textOf(caption.children, words) : '');
  if (made) return [{ kind: 'table', table: made }, ...listFigures(table.children)];
  return rows.flat().flatMap(({ text }) => (text === '' ? [] : [{ kind: 'paragraph' as const, text }]));
}

function listFigures(children: readonly Child[]): readonly TextBlock[] {
  return findParts(children, 'Figure').map(({ alt }) => ({ kind: 'image', alt }));
}
