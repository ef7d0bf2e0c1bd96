import { maxOf } from '@relievo/words';
import { type Component, type Components, findComponents } from '../pixels/components.ts';
import { cutFrom, type Grid, type Mask } from '../pixels/grid.ts';
import { remember } from '../pixels/remember.ts';
import { findDarkForms } from './dark-forms.ts';
import { compareForms, groupInLines, isLetterSized, LEVEL } from './group-letters.ts';
import { findStraightStrokes } from './straight-strokes.ts';

/** Dark forms, of which letters that touch a line are parted from it. */
export interface PartedForms {
  readonly forms: Components;
  /** The forms that may be letters or signs; rests of lines are among them only beside letters. */
  readonly list: readonly Component[];
  /** Those of them that touched a line: a single one is not taken for a letter. */
  readonly rests: ReadonlySet<Component>;
  /** Pieces of letters that the cut has broken, among other rests of lines. */
  readonly pieces: readonly Component[];
  /** The lines that were cut off; null if nothing was cut. */
  readonly strokes: Mask | null;
}

/** Of the picture's longer side: what is higher is a drawing. */
const MAX_HEIGHT = 0.06;

export function measureMaxHeight({ width, height }: Grid): number {
  return MAX_HEIGHT * Math.max(width, height);
}

const known = new WeakMap<Grid, PartedForms>();

export function partForms(lightness: Grid): PartedForms {
  return remember(known, lightness, cutLetters);
}

/** In heights of print: no stroke of a letter is so long, and no form that is larger is a letter. */
const STROKE = 2.4;
const LARGE = 1.6;
const PIECE = 0.25;

function cutLetters(lightness: Grid): PartedForms {
  const { forms } = findDarkForms(lightness);
  const uncut = { forms, list: forms.list, rests: new Set<Component>(), pieces: [], strokes: null };
  const words = findWords(forms, lightness);
  const heights = words.flatMap((word) => word.map(() => maxOf(word.map(({ box }) => box.height))));
  const high = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];
  if (high === undefined) return uncut;
  const letters = new Set(words.flat());
  const isLarge = (one: Component): boolean =>
    Math.max(one.box.width, one.box.height) > LARGE * high && !letters.has(one);
  const strokes = findStraightStrokes(lightness, forms, isLarge, STROKE * high);
  if (!strokes.data.includes(1)) return uncut;
  const parted = findComponents(cutFrom(toMask(forms, lightness), strokes));
  const whole: Component[] = [];
  const parts: Component[] = [];
  for (const one of parted.list) {
    const label = forms.labels[firstPlace(one, parted.labels, lightness.width)] ?? 0;
    const isWhole = forms.list[label - 1]?.pixels === one.pixels;
    (isWhole ? whole : parts).push(one);
  }
  const rests = chooseLetters(parts, whole, high, lightness);
  const isSmall = ({ box }: Component): boolean =>
    Math.max(box.width, box.height) >= PIECE * high && Math.max(box.width, box.height) <= 1.5 * high;
  return {
    forms: parted,
    list: [...whole, ...rests],
    rests: new Set(rests),
    pieces: parts.filter((one) => isSmall(one) && !rests.includes(one)),
    strokes,
  };
}

/** Finds print that touches nothing. */
function findWords({ list, labels }: Components, grid: Grid): readonly (readonly Component[])[] {
  const max = measureMaxHeight(grid);
  const sized = list.filter((one) => isLetterSized(one, max, LEVEL));
  return groupInLines(sized, LEVEL, (a, b) => compareForms(a, b, labels, grid.width), []);
}

function toMask({ labels }: Components, { width, height }: Grid): Mask {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) if (labels[at]) data[at] = 1;
  return { width, height, data };
}

function firstPlace({ label, box }: Component, labels: Int32Array, width: number): number {
  const row = box.y * width;
  for (let at = row + box.x; at < row + box.x + box.width; at++) if (labels[at] === label) return at;
  return row + box.x;
}

/** Rests of so many in one line are a word of which each letter touches a line. */
const WHOLE_WORD = 4;
/** More rests than these are a texture. */
const MAX_RESTS = 600;

/** Chooses the letters among the rests of lines: they are beside letters that touch no line, or many in a row. */
function chooseLetters(
  rests: readonly Component[],
  whole: readonly Component[],
  high: number,
  grid: Grid,
): readonly Component[] {
  const max = measureMaxHeight(grid);
  const isAsHigh = ({ box }: Component): boolean => box.height >= 0.6 * high && box.height <= 1.5 * high;
  const sized = rests.filter((one) => isLetterSized(one, max, LEVEL) && isAsHigh(one));
  if (sized.length > MAX_RESTS) return [];
  const letters = whole.filter((one) => isLetterSized(one, max, LEVEL) && isAsHigh(one));
  const chosen = new Set<Component>();
  const free = new Set(sized);
  for (const seed of [...letters, ...sized]) {
    if (chosen.has(seed)) continue;
    const isRest = free.has(seed);
    const chain = walkAlong(seed, free, high);
    if (isRest && chain.length < WHOLE_WORD) continue;
    for (const one of chain) if (sized.includes(one)) chosen.add(one);
  }
  return [...chosen];
}

/** Rests side by side, from one form on. */
function walkAlong(seed: Component, free: ReadonlySet<Component>, high: number): readonly Component[] {
  const found = new Set([seed]);
  for (const one of found)
    for (const next of free) if (!found.has(next) && areBeside(one, next, high)) found.add(next);
  return [...found];
}

function areBeside({ box: a }: Component, { box: b }: Component, high: number): boolean {
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const areLevel = Math.abs(a.y + a.height - b.y - b.height) <= 0.35 * high;
  return gap <= 0.9 * high && areLevel;
}
