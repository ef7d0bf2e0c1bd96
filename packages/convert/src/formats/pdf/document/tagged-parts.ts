import type { HeadingLevel, Inline, NewId } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import { type FoundCell, makeWholeTable } from '../../document/whole-table.ts';
import { findParts, STANDING } from '../structure/pieces.ts';
import type { Part } from '../structure/tree.ts';
import { splitMark } from '../text/passages.ts';
import { DOT, type Row } from '../text/rows.ts';
import type { PageFigure } from './figures/page-figure.ts';
import { dropCommonStyle, dropStart, isEmpty } from './inlines.ts';
import { joinBlanks } from './lines/writing-lines.ts';
import {
  type Child,
  collectPieces,
  type MarkedRows,
  markRows,
  surroundPieces,
  writeMarked,
} from './marked-rows.ts';
import type { PageDraft } from './page-draft.ts';
import { type FigurePart, type PagePart, placeAmong, type Role, type TablePart } from './page-part.ts';
import { countLetters, countLettersOf } from './whole-pages.ts';

interface Reading {
  readonly marked: MarkedRows;
  readonly newId: NewId;
}

const HEADING = /^(?:H([1-6])?|Title)$/;

/** The structure has to name this share of the letters of a page. */
const MIN_NAMED = 0.9;

/** Lists the parts of a tagged page as it says itself that it is built; null if it says so of too little. */
export function listTaggedParts(
  { tree, rows, figures, blanks }: PageDraft,
  running: ReadonlySet<Row>,
  newId: NewId,
): readonly PagePart[] | null {
  if (tree.length === 0) return null;
  const words = rows.filter((row) => !running.has(row));
  const written = joinBlanks(words, blanks);
  const reading: Reading = { marked: markRows(written.rows), newId };
  const parts = nestByPlace(readChildren(tree, reading));
  const all = countLetters(words.map(({ text }) => text));
  if (all === 0 || countLettersOf(parts) < MIN_NAMED * all) return null;
  const lines = written.others.map((row) => ({
    kind: 'lines' as const,
    count: 1,
    box: { left: row.left, right: row.right, bottom: row.base, top: row.base + row.size / 2 },
  }));
  return joinLines(placeAmong(placeFigures(parts, figures), lines));
}

function joinLines(parts: readonly PagePart[]): readonly PagePart[] {
  const joined: PagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'lines' && last?.kind === 'lines')
      joined[joined.length - 1] = { ...last, count: last.count + part.count };
    else joined.push(part);
  }
  return joined;
}

/** Puts the figures that are seen on the page in the places of those that the structure names, or by where they are. */
function placeFigures(parts: readonly PagePart[], figures: readonly PageFigure[]): readonly PagePart[] {
  const named = parts.filter((part) => part.kind === 'figure');
  const ordered = figures.toSorted((a, b) => b.box.top - a.box.top);
  const pairs = new Map<PagePart, PageFigure>();
  named.forEach((part, at) => {
    const figure = ordered[at];
    if (figure) pairs.set(part, figure);
  });
  const isInOrder = named.length === figures.length;
  const free = isInOrder ? [] : ordered;
  const own = parts.flatMap((part): readonly PagePart[] => {
    if (part.kind !== 'figure') return [part];
    const figure = pairs.get(part) ?? null;
    if (isInOrder && figure) return [{ ...part, figure, box: figure.box }];
    return part.alt !== '' && !figure ? [part] : [];
  });
  const alts = named.map(({ alt }) => alt);
  const placed = free.map((figure, at) => ({
    kind: 'figure' as const,
    figure,
    alt: alts[at] ?? '',
    box: figure.box,
  }));
  return placeAmong(own, placed);
}

/** Reads the parts in their order. Words that run in a line between other parts are a paragraph. */
function readChildren(children: readonly Child[], reading: Reading): readonly PagePart[] {
  const parts: PagePart[] = [];
  let line: Child[] = [];
  const endLine = () => {
    addAll(parts, writeWords(line, { is: 'paragraph' }, reading));
    line = [];
  };
  for (const child of children) {
    if (typeof child === 'number' || !holdsStanding(child)) line.push(child);
    else {
      endLine();
      addAll(parts, readStanding(child, reading));
    }
  }
  endLine();
  return parts;
}

