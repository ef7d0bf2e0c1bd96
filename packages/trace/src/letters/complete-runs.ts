import { addAll, maxOf } from '@relievo/words';
import type { Component } from '../pixels/components.ts';
import { type Box, surround } from '../pixels/grid.ts';
import { type AreOneForm, isLetterSized, isSingle, LEVEL } from './group-letters.ts';

/** A run of print on one baseline: letters, and the small signs that belong to them. */
export type Run = readonly Component[];

/**
 * Adds the signs to runs that are too flat or too small for letters: minus and equals signs, degrees, primes. A sign may
 * join a letter that is alone to others: "c = 8 cm" is one run, and so is "-3".
 */
export function completeRuns(
  groups: readonly Run[],
  free: readonly Component[],
  { max, areOneForm }: { readonly max: number; readonly areOneForm: AreOneForm },
): readonly Run[] {
  const sized = free.filter((one) => isLetterSized(one, max, LEVEL) && isSingle(one.box));
  const bases = [...groups, ...sized.map((one) => [one])].map((run) => measureRun(run));
  // Large enough for a letter, a ring may still be the sign of degrees behind larger figures.
  const letters = sized.filter((one) => !bases.some((base) => isRing(one.box, base)));
  const signs = free.filter((one) => !letters.includes(one) && one.box.width <= 2 * max);
  const open: Component[][] = [...groups.map((group) => [...group]), ...letters.map((one) => [one])];
  const taken = new Set<Component>();
  const find = (run: Component[]): Next | null => findNext(run, { open, signs, taken, areOneForm });
  for (let at = 0; at < open.length; at++) {
    const run = open[at];
    if (!run) continue;
    for (let next = find(run); next; next = find(run)) {
      for (const sign of next.signs) taken.add(sign);
      addAll(run, next.signs);
      addAll(run, next.run ?? []);
      if (next.run) {
        const from = open.indexOf(next.run);
        open.splice(from, 1);
        if (from < at) at--;
      }
    }
  }
  return open.filter((run) => run.length > 1);
}

interface Forms {
  readonly open: readonly Component[][];
  readonly signs: readonly Component[];
  readonly taken: ReadonlySet<Component>;
  readonly areOneForm: AreOneForm;
}

interface Next {
  readonly signs: readonly Component[];
  readonly run?: Component[];
}

/** The lines between which letters of a run are, and where it begins and ends. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
  readonly high: number;
}

function measureRun(run: Run): Extent {
  const { x, width } = surround(run.map(({ box }) => box));
  const tall = maxBox(run);
  return { left: x, right: x + width, top: tall.y, base: tall.y + tall.height, high: tall.height };
}

/** Surrounds the letters of a run without those that hang below the others; signs are smaller than letters. */
function maxBox(run: Run): Box {
  const high = maxOf(run.map(({ box }) => box.height));
  const letters = run.filter(({ box }) => box.height >= LETTER * high);
  const bases = letters.map(({ box }) => box.y + box.height).toSorted((a, b) => a - b);
  const base = bases[Math.floor((bases.length - 1) / 2)] ?? 0;
  const standing = letters.filter(({ box }) => box.y + box.height <= base + 0.12 * high);
  const { y, height } = surround((standing.length > 0 ? standing : letters).map(({ box }) => box));
  return { x: 0, y, width: 0, height };
}

/** A form is a sign if it is lower than this share of the highest form of its run. */
const LETTER = 0.66;

/** In heights of the run: how far signs and letters are from it. */
const NEAR_SIGN = 0.42;
const NEAR_RING = 0.8;
const WIDE_SPACE = 0.75;

function findNext(run: Component[], { open, signs, taken, areOneForm }: Forms): Next | null {
  const extent = measureRun(run);
  const { left, right, high } = extent;
  const others = open.filter((one) => one !== run && isOnLine(one, extent));
  const beside = others.find((one) => {
    const own = surround(one.map(({ box }) => box));
    const gap = Math.max(own.x - right, left - own.x - own.width);
    return gap > -0.2 * high && gap <= WIDE_SPACE * high && !isPattern(run, one, areOneForm);
  });
  if (beside) return { signs: [], run: beside };
  const free = signs.filter(
    (one) => !taken.has(one) && one.box.height <= high && one.box.width <= 1.6 * high,
  );
  const minus = free.find(
    (one) =>
      isDash(one, extent) &&
      left - one.box.x - one.box.width <= NEAR_SIGN * high &&
      left - one.box.x - one.box.width >= 0 &&
      !isOneOfMany(one, free),
  );
  if (minus) return { signs: [minus] };
  const ring = free.find((one) => isRing(one.box, extent));
  if (ring) return { signs: [ring] };
  return findBridge(extent, others, free);
}

