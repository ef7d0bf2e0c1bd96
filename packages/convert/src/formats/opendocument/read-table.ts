import type { Block } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { type FoundCell, makeWholeTable } from '../document/whole-table.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import type { Reading } from './reading.ts';

const MAX_SPAN = 250;

/** Reads a table. A table of one row or one column only places things: its cells are read one by one. */
export function readTable(table: Element, reading: Reading): readonly Block[] {
  const head = listRows(findChild(table, 'table-header-rows'));
  const rows = [...head, ...listRows(table)].map((row) => readRow(row, reading));
  const isGrid = rows.length > 1 && rows.some((row) => row.length > 1);
  if (!isGrid) {
    const blocks = rows.flat().flatMap((cell) => cell.blocks);
    const isFrame = rows.flat().length === 1 && blocks.length > 0;
    return isFrame ? [{ kind: 'box', id: reading.newId('box'), title: [], blocks }] : blocks;
  }
  return [
    {
      kind: 'table',
      id: reading.newId('table'),
      caption: [],
      headerRows: Math.min(
        reading.isOnSlides ? countHeads(table, head.length) : head.length,
        rows.length - 1,
      ),
      headerColumns: reading.isOnSlides && valueOf(table, 'use-first-column-styles') === 'true' ? 1 : 0,
      rows: makeWholeTable(rows, reading.newId).rows,
    },
  ];
}

/** Counts the rows that name columns on a slide: a table says so by its styles, and one that says nothing has one. */
function countHeads(table: Element, grouped: number): number {
  if (grouped > 0) return grouped;
  const first = valueOf(table, 'use-first-row-styles');
  if (first !== null) return first === 'true' ? 1 : 0;
  return valueOf(table, 'template-name') === null ? 1 : 0;
}

/** Lists the rows of a table in their groups; rows that name the columns have their own group and are not among them. */
function listRows(holder: Element | undefined): readonly Element[] {
  return (holder ? listChildren(holder) : []).flatMap((child) => {
    if (nameOf(child) === 'table-row') return [child];
    return ['table-rows', 'table-row-group'].includes(nameOf(child)) ? listRows(child) : [];
  });
}

function readRow(row: Element, reading: Reading): readonly FoundCell[] {
  return listChildren(row, 'table-cell').map((cell) => {
    const span = (name: string) =>
      Math.min(MAX_SPAN, Math.max(1, Number.parseInt(valueOf(cell, name) ?? '1', 10) || 1));
    return {
      blocks: reading.readBlocks(cell, reading),
      columns: span('number-columns-spanned'),
      rows: span('number-rows-spanned'),
    };
  });
}
