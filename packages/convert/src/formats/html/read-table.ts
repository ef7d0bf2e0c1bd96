import type { Block, Inline } from '@relievo/document/model';
import { tidySpaces } from '@relievo/document/text';
import { maxOf } from '@relievo/words';
import { type FoundCell, makeWholeTable } from '../document/whole-table.ts';
import { takeAnchors } from './anchors.ts';
import type { HtmlReading } from './reading.ts';
import { attributeOf, findElement, type HtmlElement, type HtmlNode, isHidden, listElements } from './tree.ts';

type Inside = (nodes: readonly HtmlNode[]) => readonly Block[];

const MAX_SPAN = 250;

interface Row {
  readonly isHead: boolean;
  readonly cells: readonly HtmlElement[];
}

/** Reads a table; one that only places things is read cell by cell. */
export function readHtmlTable(table: HtmlElement, reading: HtmlReading, inside: Inside): readonly Block[] {
  const rows = listRows(table);
  const isForLooks =
    /^(?:presentation|none)$/.test(attributeOf(table, 'role') ?? '') || findElement(table, 'table') !== null;
  const widest = maxOf(
    rows.map(({ cells }) => cells.length),
    0,
  );
  if (isForLooks || rows.length < 2 || widest < 2)
    return rows.flatMap(({ cells }) => cells.flatMap((cell) => inside(cell.childNodes)));
  const id = reading.newId('table');
  takeAnchors(id, reading);
  const [captionElement] = listElements(table, 'caption');
  const caption = captionElement ? contentOf(inside(captionElement.childNodes)) : [];
  const found = rows.map(({ cells }) => cells.map((cell): FoundCell => readCell(cell, inside)));
  const { rows: whole } = makeWholeTable(found, reading.newId);
  return [
    {
      kind: 'table',
      id,
      caption,
      headerRows: countHeads(rows),
      headerColumns: rows.slice(1).every(({ cells: [first] }) => first && isRowName(first)) ? 1 : 0,
      rows: whole,
    },
  ];
}

function listRows(table: HtmlElement): readonly Row[] {
  const groups = listElements(table, 'thead', 'tbody', 'tfoot');
  return [table, ...groups].flatMap((group) =>
    listElements(group, 'tr')
      .filter((row) => !isHidden(row))
      .map((row) => ({ isHead: group.tagName === 'thead', cells: listElements(row, 'td', 'th') })),
  );
}

function readCell(cell: HtmlElement, inside: Inside): FoundCell {
  const span = (name: string) =>
    Math.min(MAX_SPAN, Math.max(1, Number.parseInt(attributeOf(cell, name) ?? '1', 10) || 1));
  return { blocks: inside(cell.childNodes), columns: span('colspan'), rows: span('rowspan') };
}

/** Counts the rows at the top that name columns; one row stays for values. */
function countHeads(rows: readonly Row[]): number {
  const first = rows.findIndex(
    ({ isHead, cells }) => !isHead && !(cells.length > 0 && cells.every(isColumnName)),
  );
  return Math.min(first < 0 ? rows.length : first, rows.length - 1);
}

function isColumnName(cell: HtmlElement): boolean {
  return cell.tagName === 'th' && attributeOf(cell, 'scope') !== 'row';
}

function isRowName(cell: HtmlElement): boolean {
  return cell.tagName === 'th' && attributeOf(cell, 'scope') !== 'col';
}

function contentOf(blocks: readonly Block[]): readonly Inline[] {
  return tidySpaces(
    blocks.flatMap((block, at): readonly Inline[] => {
      if (block.kind !== 'paragraph') return [];
      return at > 0 ? [{ kind: 'text', text: ' ' }, ...block.content] : block.content;
    }),
  );
}
