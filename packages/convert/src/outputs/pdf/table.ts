import type { DataTable } from '../../source.ts';
import { artifact, BODY, type Element, type Flow, LEADING, marked, need, nextPage, setText } from './flow.ts';
import { readsFromRight, setLine, widthOf } from './lines.ts';
import type { Weight } from './typeface.ts';
import { wrapText } from './wrap-text.ts';

const SIZE = 11;
const PADDING = 4;
const LINE = SIZE * LEADING;
/** Narrower columns break every word. */
const LEAST = 36;

/** A table with its caption, headings on every page, and the rows whole where a page can hold them. */
export const setTable = (flow: Flow, parent: Element, { caption, head, rows }: DataTable): void => {
  const { pdf } = flow;
  const table = pdf.struct('Table');
  parent.add(table);
  if (caption) {
    const element = pdf.struct('Caption');
    table.add(element);
    setText(flow, element, caption, { tag: 'Caption', size: BODY, weight: 'bold', keep: 3 * LINE });
    element.end();
  }
  const widths = columnWidths(flow, [head, ...rows]);
  const headRow = measured(flow, head, widths, 'bold');
  placeRow(flow, table, headRow, widths, 'TH');
  for (const row of rows) {
    const made = measured(flow, row, widths, 'regular');
    if (flow.y + made.height > flow.bottom && flow.y > flow.top) {
      nextPage(flow);
      // Said once in the structure, shown on each page.
      artifact(pdf, 'Layout', () => drawCells(flow, headRow, widths));
      flow.y += headRow.height;
    }
    placeRow(flow, table, made, widths, 'TD');
  }
  table.end();
};

type Row = {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
  readonly weight: Weight;
};

const measured = (flow: Flow, row: readonly string[], widths: readonly number[], weight: Weight): Row => {
  const cells = widths.map((width, at) =>
    wrapText(flow.pdf, row[at] ?? '', width - 2 * PADDING, SIZE, weight),
  );
  const lines = cells.reduce((most, { length }) => Math.max(most, length), 1);
  return { cells, height: lines * LINE + 2 * PADDING, weight };
};

/** As wide as the longest cell asks for, shares of the page where all ask for more than there is. */
const columnWidths = (flow: Flow, rows: readonly (readonly string[])[]): readonly number[] => {
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const wanted = Array.from({ length: columns }, (_, column) => {
    const longest = rows.reduce(
      (best, row) => ((row[column] ?? '').length > best.length ? (row[column] ?? '') : best),
      '',
    );
    return Math.max(LEAST, widthOf(flow.pdf, longest.slice(0, 80), SIZE, 'bold') + 2 * PADDING + 2);
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  return sum <= flow.width ? wanted : wanted.map((width) => (width * flow.width) / sum);
};

const placeRow = (
  flow: Flow,
  table: Element,
  row: Row,
  widths: readonly number[],
  tag: 'TH' | 'TD',
): void => {
  const { pdf } = flow;
  need(flow, row.height);
  artifact(pdf, 'Layout', () => rule(flow, widths, flow.y + row.height));
  const line = pdf.struct('TR');
  table.add(line);
  let x = flow.left;
  for (const [at, lines] of row.cells.entries()) {
    const cell = pdf.struct(tag);
    if (tag === 'TH') heads(cell);
    line.add(cell);
    const left = x;
    marked(pdf, cell, tag, () => drawCell(flow, lines, left, widths[at] ?? 0, row.weight));
    cell.end();
    x += widths[at] ?? 0;
  }
  line.end();
  flow.y += row.height;
};

/** Which cells a heading is for: PDFKit says it for its own tables only. */
const heads = (cell: Element): void => {
  const { data } = Reflect.get(cell, 'dictionary') as { readonly data: object };
  Object.assign(data, { A: { O: 'Table', Scope: 'Column' } });
};

const drawCells = (flow: Flow, row: Row, widths: readonly number[]): void => {
  let x = flow.left;
  for (const [at, lines] of row.cells.entries()) {
    drawCell(flow, lines, x, widths[at] ?? 0, row.weight);
    x += widths[at] ?? 0;
  }
  rule(flow, widths, flow.y + row.height);
};

const drawCell = (flow: Flow, lines: readonly string[], x: number, width: number, weight: Weight): void => {
  for (const [at, line] of lines.entries()) {
    const free = width - 2 * PADDING - widthOf(flow.pdf, line, SIZE, weight);
    const left = x + PADDING + (readsFromRight(line) ? free : 0);
    setLine(flow.pdf, line, { x: left, baseline: flow.y + PADDING + at * LINE + SIZE, size: SIZE, weight });
  }
};

const rule = (flow: Flow, widths: readonly number[], y: number): void => {
  const width = widths.reduce((sum, one) => sum + one, 0);
  flow.pdf
    .moveTo(flow.left, y)
    .lineTo(flow.left + width, y)
    .lineWidth(0.75)
    .undash()
    .stroke('#767676');
};
