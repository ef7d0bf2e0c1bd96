import { groupBy } from '../lists/group-by.ts';
import { blur } from '../pixels/box-blur.ts';
import { type Component, findComponents } from '../pixels/components.ts';
import { type Box, createMask, type Grid, type Mask, surround } from '../pixels/grid.ts';

/** A line of print, and the pixels of its letters. */
export interface PrintLine {
  readonly box: Box;
  readonly letters: number;
  /** Beside the axis of a chart print runs upwards. */
  readonly isUpright: boolean;
}

export interface Letters {
  readonly lines: readonly PrintLine[];
  /** Forms of the size of a letter that stand alone: the A at a corner, the 5 at a scale, or a mark. */
  readonly singles: readonly Box[];
  /** All pixels of all letters of lines. */
  readonly mask: Mask;
}

/** Darker than its surroundings by this much, print is seen, on white and on a coloured ground. */
const DARKER = 28;
/** In pixels: smaller print cannot be told from specks. */
const LEAST_HEIGHT = 7;
/** Of the picture's longer side: what is higher is a drawing. */
const MOST_HEIGHT = 0.06;

/** Where print stands: small forms of one height, side by side. A letter alone cannot be told from a part of a drawing. */
export function findLetters(lightness: Grid): Letters {
  const { width, height } = lightness;
  const longer = Math.max(width, height);
  const { labels, list } = findComponents(findDark(lightness));
  const shapes = list.filter((one) => isLetterSized(one, MOST_HEIGHT * longer));
  const areOneForm = (a: Component, b: Component): boolean => compareForms(a, b, labels, width);
  const level = groupInLines(shapes, LEVEL, areOneForm);
  const inLevel = new Set(level.flat());
  const turned = list.filter((one) => isLetterSized(one, MOST_HEIGHT * longer, UPRIGHT));
  const upright = groupInLines(turned, UPRIGHT, areOneForm).filter(
    (group) => !group.every((one) => inLevel.has(one)),
  );
  const groups = [...level, ...upright];
  const lines = groups.map((group) => ({
    box: surround(group.map(({ box }) => box)),
    letters: group.length,
    isUpright: upright.includes(group),
  }));
  const inLines = list.filter(({ box }) => lines.some((line) => belongsTo(box, line.box)));
  const chosen = new Set([...groups.flat(), ...inLines].map(({ label }) => label));
  const singles = shapes.filter((one) => !chosen.has(one.label) && isSingle(one)).map(({ box }) => box);
  return { lines, singles, mask: createMask(width, height, (at) => chosen.has(labels[at] ?? 0)) };
}

/** What is darker than its surroundings. */
function findDark(lightness: Grid): Mask {
  const { width, height, data } = lightness;
  const around = blur(lightness, Math.max(8, Math.round(Math.max(width, height) / 60)));
  return createMask(width, height, (at) => (data[at] ?? 0) < (around.data[at] ?? 0) - DARKER);
}

/** The pixels of all dark forms that lie within boxes of print that has been read. */
export function maskPrint(lightness: Grid, boxes: readonly Box[]): Mask {
  const { width, height } = lightness;
  const { labels, list } = findComponents(findDark(lightness));
  const isPrint = [
    false,
    ...list.map(({ box }) => boxes.some((line) => lies(box, line) || belongsTo(box, line))),
  ];
  return createMask(width, height, (at) => isPrint[labels[at] ?? 0] === true);
}

/** A letter that stands alone is as large as its box. */
function lies(part: Box, box: Box): boolean {
  return (
    part.x >= box.x &&
    part.y >= box.y &&
    part.x + part.width <= box.x + box.width &&
    part.y + part.height <= box.y + box.height
  );
}

/** A stroke is no letter: l and 1 alone cannot be told from a tick. */
function isSingle({ box }: Component): boolean {
  return box.width >= 0.3 * box.height && box.width <= 1.25 * box.height && box.height >= LEAST_HEIGHT;
}

