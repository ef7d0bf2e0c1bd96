import { addAll } from '@relievo/words';
import { doesContain, doMeet } from '../boxes.ts';
import type { MeasuredPage } from '../measure-page.ts';
import type { Box, Marks, Rule } from '../page-marks.ts';
import { boxOfLine, type Line, readTextLines } from '../page-words.ts';
import type { Pdfium } from '../pdfium.ts';
import { listTextMarks } from '../structure/read-structure.ts';
import type { Part } from '../structure/tree.ts';
import { findLevelTables } from '../text/level-tables.ts';
import { isGrid, type PageSize } from '../text/page-content.ts';
import { boxOfRow, type PageTable } from '../text/page-table.ts';
import { addDots, isUprightLine, joinJustified, type Row, toRow } from '../text/rows.ts';
import { findRuledTables } from '../text/ruled-tables.ts';
import { findAnswerFrames } from './boxes/find-answer-frames.ts';
import { findTextBoxes, type TextBox } from './boxes/find-text-boxes.ts';
import { findFigures, isPanel } from './figures/find-figures.ts';
import type { PageFigure } from './figures/page-figure.ts';
import { findOwnerOfTurned } from './figures/share-words.ts';
import { joinFormulas } from './formula-rows.ts';
import { drawWritingLines, findWritingLines, listFrameBottoms } from './lines/writing-lines.ts';
import { isReadFromRight, mirrorLine, mirrorMarks } from './mirror-page.ts';

/** One page of print as it was measured, before all pages together show what its words are. */
export interface PageDraft {
  readonly number: number;
  readonly size: PageSize;
  /** Words outside of figures, those of tables included. */
  readonly rows: readonly Row[];
  /** They are words outside of figures that run upwards or downwards. */
  readonly turned: readonly Row[];
  readonly tables: readonly PageTable[];
  readonly figures: readonly PageFigure[];
  /** They are frames and grounds of several rows of words. */
  readonly panels: readonly Box[];
  /** They are boxes of text, whose words are among the rows. */
  readonly boxes: readonly TextBox[];
  /** Lines to write on, as rows of underscores. */
  readonly blanks: readonly Row[];
  /** Tells whether the page is read from right to left. All its places are mirrored then, so that it is read as others. */
  readonly isMirrored: boolean;
  /** How a tagged page says that it is built; empty if it does not. */
  readonly tree: readonly Part[];
}

/** Arranges a measured page: its words, its tables with rules, its figures and the lines to write on. */
export function arrangeDraft(number: number, { size, lines, marks, tree }: MeasuredPage): PageDraft {
  const texts = new Set(listTextMarks(tree));
  const isText = (row: Row) => row.pieces.every(({ mark }) => texts.has(mark));
  const isMirrored = isReadFromRight(lines);
  const [own, shown] = isMirrored
    ? [lines.map((line) => mirrorLine(line, size)), mirrorMarks(marks, size)]
    : [lines, marks];
  return {
    number,
    tree,
    isMirrored,
    ...arrangePage(own, shown, { size, isText, isTagged: tree.length > 0 }),
  };
}

interface Arranging {
  readonly size: PageSize;
  readonly isText: (row: Row) => boolean;
  /** A page that says how it is built says what its boxes are, too. */
  readonly isTagged?: boolean;
}

