import type { Box, Rule } from '../page-marks.ts';
import { boxOfLine, type Line } from '../page-words.ts';
import { boxOfRow } from './page-table.ts';
import { isUprightLine, type Row } from './rows.ts';
import { boxOf } from './ruled-tables.ts';

/** Points around a graphic within which words belong to it. */
const AROUND = 12;
/** A row with this many words is prose, and names nothing. */
const PROSE_ROW = 5;
/** Words within this share of the width from the middle are in the middle, as the name of an axis is. */
const IN_THE_MIDDLE = 0.1;

interface Surroundings {
  readonly rules: readonly Rule[];
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
}

/** Finds where a graphic is with what belongs to it: the lines that cross it, and the names beside it and its axes. */
export function findGraphic(drawn: readonly Box[], { rules, rows, lines }: Surroundings): Box {
  const shapes = boxOf(drawn);
  const crossing = rules.filter((rule) => doMeet(widen(shapes, 1), rule));
  const grid = rules.filter((rule) => crossing.some((one) => areParallel(rule, one)));
  const whole = boxOf([shapes, ...crossing, ...grid]);
  const near = widen(whole, AROUND);
  const isTitle = (row: Row) => !/[.?!:]$/.test(row.text) && isInTheMiddle(boxOfRow(row), whole);
  const labels = rows.filter(
    (row) => (countWords(row.text) < PROSE_ROW || isTitle(row)) && !isInParagraph(row, rows),
  );
  const names = labels.map(boxOfRow).filter((box) => doMeet(near, box));
  const turned = lines.filter((line) => !isUprightLine(line)).map(boxOfLine);
  const named = boxOf([near, ...names, ...turned.filter((box) => doMeet(near, box))]);
  const titles = [...turned, ...labels.filter(isTitle).map(boxOfRow)].filter((box) =>
    doMeet(widen(named, 2 * AROUND), box),
  );
  const beside = labels.map(boxOfRow).filter((box) => isBeside(box, whole));
  return boxOf([named, ...titles, ...beside]);
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** A row of prose begins right above or below it where it does. */
function isInParagraph(row: Row, rows: readonly Row[]): boolean {
  return rows.some(
    (one) =>
      one !== row &&
      Math.abs(one.base - row.base) < 1.7 * row.size &&
      Math.abs(one.size - row.size) < 0.5 &&
      Math.abs(one.left - row.left) < row.size &&
      countWords(one.text) >= PROSE_ROW,
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
  return gap >= 0 && gap < TO_LEGEND && top < whole.top && bottom > whole.bottom;
}

function isInTheMiddle({ left, right }: Box, whole: Box): boolean {
  const off = (left + right) / 2 - (whole.left + whole.right) / 2;
  return Math.abs(off) < IN_THE_MIDDLE * (whole.right - whole.left);
}

function doMeet(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;
}

function widen({ left, right, bottom, top }: Box, by: number): Box {
  return { left: left - by, right: right + by, bottom: bottom - by, top: top + by };
}
