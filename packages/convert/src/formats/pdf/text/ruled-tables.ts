import { addAll, maxOf, minOf } from '@relievo/words';
import type { Box, Rule } from '../page-marks.ts';
import { createTable, type PageTable } from './page-table.ts';
import { joinWords } from './passages.ts';
import type { Row } from './rows.ts';

/** Points by which lines of one grid may miss each other. */
const SLACK = 4;
const MOST_RULES = 3000;
const LEAST_COLUMNS = 2;
const LEAST_ROWS = 2;

/** Tables whose cells are parted by lines: the first row names the columns. */
export function findRuledTables(rules: readonly Rule[], rows: readonly Row[]): readonly PageTable[] {
  if (rules.length > MOST_RULES) return [];
  return groupTouching(rules).flatMap((group) => {
    if (isDrawing(group)) return [];
    const xs = mergeNear(
      group.filter(({ isLevel }) => !isLevel).map(({ left, right }) => (left + right) / 2),
    );
    const ys = mergeNear(group.filter(({ isLevel }) => isLevel).map(({ top, bottom }) => (top + bottom) / 2));
    if (xs.length <= LEAST_COLUMNS || ys.length <= LEAST_ROWS) return [];
    const box = boxOf(group);
    const cells = fillCells(xs, ys.toReversed(), rows);
    const filled = cells.filter((row) => row.some((cell) => cell !== ''));
    const grid = { xs, ys: ys.toReversed(), cells };
    return filled.length < LEAST_ROWS || !hasHeads(cells) || !partsCells(group, grid)
      ? []
      : [{ box, table: createTable(filled) }];
  });
}

interface Grid {
  readonly xs: readonly number[];
  /** The highest comes first. */
  readonly ys: readonly number[];
  readonly cells: readonly (readonly string[])[];
}

/**
 * Tells whether lines inside of a grid part a row with words, and a column with words. Arrows between the boxes of a flow chart
 * touch lines as well, but they part nothing.
 */
function partsCells(rules: readonly Rule[], { xs, ys, cells }: Grid): boolean {
  const isInside = (place: number, places: readonly number[]) =>
    places.length > 1 && place > minOf(places) + SLACK && place < maxOf(places) - SLACK;
  const middle = (places: readonly number[], at: number) => ((places[at] ?? 0) + (places[at + 1] ?? 0)) / 2;
  const hasUpright = cells.some((row, at) => {
    const y = middle(ys, at);
    const isAcross = ({ isLevel, left, right, bottom, top }: Rule) =>
      !isLevel && isInside((left + right) / 2, xs) && bottom <= y && top >= y;
    return row.some((cell) => cell !== '') && rules.some(isAcross);
  });
  const hasLevel = xs.slice(1).some((_, at) => {
    const x = middle(xs, at);
    const isAcross = ({ isLevel, left, right, bottom, top }: Rule) =>
      isLevel && isInside((bottom + top) / 2, ys) && left <= x && right >= x;
    return cells.some((row) => row[at] !== '') && rules.some(isAcross);
  });
  return hasUpright && hasLevel;
}

/** Thicker lines, in points, are those of a floor plan or of another drawing. */
const MAX_THICKNESS = 2;

function isDrawing(group: readonly Rule[]): boolean {
  const thick = group.filter(
    ({ isLevel, left, right, bottom, top }) => (isLevel ? top - bottom : right - left) > MAX_THICKNESS,
  );
  return thick.length > group.length / 2;
}

/** Tells whether the first row or the first column has words: the grid of a chart has them beside it. */
function hasHeads(cells: readonly (readonly string[])[]): boolean {
  const isFull = (some: readonly string[]) => some.filter((cell) => cell !== '').length >= some.length / 2;
  return isFull(cells[0] ?? []) || isFull(cells.map((row) => row[0] ?? ''));
}

/** Words go into the cell in which they begin. */
function fillCells(xs: readonly number[], ys: readonly number[], rows: readonly Row[]): string[][] {
  const cells = Array.from({ length: ys.length - 1 }, () => Array.from({ length: xs.length - 1 }, () => ''));
  for (const { text, left, base, size } of rows.toSorted((a, b) => b.base - a.base || a.left - b.left)) {
    const column = xs.findLastIndex((x) => x <= left + 1);
    const row = ys.findLastIndex((y) => y >= base + size / 3);
    const line = cells[row];
    if (line?.[column] === undefined) continue;
    line[column] = joinWords(line[column], text);
  }
  return cells;
}

/** Groups lines that touch each other. */
export function groupTouching(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const groups: { box: Box; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const touching = groups.filter(({ box }) => doTouch(box, rule));
    const joined = { box: boxOf([rule, ...touching.map(({ box }) => box)]), rules: [rule] };
    for (const group of touching) {
      addAll(joined.rules, group.rules);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(joined);
  }
  return groups.map((group) => group.rules);
}

function doTouch(one: Box, other: Box): boolean {
  return (
    one.left <= other.right + SLACK &&
    other.left <= one.right + SLACK &&
    one.bottom <= other.top + SLACK &&
    other.bottom <= one.top + SLACK
  );
}

export function boxOf(boxes: readonly Box[]): Box {
  return {
    left: minOf(boxes.map(({ left }) => left)),
    bottom: minOf(boxes.map(({ bottom }) => bottom)),
    right: maxOf(boxes.map(({ right }) => right)),
    top: maxOf(boxes.map(({ top }) => top)),
  };
}

function mergeNear(values: readonly number[]): readonly number[] {
  const merged: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (value - (merged.at(-1) ?? -Infinity) > SLACK) merged.push(value);
  return merged;
}
