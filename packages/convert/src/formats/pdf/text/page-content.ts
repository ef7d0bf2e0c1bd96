import type { DataTable } from '@relievo/chart/words';
import { areaOf, doesContain, isLarger } from '../boxes.ts';
import type { Box, Marks } from '../page-marks.ts';
import type { Line } from '../page-words.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { findGraphic } from './graphic-box.ts';
import { orderRows } from './order.ts';
import { boxOfRow, type PageTable } from './page-table.ts';
import { findPassages, type Passage } from './passages.ts';
import { addDots, isUprightLine, joinMarks, type Row, toRow } from './rows.ts';
import { findRuledTables } from './ruled-tables.ts';

export type PageContent = readonly PagePart[];
export type PagePart =
  | { readonly kind: 'passage'; readonly passage: Passage }
  | { readonly kind: 'table'; readonly table: DataTable };

export interface ReadPage {
  readonly kind: 'drawing' | 'picture' | 'text';
  readonly content: PageContent;
  /** Where a page of text shows a graphic as well. */
  readonly graphic: Box | null;
  /** How many pictures stand beside its text and are no part of the graphic. */
  readonly pictures: number;
  /** Whether its words lie on a picture of the whole page, as programs lay them that read what was scanned. */
  readonly isOnPicture: boolean;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Words in rows of prose, without which a page with a graphic is that graphic. */
const PROSE_WORDS = 40;
const PROSE_ROW = 5;
/** Shapes that are one graphic at least, and the share of a page that a picture fills. */
const LEAST_SHAPES = 3;
const PICTURE = 0.04;
const WHOLE_PICTURE = 0.5;
/** Points in both directions, below which a picture is an ornament of the text. */
const LEAST_PICTURE = 15;
/** A figure with a larger share of the page is all that the page shows, whatever is around it. */
const WHOLE_FIGURE = 0.6;

/** What a page is, and what is read on it. */
export function readPageContent(lines: readonly Line[], marks: Marks, size: PageSize): ReadPage {
  const { rows, dots } = addDots(lines.filter(isUprightLine).map(toRow), marks);
  const areas = marks.areas.filter(
    (area) => !isBand(area, size) && !rows.some((row) => doesContain(area, boxOfRow(row))),
  );
  const tables = findRuledTables(marks.rules, rows).filter(({ box }) => !isGrid(box, marks, areas));
  const isInTable = (box: Box) => tables.some((table) => doesContain(table.box, box));
  const shapes = [...marks.shapes, ...areas, ...marks.shadings].filter(
    (shape) => !dots.has(shape) && !isInTable(shape),
  );
  const images = marks.images.filter((image) => areaOf(image) > PICTURE * size.width * size.height);
  const isDrawnOn = shapes.length >= LEAST_SHAPES || shapes.some((shape) => isLarger(shape, LARGE));
  const isWhole = (image: Box) => areaOf(image) > WHOLE_PICTURE * size.width * size.height;
  const isOnPicture = !isDrawnOn && images.some(isWhole) && countProse(rows) >= PROSE_WORDS;
  const drawn = [...(isDrawnOn ? shapes : []), ...(isOnPicture ? [] : images)];
  const found =
    drawn.length > 0
      ? findGraphic(drawn, {
          rules: marks.rules.filter((rule) => !isInTable(rule)),
          rows: rows.filter((row) => !isInTable(boxOfRow(row))),
          lines,
        })
      : null;
  const graphic = found?.box ?? null;
  const isOutside = (row: Row) => !found?.rows.includes(row);
  const outside = rows.filter(isOutside);
  const words = countProse(outside);
  const isFigureAlone = !graphic || !isWorksheet(outside, tables, graphic, size);
  if (graphic && words < PROSE_WORDS && isFigureAlone) {
    const isPicture = !isDrawnOn && images.some(isWhole);
    return {
      kind: isPicture ? 'picture' : 'drawing',
      content: [],
      graphic: null,
      pictures: 0,
      isOnPicture: false,
    };
  }
  const isTableAlone = rows.every((row) => isInTable(boxOfRow(row)));
  if (rows.length === 0 || (isTableAlone && !graphic && !isPaper(size)))
    return { kind: 'drawing', content: [], graphic: null, pictures: 0, isOnPicture: false };
  // Lines that are no table and part no prose are what the page shows.
  const loose = marks.rules.filter((rule) => !isInTable(rule)).length;
  if (isFigureAlone && words < PROSE_WORDS && tables.length === 0 && loose > LEAST_SHAPES * 2)
    return { kind: 'drawing', content: [], graphic: null, pictures: 0, isOnPicture: false };
  const plain = joinMarks(outside.filter((row) => !isInTable(boxOfRow(row))));
  const aligned = findAlignedTables(plain);
  const running = plain.filter((row) => !aligned.some(({ box }) => doesContain(box, boxOfRow(row))));
  const parts = orderRows(running).flatMap((run) => findPassages(run));
  const pictures = marks.images.filter(
    (image) => isLarger(image, LEAST_PICTURE) && !(graphic && doesContain(graphic, image)),
  );
  const content = placeTables(parts, [...tables, ...aligned]);
  return { kind: 'text', content, graphic, pictures: isOnPicture ? 0 : pictures.length, isOnPicture };
}

/** Points, and a share of the page: a bar that is as flat and as long parts the page, and shows nothing. */
const BAND = { high: 8, wide: 0.6 };

export function isBand({ left, right, bottom, top }: Box, { width }: PageSize): boolean {
  return top - bottom <= BAND.high && right - left >= BAND.wide * width;
}

/** Bars beside each other that make lines around them the axes of a chart, and what a course fills of its width. */
const FEWEST_BARS = 3;
const COURSE = 0.4;
/** Points between a background of a cell and the lines around it. */
const TO_RULE = 3;

/** Tells whether lines are the axes or the grid of a chart: its bars and courses keep to no cell. */
export function isGrid(table: Box, { rules, shapes }: Marks, areas: readonly Box[]): boolean {
  const upright = rules.filter(({ isLevel }) => !isLevel);
  const isAtRule = (x: number): boolean => upright.some((rule) => Math.abs(rule.left - x) < TO_RULE);
  const bars = areas.filter(
    (area) =>
      doesContain(table, area) && isLarger(area, TO_RULE) && !isAtRule(area.left) && !isAtRule(area.right),
  );
  const courses = shapes.filter(
    (shape) => doesContain(table, shape) && shape.right - shape.left > COURSE * (table.right - table.left),
  );
  return bars.length >= FEWEST_BARS || courses.length > 0;
}

/** Points of paper that people print on, A4, A5, Letter and Legal: a page of another size was made for its drawing. */
const PAPERS = [
  [595, 842],
  [420, 595],
  [612, 792],
  [612, 1008],
] as const;

function isPaper({ width, height }: PageSize): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return PAPERS.some(([a, b]) => Math.abs(short - a) < 6 && Math.abs(long - b) < 6);
}

