import { beginsLikeCaption } from '../../document/captions.ts';
import { doesContain, doMeet, widen } from '../boxes.ts';
import type { Box, Rule } from '../page-marks.ts';
import { boxOfLine, type Line } from '../page-words.ts';
import { boxOfRow } from './page-table.ts';
import { splitMark } from './passages.ts';
import { isUprightLine, type Row } from './rows.ts';
import { boxOf } from './ruled-tables.ts';

/** Points around a graphic within which words belong to it. */
const AROUND = 12;
/** A row with this many words is prose, and names nothing. */
const PROSE_ROW = 5;
/** Words within this share of the width from the middle are in the middle, as the name of an axis is. */
const IN_THE_MIDDLE = 0.1;
/** A plot takes more than this share of the width of its graphic. */
const PLOT = 0.6;
/** A title that ends so is not a sentence. */
const ABBREVIATED = /\s\p{Lu}\.$/u;

interface Surroundings {
  readonly rules: readonly Rule[];
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
}

export interface Graphic {
  /** It is around the graphic and its words, with a margin. */
  readonly box: Box;
  /** Around the shapes and the lines that cross them. */
  readonly drawn: Box;
  /** Words that are in it, or name it or its axes. */
  readonly rows: readonly Row[];
}

/** Finds where a graphic is with what belongs to it: the lines that cross it, and the names beside it and its axes. */
export function findGraphic(drawn: readonly Box[], { rules, rows, lines }: Surroundings): Graphic {
  const shapes = boxOf(drawn);
  const crossing = rules.filter((rule) => doMeet(widen(shapes, 1), rule));
  const grid = rules.filter((rule) => crossing.some((one) => areParallel(rule, one)));
  const whole = boxOf([shapes, ...crossing, ...grid]);
  const near = widen(whole, AROUND);
  // A legend beside a plot is a part of the graphic, and its names are in the middle of the plot.
  const wide = [whole, ...drawn.filter((box) => widthOf(box) > PLOT * widthOf(whole))];
  const isTitle = (row: Row) =>
    (!/[.?!:,;]$/.test(row.text) || ABBREVIATED.test(row.text)) &&
    wide.some((box) => isInTheMiddle(boxOfRow(row), box));
  const labels = rows.filter(
    (row) =>
      (countWords(row.text) < PROSE_ROW || isTitle(row)) && !isInParagraph(row, rows) && !isForReader(row),
  );
  const names = labels.filter((row) => doMeet(near, boxOfRow(row)));
  const turned = lines.filter((line) => !isUprightLine(line)).map(boxOfLine);
  const named = boxOf([near, ...names.map(boxOfRow), ...turned.filter((box) => doMeet(near, box))]);
  const around = widen(named, 2 * AROUND);
  const titles = labels.filter((row) => isTitle(row) && doMeet(around, boxOfRow(row)));
  const beside = labels.filter((row) => isBeside(boxOfRow(row), whole));
  const within = rows.filter((row) => doesContain(whole, boxOfRow(row)));
  return {
    box: boxOf([
      named,
      ...turned.filter((box) => doMeet(around, box)),
      ...[...titles, ...beside].map(boxOfRow),
    ]),
    drawn: whole,
    rows: [...new Set([...within, ...names, ...titles, ...beside])],
  };
}

/** Tells whether a row is a task, a blank or a caption, which are for the reader of the page. */
function isForReader({ text }: Row): boolean {
  return /_{3}/.test(text) || beginsLikeCaption(text) || splitMark(text).mark !== null;
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** Tells whether the row above or below it begins at the same place, and one of both is prose. */
function isInParagraph(row: Row, rows: readonly Row[]): boolean {
  return rows.some(
    (one) =>
      one !== row &&
      Math.abs(one.base - row.base) < 1.7 * row.size &&
      Math.abs(one.size - row.size) < 0.5 &&
      Math.abs(one.left - row.left) < row.size &&
      (countWords(one.text) >= PROSE_ROW || countWords(row.text) >= PROSE_ROW),
  );
}

/** The lines of a grid are equally long, whether a mark reaches them or not. */
function areParallel(a: Rule, b: Rule): boolean {
  if (a.isLevel !== b.isLevel) return false;
  return a.isLevel
    ? Math.abs(a.left - b.left) < 1 && Math.abs(a.right - b.right) < 1
    : Math.abs(a.bottom - b.bottom) < 1 && Math.abs(a.top - b.top) < 1;
}

/** Points between a graphic and the names or the legend at its sides. */
const TO_LEGEND = 40;

function isBeside({ left, right, bottom, top }: Box, whole: Box): boolean {
  const gap = Math.max(left - whole.right, whole.left - right);
  // The number at an end of a scale is half above or half below the graphic.
  const half = (top - bottom) / 2;
  return gap >= 0 && gap < TO_LEGEND && top < whole.top + half + 1 && bottom > whole.bottom - half - 1;
}

function widthOf({ left, right }: Box): number {
  return right - left;
}

function isInTheMiddle({ left, right }: Box, whole: Box): boolean {
  const off = (left + right) / 2 - (whole.left + whole.right) / 2;
  return Math.abs(off) < IN_THE_MIDDLE * (whole.right - whole.left);
}
