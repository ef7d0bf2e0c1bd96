import type { Block, Table } from '@relievo/document/model';
import { maxOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { type FoundCell, makeWholeTable } from '../document/whole-table.ts';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';
import type { Reading } from './reading.ts';

const MOST_SPANNED = 100;

interface WordCell extends FoundCell {
  readonly columns: number;
  /** Whether it continues the cell above (ECMA-376, part 1, 17.4.84). */
  readonly goesOn: boolean;
}

/** Reads a table. One row or one column is layout, so its cells are read one after the other; one cell is a frame. */
export function readTable(table: Element, reading: Reading): readonly Block[] {
  const rows = listRows(table);
  const cells = rows.map((row) => readRow(row, reading));
  const width = maxOf(
    cells.map((row) => row.reduce((sum, { columns }) => sum + columns, 0)),
    0,
  );
  if (rows.length < 2 || width < 2) {
    const blocks = cells.flat().flatMap((cell) => cell.blocks);
    const isFrame = cells.flat().length === 1 && blocks.length > 0;
    return isFrame ? [{ kind: 'box', id: reading.newId('box'), title: [], blocks }] : blocks;
  }
  const whole = makeWholeTable(joinUpright(cells), reading.newId);
  return [
    {
      kind: 'table',
      id: reading.newId('table'),
      caption: [],
      headerRows: Math.min(countHeaders(table, rows), rows.length - 1),
      headerColumns: namesItsRows(whole) ? 1 : 0,
      rows: whole.rows,
    },
  ];
}

/** Lists rows, also those inside a control or an accepted change. */
function listRows(table: Element): readonly Element[] {
  return listChildren(table).flatMap((child) => {
    if (child.localName === 'tr') return [child];
    return ['sdt', 'sdtContent', 'customXml', 'ins'].includes(child.localName ?? '') ? listRows(child) : [];
  });
}

function listCells(row: Element): readonly Element[] {
  return listChildren(row).flatMap((child) => {
    if (child.localName === 'tc') return [child];
    return ['sdt', 'sdtContent', 'customXml'].includes(child.localName ?? '') ? listCells(child) : [];
  });
}

function readRow(row: Element, reading: Reading): readonly WordCell[] {
  const skipped = readCount(findChild(row, 'trPr', 'gridBefore'), 0);
  const empty = Array.from({ length: skipped }, () => ({ blocks: [], columns: 1, goesOn: false }));
  const cells = listCells(row).map((cell) => {
    const properties = findChild(cell, 'tcPr');
    const merged = findChild(properties, 'vMerge');
    const goesOn = merged !== undefined && valueOf(merged) !== 'restart';
    return {
      blocks: goesOn ? [] : reading.readBlocks(cell, reading),
      columns: Math.max(1, readCount(findChild(properties, 'gridSpan'), 1)),
      goesOn,
    };
  });
  return [...empty, ...cells];
}

function readCount(element: Element | undefined, otherwise: number): number {
  const said = Number(valueOf(element) ?? otherwise);
  return Number.isInteger(said) && said >= 0 ? Math.min(MOST_SPANNED, said) : otherwise;
}

/** Joins a cell that continues the one above to it, as one cell of several rows. */
function joinUpright(rows: readonly (readonly WordCell[])[]): readonly (readonly FoundCell[])[] {
  const starts = rows.map((row) => {
    let column = 0;
    return new Map(
      row.map((cell) => {
        const at = column;
        column += cell.columns;
        return [at, cell] as const;
      }),
    );
  });
  return starts.map((row, at) =>
    [...row].flatMap(([column, { goesOn, blocks, columns }]): readonly FoundCell[] => {
      if (goesOn && at > 0) return [];
      let down = 1;
      while (starts[at + down]?.get(column)?.goesOn) down += 1;
      return [{ blocks, columns, rows: down }];
    }),
  );
}

/** Counts header rows: those that are repeated on every page, else the first if the table style sets it apart. */
function countHeaders(table: Element, rows: readonly Element[]): number {
  const repeated = rows.findIndex((row) => {
    const header = findChild(row, 'trPr', 'tblHeader');
    return !header || /^(?:0|false|off)$/.test(valueOf(header) ?? '');
  });
  if (repeated > 0) return repeated;
  const look = findChild(table, 'tblPr', 'tblLook');
  const bits = Number.parseInt(valueOf(look) ?? '0', 16);
  const isFirst = valueOf(look, 'firstRow');
  return isFirst === null ? Number((bits & 0x20) !== 0) : Number(/^(?:1|true|on)$/.test(isFirst));
}

/** An empty corner says that the cells below it name their rows. */
function namesItsRows({ rows }: Pick<Table, 'rows'>): boolean {
  const firsts = rows.map(({ cells: [first] }) => first?.blocks.length ?? 0);
  return firsts[0] === 0 && firsts.slice(1).every((count) => count > 0);
}
