import {
  type CellPart,
  type ChartPart,
  type ListPart,
  type Part,
  type Run,
  type TablePart,
  type Truth,
} from '../truth.ts';
import { type Cell, type Collector, createCollector, type Facts, tidy } from './facts.ts';

export function listTruthFacts(truth: Truth, writeFormula: (latex: string) => string): Facts {
  const collector = createCollector();
  addParts(truth.blocks, collector, writeFormula);
  return collector.facts;
}

type WriteFormula = (latex: string) => string;

function addParts(parts: readonly Part[], to: Collector, write: WriteFormula): void {
  for (const part of parts) addPart(part, to, write);
}

function addPart(part: Part, to: Collector, write: WriteFormula): void {
  switch (part.kind) {
    case 'heading':
      to.addKey('headings', textOfRuns(part.runs), String(part.level));
      addRuns(part.runs, to, write);
      break;
    case 'paragraph':
      addRuns(part.runs, to, write);
      break;
    case 'list':
      addList(part, 1, to, write);
      break;
    case 'table':
      addTable(part, to, write);
      break;
    case 'figure':
    case 'chart':
      to.addFigure();
      if (part.kind === 'figure') to.addKey('alternatives', part.alt);
      else to.addKey('charts', writeChart(part));
      addCaption(part.caption, to);
      break;
    case 'formula':
      to.addKey('formulas', write(part.latex));
      break;
    case 'poem':
      for (const line of part.stanzas.flat()) {
        to.addKey('poems', line);
        to.addWords(line);
      }
      break;
    case 'box':
      to.addWords(part.title);
      addParts(part.blocks, to, write);
      break;
    case 'lines':
      for (let at = 0; at < part.count; at += 1) to.addKey('blanks', to.lastWord(), 'line');
      break;
    case 'page':
      to.addKey('print pages', part.number);
  }
}

function addList({ items }: ListPart, depth: number, to: Collector, write: WriteFormula): void {
  for (const { runs, list } of items) {
    to.addKey('lists', textOfRuns(runs), String(depth));
    addRuns(runs, to, write);
    if (list) addList(list, depth + 1, to, write);
  }
}

function addTable({ caption, rows }: TablePart, to: Collector, write: WriteFormula): void {
  addCaption(caption, to);
  const cells: Cell[] = [];
  const free: number[] = [];
  for (const [row, inRow] of rows.entries()) {
    let column = 0;
    for (const cell of inRow) {
      while ((free[column] ?? 0) > row) column += 1;
      cells.push(placeCell(cell, row, column));
      for (let at = column; at < column + cell.columns; at += 1) free[at] = row + cell.rows;
      column += cell.columns;
      addRuns(cell.runs, to, write);
    }
  }
  to.addTable(cells);
}

function placeCell({ runs, columns, rows }: CellPart, row: number, column: number): Cell {
  return { row, column, span: `${columns} by ${rows}`, text: tidy(textOfRuns(runs)) };
}

function addCaption(caption: string, to: Collector): void {
  if (caption === '') return;
  to.addKey('captions', caption);
  to.addWords(caption);
}

function addRuns(runs: readonly Run[], to: Collector, write: WriteFormula): void {
  for (const run of runs)
    switch (run.kind) {
      case 'text':
        to.addWords(run.text);
        if (run.style === 'bold' || run.style === 'italic') to.addKey('marks', run.text, run.style);
        if (run.link !== undefined) to.addKey('marks', run.text, run.link);
        break;
      case 'note':
        to.addKey('notes', run.text, 'text');
        to.addKey('notes', to.lastWord(), 'reference');
        break;
      case 'formula':
        to.addKey('formulas', write(run.latex));
        break;
      case 'blank':
        to.addKey('blanks', to.lastWord(), 'gap');
    }
}

function textOfRuns(runs: readonly Run[]): string {
  return runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join('');
}

/** Writes the numbers of a chart in one line, so that 46 and 46.0 are the same. */
function writeChart({ categories, series }: ChartPart): string {
  const rows = categories.map((name, at) => [name, ...series.map(({ values }) => String(values[at] ?? ''))]);
  return writeTableOfChart([['', ...series.map(({ name }) => name)], ...rows]);
}

/** Writes the cells of a chart, without the corner, which has no name. */
export function writeTableOfChart(cells: readonly (readonly string[])[]): string {
  return cells
    .map((row, at) =>
      row.map((cell, column) => (at === 0 && column === 0 ? '' : writeValue(cell))).join(' | '),
    )
    .join(' / ');
}

function writeValue(cell: string): string {
  const number = Number(cell);
  return cell.trim() === '' || Number.isNaN(number) ? cell.trim() : String(Number(number.toPrecision(12)));
}
