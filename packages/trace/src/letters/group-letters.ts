import { maxOf, minOf } from '@relievo/words';
import { groupBy } from '../lists/group-by.ts';
import type { Component } from '../pixels/components.ts';
import type { Box } from '../pixels/grid.ts';

/** A form as its line sees it: where it lies along the line, and across it. */
export type View = (one: Component) => Box;

/** Print runs level, or upright beside the axis of a chart. */
export const LEVEL: View = ({ box }) => box;
export const UPRIGHT: View = ({ box: { x, y, width, height } }) => ({
  x: y,
  y: x,
  width: height,
  height: width,
});

/** In pixels: smaller print cannot be told from specks. */
const LEAST_HEIGHT = 7;

export function isLetterSized(one: Component, most: number, view: View): boolean {
  const box = view(one);
  const fullness = one.pixels / (box.width * box.height);
  return (
    box.height >= LEAST_HEIGHT &&
    box.height <= most &&
    box.width <= 2.5 * box.height &&
    box.height <= 12 * box.width &&
    fullness > 0.12 &&
    // A full square is a mark and no letter; i, l and 1 are full, and narrow.
    (fullness < 0.86 || box.width < box.height / 2) &&
    !isDisc(box, fullness)
  );
}

/** Of its box a disc fills a quarter of pi: letters of that form have a hole. */
const DISC = [0.74, 0.84] as const;

function isDisc({ width, height }: Box, fullness: number): boolean {
  const isRound = Math.max(width, height) <= 1.15 * Math.min(width, height);
  return isRound && fullness >= DISC[0] && fullness <= DISC[1];
}

/** A stroke is no letter: l and 1 alone cannot be told from a tick. */
export function isSingle({ width, height }: Box): boolean {
  return width >= 0.3 * height && width <= 1.7 * height && height >= LEAST_HEIGHT;
}

/** Which forms are the same: what is all of one form is a pattern. */
export type AreOneForm = (a: Component, b: Component) => boolean;

/** A word has two letters at least. */
const LEAST_LETTERS = 2;

/** Forms side by side that may be print; `specks` are those that are too small for letters, dots among them. */
export function groupInLines(
  shapes: readonly Component[],
  view: View,
  areOneForm: AreOneForm,
  specks: readonly Component[],
): readonly (readonly Component[])[] {
  const sorted = shapes.map((one) => ({ one, box: view(one) })).toSorted((a, b) => a.box.x - b.box.x);
  const leader = sorted.map((_, i) => i);
  const find = (i: number): number => {
    const up = leader[i] ?? i;
    return up === i ? i : find(up);
  };
  for (let i = 0; i < sorted.length; i++)
    for (let j = i + 1; j < sorted.length; j++) {
      const [a, b] = [sorted[i]?.box, sorted[j]?.box];
      if (!a || !b || b.x > a.x + a.width + 3 * a.height) break;
      if (areNeighbours(a, b)) leader[find(j)] = find(i);
    }
  const groups = groupBy(sorted, (_, i) => find(i));
  return [...groups.values()]
    .map((group) => group.map(({ one }) => one))
    .filter(
      (group) =>
        group.length >= LEAST_LETTERS && isWord(group, view, specks) && !areAlike(group, view, areOneForm),
    );
}

/** Side by side: level, of nearly one height, and no further apart than a letter is high. */
function areNeighbours(a: Box, b: Box): boolean {
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const gap = gapBetween(a, b);
  return shared >= 0.5 * low && high <= 2.2 * low && gap <= 0.9 * high && gap > -0.5 * low;
}

function gapBetween(a: Box, b: Box): number {
  return Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
}

/**
 * Tells whether two forms side by side are print: they are close and of one height, or on one line as 6 and a, or hang
 * from one as m and g. A ring and a dash are not. A dot between them may part them further: 7.5.
 */
function isWord(group: readonly Component[], view: View, specks: readonly Component[]): boolean {
  if (group.length > 2) return true;
  const [a, b] = group.map(view).toSorted((one, other) => one.x - other.x);
  if (!a || !b) return false;
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const areOnOneLine = Math.abs(a.y + a.height - b.y - b.height) <= 0.12 * high;
  const gap = gapBetween(a, b);
  if (high <= 1.3 * low) return gap <= 0.5 * a.height || (areOnOneLine && hasDot(a, b, view, specks));
  const areBelowOneLine = Math.abs(a.y - b.y) <= 0.12 * high;
  return (areOnOneLine || areBelowOneLine) && high <= 1.6 * low && gap <= 0.35 * high;
}

function hasDot(a: Box, b: Box, view: View, specks: readonly Component[]): boolean {
  return specks.some((one) => {
    const { x, y, width, height } = view(one);
    return (
      Math.max(width, height) <= 0.35 * a.height &&
      x >= a.x + a.width - 1 &&
      x + width <= b.x + 1 &&
      Math.abs(y + height - a.y - a.height) <= 0.25 * a.height
    );
  });
}

/** Strokes of a hatching and marks of a scale are all of one form; letters and figures such as those of 2022 are not. */
function areAlike(group: readonly Component[], view: View, areOneForm: AreOneForm): boolean {
  const boxes = group.map(view);
  if (group.length === 3 && areApart(boxes) && areOneSize(group, boxes)) {
    const [first] = group;
    return first !== undefined && group.every((one) => areOneForm(first, one));
  }
  if (group.length < 4)
    return group.every(({ pixels }, i) => pixels / ((boxes[i]?.width ?? 1) * (boxes[i]?.height ?? 1)) > 0.8);
  const [first] = group;
  return areOneSize(group, boxes) && first !== undefined && group.every((one) => areOneForm(first, one));
}

function areOneSize(group: readonly Component[], boxes: readonly Box[]): boolean {
  const spread = (values: readonly number[]): number => (maxOf(values) - minOf(values)) / maxOf(values);
  return spread(group.map(({ pixels }) => pixels)) < 0.12 && spread(boxes.map(({ width }) => width)) < 0.15;
}

/** Letters of a word are closer: strokes of rain are as far from each other as they are high. */
function areApart(boxes: readonly Box[]): boolean {
  const sorted = boxes.toSorted((a, b) => a.x - b.x);
  return sorted.every((box, i) => {
    const before = sorted[i - 1];
    return !before || gapBetween(before, box) > 0.5 * box.height;
  });
}

/** Places of a form that are compared, across and down, and the share of them that may differ. */
const PLACES = 12;
const DIFFERENT = 0.2;

/** Compares two forms, each stretched to one size. */
export function compareForms(a: Component, b: Component, labels: Int32Array, across: number): boolean {
  const isSet = ({ box, label }: Component, column: number, row: number): boolean => {
    const x = box.x + Math.floor(((column + 0.5) / PLACES) * box.width);
    const y = box.y + Math.floor(((row + 0.5) / PLACES) * box.height);
    return labels[y * across + x] === label;
  };
  let different = 0;
  for (let row = 0; row < PLACES; row++)
    for (let column = 0; column < PLACES; column++)
      if (isSet(a, column, row) !== isSet(b, column, row)) different++;
  return different <= DIFFERENT * PLACES ** 2;
}
