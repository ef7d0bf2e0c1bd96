import type { Block, Inline } from '@relievo/document/model';
import { maxOf } from '@relievo/words';
import { type FoundCell, makeWholeTable } from '../document/whole-table.ts';
import { takeAnchors } from '../html/anchors.ts';
import { readBlocks } from './inside.ts';
import { readCaption } from './read-figure.ts';
import type { Walk } from './reading.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { type Piece, splitSource } from './source/split.ts';

/** Each environment has these arguments before its columns. */
const TABLES: Readonly<Record<string, string>> = {
  tabular: 'om',
  'tabular*': 'mom',
  tabularx: 'mom',
  tabulary: 'mom',
  tabu: 'm',
  longtabu: 'm',
  longtable: 'om',
  xltabular: 'omm',
  supertabular: 'm',
  xtabular: 'm',
  NiceTabular: 'om',
  tblr: 'om',
  longtblr: 'om',
  array: 'om',
};

const MAX_SPAN = 250;
const RULES =
  /\\(?:hline|toprule|midrule|bottomrule|endhead|endfirsthead|endfoot|endlastfoot|specialrule|Xhline|thickhline)(?![a-zA-Z])/g;

interface Row {
  readonly cells: readonly (FoundCell & { readonly isBold: boolean })[];
  /** It has the rules and the ends of heads that are above the row. */
  readonly above: ReadonlySet<string>;
}

/** Reads a table, if the environment is one. */
export function readTable(name: string, body: Source, walk: Walk): boolean {
  const signature = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  if (signature === undefined) return false;
  const { reading, writer } = walk;
  const scanner = createScanner(body);
  for (const one of signature) {
    if (one === 'o') scanner.takeOptional();
    else scanner.takeArgument();
  }
  writer.endParagraph();
  const id = reading.newId('table');
  const caption: Inline[] = [];
  const after: Block[] = [];
  const rows: Row[] = [];
  let above = new Set<string>();
  for (const piece of splitSource(
    scanner.takeRest(),
    String.raw`\\\\\*?|\\tabularnewline(?![a-zA-Z])|\\cr(?![a-zA-Z])`,
  )) {
    const { rules, rest } = takeRules(piece);
    for (const rule of rules) above.add(rule);
    const captioned = takeCaption(rest, id, walk);
    for (const inline of captioned.caption) caption.push(inline);
    for (const block of captioned.after) after.push(block);
    const cells = splitSource(captioned.rest, '&').map((cell) => readCell(cell, walk));
    if (cells.every(({ blocks }) => blocks.length === 0) && cells.length < 2) continue;
    rows.push({ cells, above });
    above = new Set();
  }
  addTable({ id, caption, rows: dropRepeated(rows, above), last: above }, walk);
  for (const block of after) writer.add(block);
  return true;
}

/** Takes the rules off a row, with their arguments. */
function takeRules(piece: Piece): { readonly rules: readonly string[]; readonly rest: Source } {
  const rules = (piece.text.match(RULES) ?? []).map((rule) => rule.slice(1));
  const text = piece.text
    .replace(/^\s*\[[^\]\n]{0,30}\]/, '')
    .replaceAll(
      /\\(?:cmidrule|cline|cdashline|hhline|addlinespace|rowcolor|rowfont)(?![a-zA-Z])\s*(?:\[[^\]\n]{0,40}\])?\s*(?:\([a-z]{0,5}\))?\s*(?:\{[^{}]{0,60}\})?/g,
      ' ',
    )
    .replaceAll(RULES, ' ')
    .replaceAll(/\\noalign\s*\{[^{}]*\}/g, ' ');
  return { rules, rest: { text, line: piece.line } };
}

/** Takes the caption that a long table has among its rows. */
function takeCaption(
  source: Source,
  id: string,
  walk: Walk,
): { readonly caption: readonly Inline[]; readonly after: readonly Block[]; readonly rest: Source } {
  const at = source.text.search(/\\caption(?![a-zA-Z])/);
  if (at < 0) return { caption: [], after: [], rest: source };
  const scanner = createScanner({ text: source.text.slice(at + '\\caption'.length), line: source.line });
  const { caption, others } = readCaption('table', id, { scanner, walk });
  // A label of a long table is behind its caption.
  const rest = { text: `${source.text.slice(0, at)} ${scanner.takeRest().text}`, line: source.line };
  return { caption, after: others, rest };
}

