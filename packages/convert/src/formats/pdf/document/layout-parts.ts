import type { DataTable } from '@relievo/chart/words';
import type { HeadingLevel, NewId } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { maxOf } from '@relievo/words';
import { doesContain } from '../boxes.ts';
import type { Box } from '../page-marks.ts';
import { findAlignedTables } from '../text/aligned-tables.ts';
import { findLevel, findLooks, type Looks } from '../text/blocks.ts';
import { orderRows } from '../text/order.ts';
import { boxOfRow, type PageTable } from '../text/page-table.ts';
import { findPassages, type Passage } from '../text/passages.ts';
import { DOT, joinMarks, type Row } from '../text/rows.ts';
import type { TextBox } from './boxes/find-text-boxes.ts';
import { splitTitle } from './boxes/split-title.ts';
import { isMostlyFixed, splitCode, toCode, toPassages } from './find-code.ts';
import { findFootNotes, splitFootNotes, writeFootNote } from './foot-notes.ts';
import { dropCommonStyle, dropStart, isUnfinished, joinTexts, writeRows } from './inlines.ts';
import { findVerse } from './lines/find-verse.ts';
import { joinLineNumbers } from './lines/line-numbers.ts';
import type { PageDraft } from './page-draft.ts';
import { type PagePart, placeAmong, type Role, type TablePart, type WordsPart } from './page-part.ts';
import { splitByGutter } from './split-by-gutter.ts';

/** A page whose rows are in the order of reading, before the looks of all pages are compared. */
export interface LaidPage {
  readonly passages: readonly Passage[];
  readonly tables: readonly PageTable[];
  readonly figures: PageDraft['figures'];
  readonly panels: PageDraft['panels'];
  readonly boxes: readonly LaidBox[];
  /** These passages are lines of programs. */
  readonly code: ReadonlySet<Passage>;
  readonly width: number;
}

interface LaidBox {
  readonly box: Box;
  /** It is empty if the box has no title. */
  readonly title: readonly Row[];
  readonly laid: LaidPage;
}

/** Puts the rows of a page in the order of reading, without those that run along the edge of the pages. */
export function layPage(page: PageDraft, running: ReadonlySet<Row>, step?: number): LaidPage {
  const boxed = new Set(page.boxes.flatMap((box) => box.rows));
  const isBoxed = (box: Box) => page.boxes.some((one) => doesContain(one.box, box));
  const rows = page.rows.filter((row) => !running.has(row) && !boxed.has(row));
  const isRunning = ({ base, size }: Row) =>
    page.rows.some((row) => running.has(row) && Math.abs(row.base - base) < size);
  const blanks = page.blanks.filter((row) => !isBoxed(boxOfRow(row)) && !isRunning(row));
  const isIn = (tables: readonly PageTable[], row: Row) =>
    tables.some(({ box }) => doesContain(box, boxOfRow(row)));
  const plain = joinMarks(joinLineNumbers(rows.filter((row) => !isIn(page.tables, row))));
  const code = new Set<Passage>();
  const isTyped = isMostlyFixed(plain);
  const whole = findWideTables(plain, { size: page.size, blanks });
  const narrow = [...plain, ...blanks].filter((row) => !isIn(whole, row));
  const found = splitByGutter(narrow, page.size).map((part) => {
    const aligned = findAlignedTables(part.filter((row) => !blanks.includes(row)));
    const free = part.filter((row) => !isIn(aligned, row));
    const runs = orderRows(free).flatMap((run) => splitCode(run, isTyped));
    return {
      aligned,
      passages: runs.flatMap(({ rows: own, isCode }) => toPassages(own, isCode, code, step)),
    };
  });
  const aligned = [...whole, ...found.flatMap((part) => part.aligned)];
  const passages = found
    .flatMap((part) => part.passages)
    .flatMap((passage) => (code.has(passage) ? [passage] : splitAnswerLines(passage)));
  const boxes = page.boxes
    .map((box) => layBox(box, page, { running, step: findStep(passages) }))
    .filter(({ laid }) => hasContent(laid));
  const turned = page.turned.flatMap((row) => findPassages([row]));
  return {
    passages: [...passages, ...turned].flatMap((passage) =>
      code.has(passage) ? [passage] : splitFootNotes(passage),
    ),
    code,
    tables: [...page.tables.filter(({ box }) => !isBoxed(box)), ...aligned],
    figures: page.figures,
    panels: page.panels,
    boxes,
    width: page.size.width,
  };
}

