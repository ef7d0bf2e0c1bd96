import { addAll } from '@relievo/words';
import type { TextBlock } from '../../documents/text.ts';
import type { NoteTaker } from '../notes.ts';
import { createDataTable, type GridCell } from '../text/grid.ts';
import { wordsOf } from '../text/words-of.ts';
import { attributeOf, findElement, type HtmlElement, type HtmlNode, isHidden, listElements } from './tree.ts';

/** What reads the words of a cell, which may hold anything that a page may. */
type ReadBlocks = (nodes: readonly HtmlNode[], notes: NoteTaker) => readonly TextBlock[];

/** A table with its caption; one that is there for its looks is read cell by cell. */
export function readTable(
  table: HtmlElement,
  readBlocks: ReadBlocks,
  notes: NoteTaker,
): readonly TextBlock[] {
  const groups = listElements(table, 'thead', 'tbody', 'tfoot');
  const rows = [table, ...groups].flatMap((group) =>
    listElements(group, 'tr')
      .filter((row) => !isHidden(row))
      .map((row) => ({ isHead: group.tagName === 'thead', cells: listElements(row, 'td', 'th') })),
  );
  const read = ({ childNodes }: HtmlElement) => readBlocks(childNodes, notes);
  const isForLooks =
    /^(?:presentation|none)$/.test(attributeOf(table, 'role') ?? '') || findElement(table, 'table') !== null;
  const cells = rows.flatMap((row) => row.cells);
  const made = isForLooks ? null : makeTable(table, rows, read);
  return made ?? cells.flatMap(read);
}

interface Row {
  readonly isHead: boolean;
  readonly cells: readonly HtmlElement[];
}

function makeTable(
  table: HtmlElement,
  rows: readonly Row[],
  read: (cell: HtmlElement) => readonly TextBlock[],
): readonly TextBlock[] | null {
  if (rows.length < 2) return null;
  const pictures: TextBlock[] = [];
  const grid = rows.map(({ isHead, cells }) =>
    cells.map((cell) => readCell(cell, isHead, read(cell), pictures)),
  );
  const [captionElement] = listElements(table, 'caption');
  const caption = captionElement ? wordsOf(read(captionElement)) : '';
  const made = createDataTable(grid, caption);
  return made && [{ kind: 'table', table: made }, ...pictures];
}

function readCell(
  cell: HtmlElement,
  isHead: boolean,
  blocks: readonly TextBlock[],
  pictures: TextBlock[],
): GridCell {
  const text = wordsOf(blocks);
  const images = blocks.filter((block) => block.kind === 'image');
  // A cell that is a picture says what that shows; beside words it is read after the table.
  if (text.trim() !== '') addAll(pictures, images);
  const shown = text.trim() === '' ? images.map(({ alt }) => alt).join(' ') : text;
  const span = (name: string) => Math.max(1, Number.parseInt(attributeOf(cell, name) ?? '1', 10) || 1);
  const isColumnName = isHead || (cell.tagName === 'th' && attributeOf(cell, 'scope') !== 'row');
  return { text: shown, columns: span('colspan'), rows: span('rowspan'), isHead: isColumnName };
}