function readCell(source: Source, walk: Walk): FoundCell & { readonly isBold: boolean } {
  const scanner = createScanner(source);
  let columns = 1;
  let rows = 1;
  for (;;) {
    const command = scanner.takeForm(/\s{0,200}\\multi(?:column|row|rowcell)(?![a-zA-Z])/y);
    if (command === null) break;
    const isColumn = command.includes('column');
    if (!isColumn) scanner.takeOptional();
    const count = Math.abs(Math.trunc(Number(scanner.takeArgument()?.text.trim() ?? 1))) || 1;
    if (isColumn) columns = Math.min(MAX_SPAN, count);
    else {
      rows = Math.min(MAX_SPAN, count);
      scanner.takeOptional();
    }
    scanner.takeArgument();
    if (!isColumn) scanner.takeOptional();
    const inside = scanner.takeArgument();
    scanner.insert(inside?.text ?? '');
  }
  const blocks = readBlocks(scanner.takeRest(), walk);
  return { blocks, columns, rows, isBold: isAllBold(blocks) };
}

function isAllBold(blocks: readonly Block[]): boolean {
  return blocks.every(
    (block) =>
      block.kind === 'paragraph' &&
      block.content.every(
        (one) => one.kind !== 'text' || one.text.trim() === '' || one.styles?.includes('bold'),
      ),
  );
}

/** Leaves out the head that a long table repeats on each page. */
function dropRepeated(rows: readonly Row[], last: ReadonlySet<string>): readonly Row[] {
  const first = rows.findIndex(({ above }) => above.has('endfirsthead'));
  const head = rows.findIndex(({ above }) => above.has('endhead'));
  const foot = rows.findIndex(({ above }) => above.has('endfoot'));
  const lastFoot = rows.findIndex(({ above }) => above.has('endlastfoot'));
  const body = Math.max(first, head, foot, lastFoot);
  if (body <= 0 || last.has('endhead')) return rows;
  const heads = first >= 0 ? rows.slice(0, first) : rows.slice(0, Math.max(0, head));
  // Feet of pages are behind the heads; that of the last page is read at the end.
  const feet = lastFoot > 0 ? rows.slice(Math.max(foot, head, first, 0), lastFoot) : [];
  const [top, ...others] = rows.slice(body);
  return [
    ...heads,
    ...(top ? [{ ...top, above: new Set([...top.above, 'endhead']) }] : []),
    ...others,
    ...feet,
  ];
}

interface FoundTable {
  readonly id: string;
  readonly caption: readonly Inline[];
  readonly rows: readonly Row[];
  /** It has the rules that are below the last row. */
  readonly last: ReadonlySet<string>;
}

function addTable({ id, caption, rows, last }: FoundTable, walk: Walk): void {
  const { reading, writer } = walk;
  const widest = maxOf(
    rows.map(({ cells }) => cells.length),
    0,
  );
  if (rows.length < 2 || widest < 2) {
    for (const { cells } of rows)
      for (const { blocks } of cells) for (const block of blocks) writer.add(block);
    if (caption.length > 0) writer.add({ kind: 'paragraph', id: reading.newId('p'), content: caption });
    return;
  }
  takeAnchors(id, reading);
  const { rows: whole } = makeWholeTable(dropCovered(rows), reading.newId);
  const headerRows = Math.min(countHeads(rows, last), rows.length - 1);
  writer.add({ kind: 'table', id, caption, headerRows, headerColumns: 0, rows: whole });
}

/** Drops the empty cells that LaTeX has below a cell of several rows. */
function dropCovered(rows: readonly Row[]): readonly (readonly FoundCell[])[] {
  const taken = new Map<number, number>();
  return rows.map(({ cells }, row) => {
    let column = 0;
    return cells.filter((cell) => {
      const start = column;
      column += cell.columns ?? 1;
      const isCovered = (taken.get(start) ?? 0) > row;
      if (isCovered && cell.blocks.length === 0) return false;
      for (let at = start; at < column; at += 1) taken.set(at, row + (cell.rows ?? 1));
      return true;
    });
  });
}

/** Counts the rows that name the columns: above the first rule between rows, or bold. */
function countHeads(rows: readonly Row[], last: ReadonlySet<string>): number {
  const ends = rows.findIndex(({ above }) => above.has('endhead'));
  if (ends > 0) return ends;
  const ruled = rows.findIndex(({ above }, row) => row > 0 && above.has('midrule'));
  if (ruled > 0) return ruled;
  const between = rows.slice(1).filter(({ above }) => above.size > 0).length;
  const isRuledOnce = rows[1] !== undefined && rows[1].above.size > 0 && between < rows.length - 1;
  const isBold = rows[0]?.cells.every(({ isBold }) => isBold) === true;
  return isRuledOnce || isBold || (last.size > 0 && rows.length === 2 && between === 1) ? 1 : 0;
}