/** Lays the text of a box as a page. */
function layBox(
  { box, bar, rows }: TextBox,
  page: PageDraft,
  { running, step }: { readonly running: ReadonlySet<Row>; readonly step: number },
): LaidBox {
  const isInside = (one: Box) => doesContain(box, one);
  const named = bar ? rows.filter((row) => doesContain(bar, boxOfRow(row))) : [];
  const laid = layPage(
    {
      ...page,
      rows: rows.filter((row) => !named.includes(row)),
      blanks: page.blanks.filter((row) => isInside(boxOfRow(row))),
      tables: page.tables.filter((table) => isInside(table.box)),
      turned: [],
      figures: [],
      panels: [box],
      boxes: [],
    },
    running,
    step * maxOf(rows.map(({ size }) => size)),
  );
  if (named.length > 0) return { box, title: named, laid };
  const { title, passages } = splitTitle(laid);
  return { box, title, laid: { ...laid, passages } };
}

/** A page without a paragraph of two lines shows no step, and books set lines about so far apart. */
const USUAL_STEP = 1.5;

/** Finds how far the lines of most paragraphs are from each other, in sizes of their letters. */
function findStep(passages: readonly Passage[]): number {
  const steps = passages
    .flatMap(({ lines }) =>
      lines.flatMap((row, at) => {
        const before = lines[at - 1];
        return before && row.base < before.base ? [(before.base - row.base) / row.size] : [];
      }),
    )
    .toSorted((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? USUAL_STEP;
}

function hasContent({ passages, tables }: LaidPage): boolean {
  return passages.length + tables.length > 0;
}

/** Columns of a table that is wider than a column of text, and words in a cell of each of its columns, on average. */
const MIN_COLUMNS = 3;
const MAX_WORDS = 4.5;

/** Finds tables of short cells that reach across the middle of a page, which else has two columns. */
function findWideTables(
  rows: readonly Row[],
  { size, blanks }: Pick<PageDraft, 'size' | 'blanks'>,
): readonly PageTable[] {
  if (splitByGutter([...rows, ...blanks], size).length === 1) return [];
  return findAlignedTables(rows).filter(({ box, table }) => {
    const isAcross = box.left < size.width / 2 && box.right > size.width / 2;
    const isShort = table.columns.every(({ name }, at) => {
      const cells = [name, ...table.rows.map((row) => row[at] ?? '')].filter((text) => text !== '');
      const words = cells.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
      return words <= MAX_WORDS * cells.length;
    });
    return isAcross && isShort && table.columns.length >= MIN_COLUMNS;
  });
}

function isWritingLine({ text }: Row): boolean {
  return text.includes('___') && /^[_\s]+$/.test(text);
}

/** Splits lines to write on from the words above and below them. */
function splitAnswerLines(passage: Passage): readonly Passage[] {
  const groups: Row[][] = [];
  for (const row of passage.lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && isWritingLine(before) === isWritingLine(row)) group.push(row);
    else groups.push([row]);
  }
  if (groups.length === 1) return [passage];
  return groups.flatMap((group) => findPassages(group));
}

/** The looks of most of the text over all pages, by which headings are recognised. */
export function findLooksOf(pages: readonly LaidPage[]): Looks {
  return findLooks(
    pages.map(({ passages, boxes }) =>
      [...passages, ...boxes.flatMap(({ laid }) => laid.passages)].map((passage) => ({
        kind: 'passage',
        passage,
      })),
    ),
  );
}

/** Lists the parts of a page that does not say how it is built, by how they look and where they are. */
export function listLaidParts(page: LaidPage, looks: Looks, newId: NewId): readonly PagePart[] {
  const edges = listEdges(page.passages);
  const words = page.passages.filter((passage) => !page.code.has(passage));
  const notes = findFootNotes(words, looks);
  const verse = findVerse(
    words.filter((passage) => !notes.has(passage)),
    looks,
    page.width,
  );
  const parts = joinColumns(
    page.passages.flatMap((passage): readonly PagePart[] => {
      if (page.code.has(passage)) return [toCode(passage)];
      const note = notes.get(passage);
      if (note) return writeFootNote(passage, note);
      const poem = verse.get(passage);
      return poem === null ? [] : [poem ?? toPart(passage, looks, { edges, panels: page.panels })];
    }),
  );
  const tables = page.tables.map(({ table, box }) => ({ ...toTablePart(table, newId), box }));
  const figures = page.figures.map((figure) => ({
    kind: 'figure' as const,
    figure,
    alt: '',
    box: figure.box,
  }));
  const boxes = page.boxes.map(({ box, title, laid }) => ({
    kind: 'box' as const,
    title: dropCommonStyle(writeRows(title), 'bold'),
    parts: listLaidParts(laid, looks, newId),
    box,
  }));
  return markCaptions(placeAmong(parts, [...tables, ...figures, ...boxes]));
}

/** Joins a paragraph that continues at the top of the next column. */
function joinColumns(parts: readonly PagePart[]): readonly PagePart[] {
  const joined: PagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'words' && last?.kind === 'words' && continuesText(last, part))
      joined[joined.length - 1] = { ...last, content: joinTexts(last.content, part.content) };
    else joined.push(part);
  }
  return joined;
}