/** Dots, commas and brackets are too small or too narrow to begin a line, and stand in one. */
function belongsTo(part: Box, line: Box): boolean {
  const size = Math.min(line.width, line.height);
  const apart = 0.5 * size;
  return (
    part.width <= 1.3 * size &&
    part.height <= 1.3 * size &&
    part.x >= line.x - apart &&
    part.y >= line.y - apart &&
    part.x + part.width <= line.x + line.width + apart &&
    part.y + part.height <= line.y + line.height + apart
  );
}

function isLetterSized(one: Component, most: number, turn: Turn = LEVEL): boolean {
  const [box, pixels] = [turn(one.box), one.pixels];
  const fullness = pixels / (box.width * box.height);
  return (
    box.height >= LEAST_HEIGHT &&
    box.height <= most &&
    box.width <= 2.5 * box.height &&
    box.height <= 9 * box.width &&
    fullness > 0.12 &&
    // A full square is a mark and no letter; i, l and 1 are full, and narrow.
    (fullness < 0.86 || box.width < box.height / 2)
  );
}

/** Print runs level, or upright beside the axis of a chart: a box as the line sees it. */
type Turn = (box: Box) => Box;
const LEVEL: Turn = (box) => box;
const UPRIGHT: Turn = ({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width });

/** Side by side: level, of nearly one height, and no further apart than a letter is high. */
function areNeighbours(a: Box, b: Box): boolean {
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return shared >= 0.5 * low && high <= 2.2 * low && gap <= 0.9 * high && gap > -0.5 * low;
}

/** Two forms side by side are print only where they are of one height and close: a ring and a dash are not. */
function isWord(group: readonly Component[], turn: Turn): boolean {
  if (group.length > 2) return true;
  const [a, b] = group.map(({ box }) => turn(box));
  if (!a || !b) return false;
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return Math.max(a.height, b.height) <= 1.3 * Math.min(a.height, b.height) && gap <= 0.5 * a.height;
}

type AreOneForm = (a: Component, b: Component) => boolean;

/** A word has two letters at least. */
const LEAST_LETTERS = 2;

function groupInLines(
  shapes: readonly Component[],
  turn: Turn,
  areOneForm: AreOneForm,
): readonly (readonly Component[])[] {
  const sorted = shapes.toSorted((a, b) => turn(a.box).x - turn(b.box).x);
  const leader = sorted.map((_, i) => i);
  const find = (i: number): number => {
    const up = leader[i] ?? i;
    return up === i ? i : find(up);
  };
  for (let i = 0; i < sorted.length; i++)
    for (let j = i + 1; j < sorted.length; j++) {
      const [first, second] = [sorted[i], sorted[j]];
      if (!first || !second) break;
      const [a, b] = [turn(first.box), turn(second.box)];
      if (b.x > a.x + a.width + 3 * a.height) break;
      if (areNeighbours(a, b)) leader[find(j)] = find(i);
    }
  const groups = groupBy(sorted, (_, i) => find(i));
  return [...groups.values()].filter(
    (group) => group.length >= LEAST_LETTERS && isWord(group, turn) && !areAlike(group, areOneForm),
  );
}

/** Strokes of a hatching and marks of a scale are all of one form; letters and figures such as those of 2022 are not. */
function areAlike(group: readonly Component[], areOneForm: AreOneForm): boolean {
  if (group.length < 4) return group.every(({ box, pixels }) => pixels / (box.width * box.height) > 0.8);
  const spread = (of: (one: Component) => number): number => {
    const values = group.map(of);
    return (Math.max(...values) - Math.min(...values)) / Math.max(...values);
  };
  const isOneSize = spread(({ pixels }) => pixels) < 0.12 && spread(({ box }) => box.width) < 0.15;
  const [first] = group;
  return isOneSize && first !== undefined && group.every((one) => areOneForm(first, one));
}

/** Places of a form that are compared, across and down, and the share of them that may differ. */
const PLACES = 12;
const DIFFERENT = 0.2;

function compareForms(a: Component, b: Component, labels: Int32Array, across: number): boolean {
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