function holdsStanding({ type, children }: Part): boolean {
  if (type === 'NonStruct' || !STANDING.test(type))
    return children.some((child) => typeof child !== 'number' && holdsStanding(child));
  return true;
}

function readStanding(part: Part, reading: Reading): readonly PagePart[] {
  const { type, alt, children } = part;
  const heading = HEADING.exec(type);
  if (heading) {
    const level = Number(heading[1] ?? 1) as HeadingLevel;
    return withFigures(children, writeWords(children, { is: 'heading', level }, reading), reading);
  }
  if (type === 'Figure') return [toFigure(alt), ...readCaption(children, reading)];
  if (type === 'L') return readList(part, 0, reading);
  if (type === 'Table') return readTable(part, reading);
  if (type === 'Caption')
    return withFigures(children, writeWords(children, { is: 'caption' }, reading), reading);
  if (type === 'Note') return withFigures(children, readNote(children, reading), reading);
  if (type === 'P' && !children.some((child) => typeof child !== 'number' && isBlockInside(child)))
    return withFigures(children, writeWords(children, { is: 'paragraph' }, reading), reading);
  return readChildren(children, reading);
}

function isBlockInside({ type, children }: Part): boolean {
  return (
    /^(?:L|Table|P|H[1-6]?)$/.test(type) ||
    children.some((child) => typeof child !== 'number' && isBlockInside(child))
  );
}

function toFigure(alt: string): FigurePart {
  return { kind: 'figure', figure: null, alt: alt.trim(), box: null };
}

/** Reads words that a figure of the structure has outside of its drawing: they are its caption. */
function readCaption(children: readonly Child[], reading: Reading): readonly PagePart[] {
  return writeWords(children, { is: 'caption' }, reading);
}

/** Adds the figures inside a part after its words. */
function withFigures(
  children: readonly Child[],
  parts: readonly PagePart[],
  reading: Reading,
): readonly PagePart[] {
  return [
    ...parts,
    ...findParts(children, 'Figure').flatMap((figure) => [
      toFigure(figure.alt),
      ...readCaption(figure.children, reading),
    ]),
  ];
}

function writeWords(children: readonly Child[], role: Role, { marked }: Reading): readonly PagePart[] {
  const pieces = collectPieces(children, marked);
  const content = writeMarked(pieces);
  if (isEmpty(content)) return [];
  const own = role.is === 'heading' ? dropCommonStyle(content, 'bold') : content;
  return [{ kind: 'words', role, content: own, box: surroundPieces(pieces) }];
}

/** The words of a note begin with its mark. */
const NOTE_MARK = /^((?:\d{1,3}|[*†‡§]{1,3})[.)]?)\s/u;

function readNote(children: readonly Child[], reading: Reading): readonly PagePart[] {
  const [label] = findParts(children, 'Lbl');
  const pieces = collectPieces(children, reading.marked, ({ type }) => type !== 'Lbl');
  const written = writeMarked(pieces);
  const said = label
    ? textOfInlines(writeMarked(collectPieces(label.children, reading.marked)))
    : (NOTE_MARK.exec(textOfInlines(written))?.[1] ?? '');
  const content = label ? written : dropStart(written, said.length);
  const mark = said.trim().replace(/[.)]$/, '');
  if (isEmpty(content)) return [];
  return [{ kind: 'words', role: { is: 'note', mark }, content, box: surroundPieces(pieces) }];
}

function readList(list: Part, depth: number, reading: Reading): readonly PagePart[] {
  return list.children.flatMap((child): readonly PagePart[] => {
    if (typeof child === 'number') return writeWords([child], { is: 'paragraph' }, reading);
    if (child.type === 'L') return readList(child, depth + 1, reading);
    if (child.type === 'LI' || isItem(child)) return readItem(child, depth, reading);
    return /^(?:Caption|Note|P|Figure|Table|H[1-6]?)$/.test(child.type)
      ? readStanding(child, reading)
      : readList(child, depth, reading);
  });
}

/** Tells whether a part without a known type is an item, since it has the mark of one. */
function isItem({ type, children }: Part): boolean {
  return type === 'NonStruct' && children.some((child) => typeof child !== 'number' && child.type === 'Lbl');
}

/** Puts items into others by where they begin, if the structure has all of them side by side. */
function nestByPlace(parts: readonly PagePart[]): readonly PagePart[] {
  const nested: PagePart[] = [];
  let run: PagePart[] = [];
  for (const part of parts)
    if (part.kind === 'words' && part.role.is === 'item') run.push(part);
    else {
      addAll(nested, nestRun(run));
      run = [];
      nested.push(part);
    }
  addAll(nested, nestRun(run));
  return nested;
}

