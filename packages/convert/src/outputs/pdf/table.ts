import type { DataTable } from '@relievo/chart/words';
import {
  BODY,
  beginPage,
  drawArtifact,
  drawMarked,
  type Element,
  type Flow,
  LEADING,
  setText,
} from './flow.ts';
import { isReadFromRight, measureText, setLine } from './lines.ts';
import type { Weight } from './typeface.ts';
import { wrapText } from './wrap-text.ts';

const SIZE = 11;
const PADDING = 4;
const LINE = SIZE * LEADING;
/** Narrower columns break every word. */
const LEAST = 36;

interface Column {
  readonly width: number;
  readonly fromRight: boolean;
}
interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly weight: Weight;
}

/** A table with its caption and its headings on every page; rows stay whole where a page can hold them. */
export function setTable(flow: Flow, parent: Element, { caption, columns: given, rows }: DataTable): void {
  const { pdf } = flow;
  const table = pdf.struct('Table');
  parent.add(table);
  if (caption) {
    const element = pdf.struct('Caption');
    table.add(element);
    setText(flow, element, caption, { tag: 'Caption', size: BODY, weight: 'bold', keep: 3 * LINE });
    element.end();
  }
  const head = given.map(({ name }) => name);
  const widths = chooseColumnWidths(flow, [head, ...rows]);
  const columns = widths.map((width, at) => ({ width, fromRight: given[at]?.kind === 'number' }));
  const headRow = layOutRow(flow, head, columns, 'bold');
  placeRow(flow, table, headRow, columns, 'TH');
  for (const row of rows) {
    const made = layOutRow(flow, row, columns, 'regular');
    if (flow.y + heightOf(made) > flow.bottom) {
      beginPage(flow);
      // Said once in the structure, shown on each page.
      drawArtifact(pdf, 'Layout', () => drawRow(flow, headRow, columns, 0, countLongest(headRow)));
      flow.y += heightOf(headRow);
    }
    placeRow(flow, table, made, columns, 'TD');
  }
  table.end();
}

function layOutRow(flow: Flow, row: readonly string[], columns: readonly Column[], weight: Weight): Row {
  return {
    cells: columns.map(({ width }, at) =>
      wrapText(flow.pdf, row[at] ?? '', width - 2 * PADDING, SIZE, weight),
    ),
    weight,
  };
}

function countLongest({ cells }: Row): number {
  return cells.reduce((most, { length }) => Math.max(most, length), 1);
}
function heightOf(row: Row): number {
  return countLongest(row) * LINE + 2 * PADDING;
}

/** As wide as the longest cell asks for, shares of the page where all ask for more than there is. */
function chooseColumnWidths(flow: Flow, rows: readonly (readonly string[])[]): readonly number[] {
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const wanted = Array.from({ length: columns }, (_, column) => {
    const texts = rows.map((row) => row[column] ?? '');
    const widest = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
    return Math.max(LEAST, measureText(flow.pdf, widest.slice(0, 80), SIZE, 'bold') + 2 * PADDING + 2);
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  return sum <= flow.width ? wanted : wanted.map((width) => (width * flow.width) / sum);
}

/** A row taller than a page goes on at the top of the next. */
function placeRow(flow: Flow, table: Element, row: Row, columns: readonly Column[], tag: 'TH' | 'TD'): void {
  const { pdf } = flow;
  const line = pdf.struct('TR');
  table.add(line);
  const elements = row.cells.map(() => {
    const cell = pdf.struct(tag);
    if (tag === 'TH') heads(cell);
    line.add(cell);
    return cell;
  });
  const lines = countLongest(row);
  for (let from = 0; from < lines; ) {
    if (flow.y + LINE + 2 * PADDING > flow.bottom) beginPage(flow);
    const to = Math.min(lines, from + Math.floor((flow.bottom - flow.y - 2 * PADDING) / LINE));
    drawRow(flow, row, columns, from, to, (cell, draw) => {
      const element = elements[cell];
      if (element) drawMarked(pdf, element, tag, draw);
    });
    flow.y += (to - from) * LINE + 2 * PADDING;
    from = to;
  }
  for (const element of elements) element.end();
  line.end();
}

/** Which cells a heading is for: PDFKit says it for its own tables only. */
function heads(cell: Element): void {
  const { data } = Reflect.get(cell, 'dictionary') as { readonly data: object };
  Object.assign(data, { A: { O: 'Table', Scope: 'Column' } });
}

type Within = (cell: number, draw: () => void) => void;

function drawRow(
  flow: Flow,
  { cells, weight }: Row,
  columns: readonly Column[],
  from: number,
  to: number,
  within?: Within,
): void {
  let x = flow.left;
  for (const [at, { width, fromRight }] of columns.entries()) {
    const left = x;
    const draw = (): void => {
      for (const [row, line] of (cells[at] ?? []).slice(from, to).entries()) {
        const free = width - 2 * PADDING - measureText(flow.pdf, line, SIZE, weight);
        const indent = fromRight || isReadFromRight(line) ? free : 0;
        const baseline = flow.y + PADDING + row * LINE + SIZE;
        setLine(flow.pdf, line, { x: left + PADDING + indent, baseline, size: SIZE, weight });
      }
    };
    if (within) within(at, draw);
    else draw();
    x += width;
  }
  const bottom = flow.y + (to - from) * LINE + 2 * PADDING;
  const rule = (): void => {
    flow.pdf.moveTo(flow.left, bottom).lineTo(x, bottom).lineWidth(0.75).undash().stroke('#767676');
  };
  if (within) drawArtifact(flow.pdf, 'Layout', rule);
  else rule();
}