/** Tells whether a small form is behind a run, as high up as its letters: a degree sign, a prime, a raised figure. */
function isRing({ x, y, width, height }: Box, { right, top, high }: Extent): boolean {
  return (
    x - right <= NEAR_RING * high &&
    x >= right - 0.2 * high &&
    Math.max(width, height) <= 0.65 * high &&
    height >= 0.15 * high &&
    Math.abs(y - top) <= 0.2 * high &&
    y + height <= top + 0.65 * high &&
    width <= 1.3 * height
  );
}

/** A sign between two runs joins them: an equals sign, a minus sign, a hyphen. */
function findBridge(extent: Extent, others: readonly Component[][], free: readonly Component[]): Next | null {
  const { right, base } = extent;
  for (const other of others) {
    const own = measureRun(other);
    const high = Math.max(extent.high, own.high);
    if (own.left <= right || own.left - right > 2 * WIDE_SPACE * high + high) continue;
    const between = free.filter(
      ({ box }) =>
        box.x >= right - 1 &&
        box.x + box.width <= own.left + 1 &&
        isBetween(box, { ...extent, high, top: base - high }),
    );
    const { x, width } = between.length > 0 ? surround(between.map(({ box }) => box)) : { x: 0, width: 0 };
    const isClose = x - right <= WIDE_SPACE * high && own.left - x - width <= WIDE_SPACE * high;
    if (between.length > 0 && between.length <= 2 && isClose && between.every((one) => isFlat(one.box, high)))
      return { signs: between, run: other };
  }
  return null;
}

/** Tells whether two forms are alike, as strokes of a pattern are; a figure and the unit behind it differ. */
function isPattern(a: Run, b: Run, areOneForm: AreOneForm): boolean {
  const [first, second] = [a[0], b[0]];
  return (
    a.length + b.length === 2 && first !== undefined && second !== undefined && areOneForm(first, second)
  );
}

function isOnLine(run: Run, { base, high }: Extent): boolean {
  const own = measureRun(run);
  const [low, tall] = [Math.min(own.high, high), Math.max(own.high, high)];
  return tall <= 1.6 * low && Math.abs(own.base - base) <= 0.15 * tall;
}

function isFlat({ width, height }: Box, high: number): boolean {
  return width >= 0.2 * high && width <= 1.05 * high && height <= 0.28 * high && width >= 1.5 * height;
}

function isBetween({ y, height }: Box, { top, high }: Extent): boolean {
  const middle = y + height / 2;
  return middle >= top + 0.2 * high && middle <= top + 0.9 * high;
}

function isDash({ box }: Component, extent: Extent): boolean {
  return isFlat(box, extent.high) && isBetween(box, { ...extent, top: extent.top + 0.1 * extent.high });
}

/** One of a row of dashes is a piece of a dashed line. */
function isOneOfMany(dash: Component, free: readonly Component[]): boolean {
  return free.some(
    ({ box }) =>
      box !== dash.box &&
      Math.abs(box.y - dash.box.y) <= 1 &&
      Math.abs(box.width - dash.box.width) <= 0.3 * dash.box.width &&
      Math.abs(box.height - dash.box.height) <= 1 &&
      dash.box.x - box.x - box.width > 0 &&
      dash.box.x - box.x - box.width <= 1.5 * dash.box.width,
  );
}

/** In heights of the run: how far from it broken letters are looked for. */
const NEAR_PIECE = 0.4;

/** Adds the pieces of letters that a line has broken to a run that touches the line. */
export function addPieces(run: Run, pieces: readonly Component[]): Run {
  const found = new Set(run);
  const { top, base, high } = measureRun(run);
  for (let isMore = true; isMore; ) {
    const { left, right } = measureRun([...found]);
    const next = pieces.find(
      (one) =>
        !found.has(one) &&
        one.box.y >= top - 0.15 * high &&
        one.box.y + one.box.height <= base + 0.35 * high &&
        Math.max(one.box.x - right, left - one.box.x - one.box.width) <= NEAR_PIECE * high,
    );
    isMore = next !== undefined;
    if (next) found.add(next);
  }
  return [...found];
}