function nestRun(parts: readonly PagePart[]): readonly PagePart[] {
  const items = parts.flatMap((part) => (part.kind === 'words' && part.role.is === 'item' ? [part] : []));
  if (items.some(({ role }) => role.is === 'item' && role.depth > 0)) return parts;
  const lefts = items.flatMap(({ box }) => box?.left ?? []).toSorted((a, b) => a - b);
  const edges = lefts.filter((left, at) => left - (lefts[at - 1] ?? -Infinity) > STEP);
  return parts.map((part) => {
    if (part.kind !== 'words' || part.role.is !== 'item' || !part.box) return part;
    const { left } = part.box;
    return { ...part, role: { ...part.role, depth: edges.filter((edge) => edge <= left + 1).length - 1 } };
  });
}
/** Points between the places at which items of two depths begin. */
const STEP = 6;

function readItem(item: Part, depth: number, reading: Reading): readonly PagePart[] {
  const [label] = findParts(item.children, 'Lbl');
  const pieces = collectPieces(
    item.children,
    reading.marked,
    ({ type }) => type !== 'Lbl' && type !== 'L' && type !== 'Table',
  );
  const written = writeMarked(pieces);
  const { mark, content } = label
    ? {
        mark: textOfInlines(writeMarked(collectPieces(label.children, reading.marked))).trim(),
        content: written,
      }
    : splitLabel(written);
  const role: Role = { is: 'item', depth, mark: mark === '' || DOT.test(mark) ? '' : mark };
  const own: readonly PagePart[] = isEmpty(content)
    ? []
    : [{ kind: 'words', role, content, box: surroundPieces(pieces) }];
  return [
    ...withFigures(item.children, own, reading),
    ...findOuter(item.children, 'Table').flatMap((table) => readTable(table, reading)),
    ...findOuter(item.children, 'L').flatMap((inner) => readList(inner, depth + 1, reading)),
  ];
}

/** Finds the outermost parts of a type. */
function findOuter(children: readonly Child[], type: string): readonly Part[] {
  return children.flatMap((child) =>
    typeof child === 'number' ? [] : child.type === type ? [child] : findOuter(child.children, type),
  );
}

function splitLabel(content: readonly Inline[]): {
  readonly mark: string;
  readonly content: readonly Inline[];
} {
  const { mark } = splitMark(textOfInlines(content));
  return mark === null ? { mark: '', content } : { mark, content: dropStart(content, mark.length) };
}

function readTable(table: Part, reading: Reading): readonly PagePart[] {
  const { marked, newId } = reading;
  const [captionPart] = findParts(table.children, 'Caption');
  const caption = captionPart ? writeMarked(collectPieces(captionPart.children, marked)) : [];
  const heads: boolean[][] = [];
  const rows = findOuter(table.children, 'TR').map((row) => {
    const cells = row.children.filter(
      (cell): cell is Part => typeof cell !== 'number' && /^T[HD]$/.test(cell.type),
    );
    heads.push(cells.map(({ type }) => type === 'TH'));
    return cells.map((cell): FoundCell => {
      const content = writeMarked(collectPieces(cell.children, marked));
      const own = cell.type === 'TH' ? dropCommonStyle(content, 'bold') : content;
      return {
        blocks: isEmpty(own) ? [] : [{ kind: 'paragraph', id: newId('p'), content: own }],
        columns: cell.columns,
        rows: cell.rows,
      };
    });
  });
  if (rows.length === 0) return readChildren(table.children, reading);
  const headerRows = countLeading(heads, (row) => row.length > 0 && row.every(Boolean));
  const body = heads.slice(headerRows);
  const headerColumns = body.length > 0 && body.every(([first]) => first === true) ? 1 : 0;
  const part: TablePart = {
    kind: 'table',
    table: { caption, headerRows, headerColumns, rows: makeWholeTable(rows, newId).rows },
    box: surroundPieces(collectPieces(table.children, marked)),
  };
  return withFigures(table.children, [part], reading);
}

function countLeading<T>(list: readonly T[], holds: (one: T) => boolean): number {
  const end = list.findIndex((one) => !holds(one));
  return end < 0 ? list.length : end;
}
