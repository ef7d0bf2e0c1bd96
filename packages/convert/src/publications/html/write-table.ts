import type { DataTable } from '@relievo/chart/words';
import { type Block, type Inline, placeCells, type Table } from '@relievo/document/model';
import { type Attributes, element, textElement } from './markup.ts';

export interface Inside {
  readonly say: (inlines: readonly Inline[]) => string;
  readonly inside: (blocks: readonly Block[]) => string;
}

/** Writes a table whose header cells say whether they name a row or a column. */
export function writeTable(table: Table, common: Attributes, { say, inside }: Inside): string {
  const caption = table.caption.length > 0 ? element('caption', {}, say(table.caption)) : '';
  const { cells } = placeCells(table);
  const rows = table.rows.map((row, at) =>
    element(
      'tr',
      { id: row.id },
      cells
        .filter((one) => one.row === at)
        .map(({ cell, column }) => {
          const isColumn = at < table.headerRows;
          const isRow = column < table.headerColumns;
          const scope = isColumn ? 'col' : isRow ? 'row' : undefined;
          const span = {
            colspan: cell.columns === undefined ? undefined : String(cell.columns),
            rowspan: cell.rows === undefined ? undefined : String(cell.rows),
          };
          const { markup, isEmpty } = writeCell(cell.blocks, { say, inside });
          // An empty corner names nothing.
          const isHeader = scope !== undefined && !isEmpty;
          return element(
            isHeader ? 'th' : 'td',
            { id: cell.id, scope: isHeader ? scope : undefined, ...span },
            markup,
          );
        })
        .join(''),
    ),
  );
  const head = element('thead', {}, rows.slice(0, table.headerRows).join('\n'));
  const body = element('tbody', {}, rows.slice(table.headerRows).join('\n'));
  return element('table', common, `${caption}${table.headerRows > 0 ? head : ''}${body}`);
}

interface WrittenCell {
  readonly markup: string;
  readonly isEmpty: boolean;
}

/** Writes a cell; one of a single paragraph has its words alone, with the id that links lead to. */
function writeCell(blocks: readonly Block[], { say, inside }: Inside): WrittenCell {
  const [only, ...others] = blocks;
  if (!only) return { markup: '', isEmpty: true };
  if (only.kind !== 'paragraph' || others.length > 0) return { markup: inside(blocks), isEmpty: false };
  const words = say(only.content);
  return { markup: element('span', { id: only.id }, words), isEmpty: words === '' };
}

/** Writes the numbers of a chart. */
export function writeDataTable({ caption, columns, rows }: DataTable, name: string): string {
  const head = columns.map((column) => textElement('th', { scope: 'col' }, column.name)).join('');
  const body = rows.map((row) => {
    const cells = row.map((text, at) =>
      at === 0 ? textElement('th', { scope: 'row' }, text) : textElement('td', {}, text),
    );
    return element('tr', {}, cells.join(''));
  });
  return element(
    'table',
    { class: 'data' },
    `${textElement('caption', {}, caption || name)}${element('thead', {}, element('tr', {}, head))}${element('tbody', {}, body.join('\n'))}`,
  );
}
