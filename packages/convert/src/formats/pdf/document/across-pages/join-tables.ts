import type { Inline, SourcePlace, Table, TableRow } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { isNumber } from '../../text/page-table.ts';

/** Shares of the width of a page by which the edges of one table may differ on two pages. */
const SLACK = 0.03;

/** Joins a table with the one that continues it at the top of the next page; null if that is another table. */
export function joinTables(table: Table, next: Table, page: string): Table | null {
  if (next.caption.length > 0 || countColumns(table) !== countColumns(next)) return null;
  if (!areBelow(table.source, next.source)) return null;
  const { headerRows } = table;
  const isRepeated =
    headerRows > 0 &&
    next.rows.length > headerRows &&
    table.rows.slice(0, headerRows).every((row, at) => wordsOf(row) === wordsOf(next.rows[at]));
  if (!isRepeated && hasOwnHead(table, next)) return null;
  const rows = isRepeated ? next.rows.slice(headerRows) : next.rows;
  return { ...table, rows: [...table.rows, ...beginPage(rows, page)] };
}

function countColumns({ rows }: Table): number {
  return (rows[0]?.cells ?? []).reduce((sum, { columns }) => sum + (columns ?? 1), 0);
}

function areBelow(one: SourcePlace | undefined, other: SourcePlace | undefined): boolean {
  if (!one?.box || !other?.box) return true;
  const left = Math.abs(one.box.x - other.box.x);
  const right = Math.abs(one.box.x + one.box.width - other.box.x - other.box.width);
  return left < SLACK || right < SLACK;
}

function wordsOf(row: TableRow | undefined): string {
  return (row?.cells ?? []).map(wordsOfCell).join('\t');
}

function wordsOfCell({ blocks }: TableRow['cells'][number]): string {
  return blocks
    .map((block) => (block.kind === 'paragraph' ? textOfInlines(block.content) : ''))
    .join(' ')
    .trim();
}

/** Tells whether the first row of a table names its columns: it has words where both tables have numbers. */
function hasOwnHead(table: Table, next: Table): boolean {
  const [first, ...others] = next.rows;
  const body = [...table.rows.slice(table.headerRows), ...others];
  return (first?.cells ?? []).some((cell, at) => {
    const below = body.map(({ cells }) => cells[at]).flatMap((one) => (one ? [wordsOfCell(one)] : []));
    const words = wordsOfCell(cell);
    return words !== '' && !isNumber(words) && below.length > 0 && below.every(isNumber);
  });
}

/** Puts the beginning of a page before the words of the first row. */
function beginPage([first, ...others]: readonly TableRow[], page: string): readonly TableRow[] {
  if (!first) return [];
  const begin: Inline = { kind: 'page-break', page };
  const cells = first.cells.map((cell, at) => {
    if (at > 0) return cell;
    const [block, ...blocks] = cell.blocks;
    return block?.kind === 'paragraph'
      ? { ...cell, blocks: [{ ...block, content: [begin, ...block.content] }, ...blocks] }
      : {
          ...cell,
          blocks: [{ kind: 'paragraph' as const, id: `${cell.id}-page`, content: [begin] }, ...cell.blocks],
        };
  });
  return [{ ...first, cells }, ...others];
}