/** Parts the words of a page into those of its figures and those outside of them. */
export function arrangePage(
  lines: readonly Line[],
  marks: Marks,
  { size, isText, isTagged = false }: Arranging,
): Omit<PageDraft, 'number' | 'tree' | 'isMirrored'> {
  const dividers = marks.rules.filter(({ isLevel }) => !isLevel);
  const single = lines.filter(isUprightLine).map(toRow);
  const level = findLevelTables(marks.rules, single).filter(
    ({ box }) => !isGrid(box, marks, marks.areas) && !isDrawnOn(box, marks),
  );
  const isCell = (row: Row) => level.some(({ box }) => doesContain(box, boxOfRow(row)));
  const formulas = joinFormulas(single, marks, isCell);
  const isBar = (box: Box) => formulas.bars.has(box);
  const bullets = { ...marks, shapes: [...marks.shapes, ...marks.shadings] };
  const { rows, dots } = addDots(joinJustified(formulas.rows, dividers, isCell), bullets);
  const ruled = findRuledTables(marks.rules, rows).filter(({ box }) => !isGrid(box, marks, marks.areas));
  const tables = [...ruled, ...level.filter(({ box }) => !ruled.some((table) => doMeet(table.box, box)))];
  const drawn = {
    ...marks,
    shapes: marks.shapes.filter((shape) => !dots.has(shape) && !isBar(shape)),
    shadings: marks.shadings.filter((shape) => !dots.has(shape)),
    rules: marks.rules.filter((rule) => !isBar(rule)),
  };
  const boxes = isTagged ? [] : findTextBoxes(drawn, { rows, tables, size });
  const frames = findAnswerFrames(drawn, { rows, tables, size });
  const loose = leaveOut(drawn, [
    ...boxes.flatMap((box) => box.marks),
    ...frames.flatMap((frame) => frame.rules),
  ]);
  const { rules, shapes, shadings, areas } = loose;
  const boxed = new Set(boxes.flatMap((box) => box.rows));
  const unboxed = rows.filter((row) => !boxed.has(row));
  const figures = findFigures(loose, { rows: unboxed, lines, tables, size, isText });
  const inFigures = new Set(figures.flatMap(({ rows: own, caption = [] }) => [...own, ...caption]));
  const turned: Row[] = [];
  for (const line of lines)
    if (!isUprightLine(line) && line.text.trim() !== '') {
      const row = toRow(line);
      const figure = findOwnerOfTurned(figures, boxOfLine(line));
      if (figure) addAll(figure.turned, [row]);
      else turned.push(row);
    }
  const outside = rows.filter((row) => !inFigures.has(row));
  const isLoose = (rule: Rule) =>
    ![...tables, ...figures].some(({ box }) => doesContain(box, rule)) && rule.isLevel;
  const framed = drawWritingLines(
    frames.flatMap((frame) => frame.lines),
    outside,
  );
  const lower = listFrameBottoms(shapes, outside).filter(isLoose);
  const blanks = [...findWritingLines([...rules.filter(isLoose), ...lower], outside, size), ...framed];
  const all = [...shapes, ...areas, ...shadings, ...marks.images];
  const panels = [...shapes, ...areas].filter(
    (box) => isPanel(box, all, { rows, size }) && countRows(box, outside) > 1,
  );
  return { size, rows: outside, turned, tables, figures, panels, boxes, blanks };
}

/** Leaves out the frames and grounds of boxes and answers. */
function leaveOut({ rules, shapes, areas, shadings, images }: Marks, taken: readonly Box[]): Marks {
  const own = new Set(taken);
  const leave = <B extends Box>(some: readonly B[]) => some.filter((one) => !own.has(one));
  return {
    rules: leave(rules),
    shapes: leave(shapes),
    areas: leave(areas),
    shadings: leave(shadings),
    images,
  };
}

function countRows(box: Box, rows: readonly Row[]): number {
  return rows.filter((row) => doesContain(box, boxOfRow(row))).length;
}

/** Shapes in the lines of a chart. A table has fewer. */
const DRAWN = 3;

function isDrawnOn(box: Box, { shapes, images }: Marks): boolean {
  return [...shapes, ...images].filter((one) => doesContain(box, one)).length >= DRAWN;
}

/** Reads a page that nothing else can be made of as one picture with its words. */
export function readAsPicture(library: Pdfium, page: number, number: number): PageDraft {
  const size = { width: library.FPDF_GetPageWidthF(page), height: library.FPDF_GetPageHeightF(page) };
  const rows = readTextLines(library, page, []).map(toRow);
  const box = { left: 0, right: size.width, bottom: 0, top: size.height };
  const figures = [{ box, drawn: box, rows, turned: [], isPicture: false }];
  return {
    number,
    size,
    isMirrored: false,
    rows: [],
    turned: [],
    tables: [],
    blanks: [],
    panels: [],
    boxes: [],
    tree: [],
    figures,
  };
}
