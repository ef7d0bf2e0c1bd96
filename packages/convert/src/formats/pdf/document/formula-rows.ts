import { writeScript } from '../../math/scripts.ts';
import type { Box, Marks } from '../page-marks.ts';
import type { Piece } from '../page-words.ts';
import { joinRowPieces, plainPiece, type Row } from '../text/rows.ts';

/** Points: the bar of a fraction is as thin, and within these lengths. */
const THIN = 2;
const MIN_BAR = 3;
const MAX_BAR = 260;
const MAX_BARS = 400;
/** Points by which a bar is longer than the longer part of its fraction, and by which its parts are out of its middle. */
const BEYOND = 8;
const OFF_MIDDLE = 3;
/** These are sizes of the letters: the baselines above and below a bar are so far from it, and so is that of its row. */
const ABOVE = 0.9;
const ABOVE_ALONE = 0.25;
const BELOW = [0.45, 1.05] as const;
const AXIS = 0.23;
const MAX_WORDS = 5;

/** The rows have their fractions in one line, and the bars belong to these. */
export interface FormulaRows {
  readonly rows: readonly Row[];
  readonly bars: ReadonlySet<Box>;
}

/** Writes fractions as a/b in the row that they belong to, and raised letters that the file draws later behind their words. */
export function joinFormulas(rows: readonly Row[], marks: Marks, isCell: (row: Row) => boolean): FormulaRows {
  const free = joinRaised(rows, isCell);
  const upright = marks.rules.filter(({ isLevel }) => !isLevel);
  const bars = [...marks.rules.filter(({ isLevel }) => isLevel), ...marks.shapes]
    .filter(({ left, right, bottom, top }) => {
      const long = right - left;
      return top - bottom < THIN && long >= MIN_BAR && long <= MAX_BAR;
    })
    .filter((bar) => !upright.some((rule) => doTouch(rule, bar)))
    .toSorted((a, b) => a.right - a.left - (b.right - b.left));
  const used = new Set<Box>();
  if (bars.length > MAX_BARS) return { rows: free, bars: used };
  let all = free;
  for (const bar of bars) {
    const fraction = readFraction(
      bar,
      all.filter((row) => !isCell(row)),
    );
    if (!fraction) continue;
    used.add(bar);
    all = all.flatMap((row) =>
      row === fraction.above ? [fraction.row] : row === fraction.below ? [] : [row],
    );
  }
  return { rows: all, bars: used };
}

function doTouch(rule: Box, bar: Box): boolean {
  return (
    rule.left < bar.right + 1 &&
    rule.right > bar.left - 1 &&
    rule.bottom < bar.top + 1 &&
    rule.top > bar.bottom - 1
  );
}

interface Fraction {
  readonly above: Row;
  readonly below: Row;
  readonly row: Row;
}

function readFraction(bar: Box, rows: readonly Row[]): Fraction | null {
  const y = (bar.bottom + bar.top) / 2;
  const parts = rows.filter((row) => isInMiddle(row, bar));
  const above = findNearest(parts, (row) => (row.base - y) / row.size, [0, ABOVE]);
  const below = findNearest(parts, (row) => (y - row.base) / row.size, BELOW);
  if (!above || !below || above === below) return null;
  if (bar.right - bar.left > Math.max(widthOf(above), widthOf(below)) + BEYOND) return null;
  const beside = rows.find((row) => row !== above && row !== below && isBeside(row, bar, y));
  if (!beside && (above.base - y) / above.size < ABOVE_ALONE) return null;
  const text = `${wrap(above.text)}/${wrap(below.text)}`;
  return {
    above,
    below,
    row: {
      ...above,
      text,
      left: bar.left,
      right: bar.right,
      base: beside?.base ?? y - AXIS * above.size,
      size: beside?.size ?? above.size,
      pieces: [...wrapPieces(above), plainPiece('/'), ...wrapPieces(below)],
    },
  };
}