function continuesText(last: WordsPart, part: WordsPart): boolean {
  if (!/^(?:paragraph|item)$/.test(last.role.is) || part.role.is !== 'paragraph') return false;
  return isUnfinished(last.content) && /^\p{Ll}/u.test(textOfInlines(part.content));
}

/** Points between a figure and the caption below it, and the max number of letters of one that has no number. */
const TO_CAPTION = 26;
const MAX_CAPTION = 160;

/** Marks a paragraph right below a figure as its caption if it is in its middle, slanted or smaller. */
function markCaptions(parts: readonly PagePart[]): readonly PagePart[] {
  return parts.map((part, at) => {
    const before = parts[at - 1];
    if (part.kind !== 'words' || part.role.is !== 'paragraph' || before?.kind !== 'figure') return part;
    const { box } = part;
    if (!box || !before.box || before.box.bottom - box.top > TO_CAPTION) return part;
    const middle = (box.left + box.right) / 2 - (before.box.left + before.box.right) / 2;
    const text = textOfInlines(part.content);
    const isCentred = Math.abs(middle) < 0.05 * (before.box.right - before.box.left);
    const isSlanted = part.content.every((run) => run.kind !== 'text' || run.styles?.includes('italic'));
    const isClose =
      before.box.bottom - box.top < 10 && text.length < MAX_CAPTION / 2 && !/[.?!:]$/.test(text);
    const isOne =
      text.length <= MAX_CAPTION &&
      /\p{L}{3}/u.test(text) &&
      !/_{3}/.test(text) &&
      (isCentred || isSlanted || isClose);
    return isOne ? { ...part, role: { is: 'caption' } } : part;
  });
}

interface Surroundings {
  readonly edges: readonly number[];
  readonly panels: LaidPage['panels'];
}

function toPart(passage: Passage, looks: Looks, around: Surroundings): PagePart {
  const { lines, mark, left, right, top, bottom } = passage;
  const box = { left, right, top, bottom };
  if (lines.every(isWritingLine)) return { kind: 'lines', count: lines.length, box };
  const role = findRole(passage, looks, around);
  const written = writeRows(lines);
  if (role.is === 'heading') return { kind: 'words', role, box, content: dropCommonStyle(written, 'bold') };
  const content = role.is === 'item' && mark !== null ? dropStart(written, mark.length) : written;
  return { kind: 'words', role, content, box };
}

function findRole(passage: Passage, looks: Looks, { edges, panels }: Surroundings): Role {
  // Bold words in a frame are its title, and do not head the text after it.
  const isTitle =
    passage.size <= looks.body * MAX_TITLE && panels.some((panel) => doesContain(panel, passage));
  const level = isTitle || /_{3}/.test(passage.text) ? null : findLevel(passage, looks);
  if (level !== null) return { is: 'heading', level: toLevel(level) };
  if (passage.mark === null) return { is: 'paragraph' };
  const inside = edges.filter((edge) => edge <= passage.left + 1).length - 1;
  const depth = edges.length > MAX_EDGES ? 0 : Math.max(0, inside);
  return { is: 'item', depth, mark: DOT.test(passage.mark) ? '' : passage.mark };
}

/** In sizes of the text: larger words are a heading wherever they are. */
const MAX_TITLE = 1.12;

function toLevel(level: number): HeadingLevel {
  return Math.min(6, Math.max(1, Math.round(level))) as HeadingLevel;
}

/** Points between the places at which items of two depths begin, and the max number of such places. */
const STEP = 6;
const MAX_EDGES = 4;

function listEdges(passages: readonly Passage[]): readonly number[] {
  const lefts = passages.flatMap(({ mark, left }) => (mark === null ? [] : [left])).toSorted((a, b) => a - b);
  return lefts.filter((left, at) => left - (lefts[at - 1] ?? -Infinity) > STEP);
}

function toTablePart({ columns, rows }: DataTable, newId: NewId): Omit<TablePart, 'box'> {
  const cells = [columns.map(({ name }) => name), ...rows].map((row) => ({
    id: newId('row'),
    cells: row.map((text) => ({
      id: newId('cell'),
      blocks:
        text.trim() === '' ? [] : [{ kind: 'paragraph' as const, id: newId('p'), content: writeCell(text) }],
    })),
  }));
  return { kind: 'table', table: { caption: [], headerRows: 1, headerColumns: 0, rows: cells } };
}

function writeCell(text: string) {
  return writeRows([{ pieces: [{ text, isBold: false, isItalic: false, script: null, mark: -1 }] }]);
}
