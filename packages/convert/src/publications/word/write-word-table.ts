import type { DataTable } from '@relievo/chart/words';
import { type Block, placeCells, type Table } from '@relievo/document/model';
import { element, emptyElement } from '../html/markup.ts';
import { type WordPlace, writeBookmark, writeParagraph } from './write-paragraph.ts';
import { writeRun } from './write-runs.ts';
import type { WordWriting } from './writing-word.ts';

type Inside = (blocks: readonly Block[], place: Partial<WordPlace>) => string;

/** Millimetres of the text, in twentieths of a point. */
const WIDTH = 9638;

/** Writes a table whose header rows are marked, with cells that span. Word wants a paragraph behind it. */
export function writeWordTable(table: Table, place: WordPlace, writing: WordWriting, inside: Inside): string {
  const { cells, columns } = placeCells(table);
  const rows = table.rows.map((row, at) => {
    const parts: string[] = [];
    for (let column = 0; column < columns; ) {
      const found = cells.find(
        (one) => one.column === column && one.row <= at && at < one.row + (one.cell.rows ?? 1),
      );
      const span = found?.cell.columns ?? 1;
      const isFirst = found?.row === at;
      const isHeader = at < table.headerRows || column < table.headerColumns;
      const style = isHeader ? 'TableHead' : 'TableCell';
      const written = found && isFirst ? inside(found.cell.blocks, { indent: 0, style, depth: 0 }) : '';
      const names = found && isFirst ? writeBookmark(found.cell.id, writing) : '';
      parts.push(
        writeCell(names + endWithParagraph(written, style), {
          span,
          merge: (found?.cell.rows ?? 1) > 1 ? (isFirst ? 'restart' : 'continue') : null,
        }),
      );
      column += span;
    }
    return writeRow(parts, at < table.headerRows);
  });
  const looks = { hasHead: table.headerRows > 0, hasSide: table.headerColumns > 0 };
  return writeRows(rows, columns, looks) + writeParagraph('', place, { style: 'AfterTable' });
}

/** Writes the numbers of a chart as a table. */
export function writeWordData({ caption, columns, rows }: DataTable, name: string, place: WordPlace): string {
  const cell = (text: string, style: string): string =>
    writeCell(writeParagraph(writeRun(text), { ...place, indent: 0 }, { style }), { span: 1, merge: null });
  const head = writeRow(
    columns.map((column) => cell(column.name, 'TableHead')),
    true,
  );
  const body = rows.map((row) =>
    writeRow(
      row.map((text, at) => cell(text, at === 0 ? 'TableHead' : 'TableCell')),
      false,
    ),
  );
  return (
    writeParagraph(writeRun(caption || name), place, { style: 'Caption' }) +
    writeRows([head, ...body], columns.length, { hasHead: true, hasSide: true }) +
    writeParagraph('', place, { style: 'AfterTable' })
  );
}

function endWithParagraph(content: string, style: string): string {
  if (content.endsWith('</w:p>')) return content;
  return content + element('w:p', {}, element('w:pPr', {}, emptyElement('w:pStyle', { 'w:val': style })));
}

function writeCell(
  content: string,
  { span, merge }: { readonly span: number; readonly merge: string | null },
): string {
  const properties =
    emptyElement('w:tcW', { 'w:w': '0', 'w:type': 'auto' }) +
    (span > 1 ? emptyElement('w:gridSpan', { 'w:val': String(span) }) : '') +
    (merge === null ? '' : emptyElement('w:vMerge', merge === 'restart' ? { 'w:val': 'restart' } : {}));
  return element('w:tc', {}, element('w:tcPr', {}, properties) + content);
}

function writeRow(cells: readonly string[], isHeader: boolean): string {
  const properties = emptyElement('w:cantSplit', {}) + (isHeader ? emptyElement('w:tblHeader', {}) : '');
  return element('w:tr', {}, element('w:trPr', {}, properties) + cells.join(''));
}

interface TableLooks {
  readonly hasHead: boolean;
  readonly hasSide: boolean;
}

function writeRows(rows: readonly string[], columns: number, { hasHead, hasSide }: TableLooks): string {
  const properties = [
    emptyElement('w:tblStyle', { 'w:val': 'TableGrid' }),
    emptyElement('w:tblW', { 'w:w': '0', 'w:type': 'auto' }),
    emptyElement('w:tblLook', {
      'w:val': hasHead ? (hasSide ? '00A0' : '0020') : hasSide ? '0080' : '0000',
      'w:firstRow': hasHead ? '1' : '0',
      'w:firstColumn': hasSide ? '1' : '0',
      'w:noVBand': '1',
    }),
  ];
  const width = String(Math.floor(WIDTH / Math.max(1, columns)));
  const grid = emptyElement('w:gridCol', { 'w:w': width }).repeat(Math.max(1, columns));
  return element(
    'w:tbl',
    {},
    element('w:tblPr', {}, properties.join('')) + element('w:tblGrid', {}, grid) + rows.join(''),
  );
}