/** Tells whether the page has something to read or to fill in beside its figure. */
function isWorksheet(
  outside: readonly Row[],
  tables: readonly PageTable[],
  graphic: Box,
  size: PageSize,
): boolean {
  if (areaOf(graphic) > WHOLE_FIGURE * size.width * size.height) return false;
  return (
    tables.length > 0 || outside.some(({ text }) => text.split(/\s+/).length > PROSE_ROW || /_{4}/.test(text))
  );
}

function placeTables(passages: readonly Passage[], tables: readonly PageTable[]): PageContent {
  const waiting = tables.toSorted((a, b) => b.box.top - a.box.top);
  const parts: PagePart[] = [];
  for (const passage of passages) {
    while (waiting[0] && waiting[0].box.top >= passage.top && isBeside(waiting[0].box, passage)) {
      const table = waiting.shift();
      if (table) parts.push({ kind: 'table', table: table.table });
    }
    parts.push({ kind: 'passage', passage });
  }
  return [...parts, ...waiting.map(({ table }) => ({ kind: 'table' as const, table }))];
}

function isBeside({ left, right }: Box, passage: Passage): boolean {
  return passage.left < right && passage.left > left - (right - left);
}

function countProse(rows: readonly Row[]): number {
  return rows
    .map(({ text }) => text.split(/\s+/).length)
    .filter((words) => words >= PROSE_ROW)
    .reduce((sum, words) => sum + words, 0);
}

/** Points, in both directions. */
const LARGE = 30;