function isInMiddle({ left, right, text }: Row, bar: Box): boolean {
  const off = (left + right) / 2 - (bar.left + bar.right) / 2;
  return (
    Math.abs(off) < OFF_MIDDLE &&
    right - left < bar.right - bar.left + OFF_MIDDLE &&
    text.split(/\s+/).length <= MAX_WORDS &&
    !/_{3}/.test(text)
  );
}

function findNearest(
  rows: readonly Row[],
  distanceOf: (row: Row) => number,
  [min, max]: readonly [number, number],
): Row | undefined {
  return rows
    .filter((row) => distanceOf(row) > min && distanceOf(row) < max)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
}

/** Tells whether a row is on the line of a fraction, and next to it. */
function isBeside({ left, right, base, size }: Row, bar: Box, y: number): boolean {
  const up = (y - base) / size;
  const gap = Math.max(left - bar.right, bar.left - right);
  return up > 0.12 && up < 0.45 && gap > -1 && gap < 1.6 * size;
}

function widthOf({ left, right }: Row): number {
  return right - left;
}

const SIMPLE = /^[\p{L}\p{M}\p{N}.,⁰-₟]+$/u;

function wrap(text: string): string {
  return SIMPLE.test(text) ? text : `(${text})`;
}

function wrapPieces({ text, pieces }: Row): readonly Piece[] {
  return SIMPLE.test(text) ? pieces : [plainPiece('('), ...pieces, plainPiece(')')];
}

/** Raised letters, in sizes of those that they are behind: their own size, their height and the gap before them. */
const RAISED_SIZE = 0.85;
const RAISED = [0.25, 0.6] as const;
const RAISED_GAP = [-0.15, 0.15] as const;
const MAX_RAISED = 3;

/** Puts raised letters behind the row that ends where they begin, with the row that continues it. */
function joinRaised(rows: readonly Row[], isCell: (row: Row) => boolean): readonly Row[] {
  const changed = new Map<Row, Row | null>();
  for (const raised of rows) {
    if (raised.text.length > MAX_RAISED || isCell(raised)) continue;
    const main = rows.find((row) => row !== raised && !changed.has(row) && isRaisedBehind(raised, row));
    if (!main) continue;
    changed.set(raised, null);
    changed.set(main, {
      ...main,
      text: main.text + writeScript(raised.text, 'sup'),
      right: raised.right,
      pieces: [...main.pieces, ...raised.pieces.map((piece) => ({ ...piece, script: 'sup' as const }))],
    });
  }
  const joined = rows.flatMap((row) => {
    const now = changed.get(row);
    return now === undefined ? [row] : now === null ? [] : [now];
  });
  return joinNext(joined, new Set([...changed.values()].filter((row) => row !== null)));
}

function isRaisedBehind(raised: Row, { right, base, size, text }: Row): boolean {
  const [up, gap] = [(raised.base - base) / size, (raised.left - right) / size];
  return (
    raised.size < RAISED_SIZE * size &&
    up > RAISED[0] &&
    up < RAISED[1] &&
    gap > RAISED_GAP[0] &&
    gap < RAISED_GAP[1] &&
    /[\p{L}\p{N})]$/u.test(text)
  );
}

/** Joins rows that end with raised letters with the words that follow on their line. */
function joinNext(rows: readonly Row[], raised: ReadonlySet<Row>): readonly Row[] {
  const taken = new Set<Row>();
  const whole = rows.map((row) => {
    if (!raised.has(row)) return row;
    const next = rows.find(
      (one) =>
        one !== row &&
        Math.abs(one.base - row.base) < 0.1 * row.size &&
        one.left >= row.right - 1 &&
        one.left - row.right < 0.6 * row.size,
    );
    if (!next || raised.has(next)) return row;
    taken.add(next);
    return { ...row, text: `${row.text} ${next.text}`, right: next.right, pieces: joinRowPieces(row, next) };
  });
  return whole.filter((row) => !taken.has(row));
}
