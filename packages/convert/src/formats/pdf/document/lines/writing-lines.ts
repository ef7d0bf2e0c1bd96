import { doesContain } from '../../boxes.ts';
import type { Rule, Shape } from '../../page-marks.ts';
import type { PageSize } from '../../text/page-content.ts';
import { boxOfRow } from '../../text/page-table.ts';
import { plainPiece, type Row } from '../../text/rows.ts';

/** Points: a shorter line is not one to write on. */
const MIN_WIDTH = 18;
/** Points between two lines to write on. */
const MIN_STEP = 12;
const MAX_STEP = 48;
/** An underscore is so wide, in sizes of the letters. */
const UNDERSCORE = 0.55;
/** A blank is at most so many sizes below the words beside it: the empty box of a style sheet ends below its line. */
const BELOW = 0.7;

/**
 * Finds rules that a learner writes on: those behind or between the words of a row, and those that follow each other
 * with room between them. Each becomes a row of underscores.
 */
export function findWritingLines(
  rules: readonly Rule[],
  rows: readonly Row[],
  { width }: PageSize,
): readonly Row[] {
  const size = usualSize(rows);
  const free = rules.filter(
    (rule) =>
      rule.right - rule.left >= MIN_WIDTH &&
      !rows.some((row) => isUnder(rule, row) || isNoteUnder(rule, row, size)),
  );
  return free.flatMap((rule) => {
    const isWide = rule.right - rule.left > 0.95 * width;
    const beside = isWide ? undefined : rows.find((row) => isLevel(rule, row));
    if (beside) return [{ ...toRow(rule, size), base: beside.base }];
    const isOfSeries = free.some((one) => one !== rule && follows(one, rule, rows));
    return isOfSeries ? [toRow(rule, size)] : [];
  });
}

/** An empty frame that is lower than so many sizes of the letters is a blank, of which style sheets show one side alone. */
const LOW_FRAME = 2.2;

/** Lists the lower sides of small empty frames, on which a learner writes. */
export function listFrameBottoms(shapes: readonly Shape[], rows: readonly Row[]): readonly Rule[] {
  const size = usualSize(rows);
  return shapes.flatMap((shape): readonly Rule[] => {
    const isLow = shape.top - shape.bottom < LOW_FRAME * size;
    if (!shape.isFrame || !isLow || rows.some((row) => doesContain(shape, boxOfRow(row)))) return [];
    return [{ left: shape.left, right: shape.right, bottom: shape.bottom, top: shape.bottom, isLevel: true }];
  });
}

/** Adds each blank to the words before it in its line, or else to those after it; returns the other blanks as well. */
export function joinBlanks(
  rows: readonly Row[],
  blanks: readonly Row[],
): { readonly rows: readonly Row[]; readonly others: readonly Row[] } {
  const joined = new Map(rows.map((row) => [row, row] as const));
  const others = blanks.filter((blank) => {
    const place = { ...blank, bottom: blank.base, top: blank.base };
    const level = rows.filter((row) => isLevel(place, row) && row.pieces.some(({ mark }) => mark >= 0));
    const before = level.filter(({ right }) => right < blank.left + 0.3 * blank.size).at(-1);
    const host = before ?? level[0];
    const own = host && joined.get(host);
    const marks = host?.pieces.map((piece) => piece.mark).filter((mark) => mark >= 0) ?? [];
    const mark = before ? marks.at(-1) : marks[0];
    if (!own || mark === undefined) return true;
    const piece = { ...plainPiece(before ? ` ${blank.text} ` : `${blank.text} `), mark };
    joined.set(host, { ...own, pieces: before ? [...own.pieces, piece] : [piece, ...own.pieces] });
    return false;
  });
  return { rows: [...joined.values()], others };
}

function usualSize(rows: readonly Row[]): number {
  const sizes = rows.map((row) => row.size).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 12;
}

/** Tells whether words are on the line itself: it underlines them, or they are an answer. */
function isUnder({ left, right, bottom, top }: Rule, row: Row): boolean {
  const y = (bottom + top) / 2;
  const shared = Math.min(right, row.right) - Math.max(left, row.left);
  return y > row.base - 0.5 * row.size && y < row.base + row.size && shared > 0.3 * (row.right - row.left);
}

/** A rule above notes is so many sizes of the letters from the first of them, whose letters are as small. */
const TO_NOTE = 2.2;
const NOTE_SIZE = 0.92;

/** Tells whether a row is a note that the rule parts from the text. */
function isNoteUnder({ left, bottom }: Rule, row: Row, usual: number): boolean {
  const distance = bottom - row.base;
  return (
    row.size < NOTE_SIZE * usual &&
    distance > 0 &&
    distance < TO_NOTE * row.size &&
    row.left > left - 2 &&
    row.left < left + 2 * usual
  );
}

function isLevel({ left, right, bottom, top }: Omit<Rule, 'isLevel'>, row: Row): boolean {
  const y = (bottom + top) / 2;
  const [behind, before] = [left - row.right, row.left - right];
  const isNear = (gap: number, max: number) => gap > -0.3 * row.size && gap < max * row.size;
  return (
    y < row.base + 0.45 * row.size &&
    y > row.base - BELOW * row.size &&
    (isNear(behind, 3) || isNear(before, 0.8))
  );
}

/** Tells whether two lines are equally long and below each other, with nothing but room between them. */
function follows(one: Rule, other: Rule, rows: readonly Row[]): boolean {
  const [upper, lower] = one.bottom > other.bottom ? [one, other] : [other, one];
  const step = upper.bottom - lower.bottom;
  if (step < MIN_STEP || step > MAX_STEP) return false;
  if (Math.abs(one.left - other.left) > 3 || Math.abs(one.right - other.right) > 3) return false;
  return !rows.some(
    ({ base, left, right }) =>
      base < upper.bottom && base > lower.bottom - 1 && left < upper.right && right > upper.left,
  );
}

/** Writes each line as a row of underscores, in letters of the usual size. */
export function drawWritingLines(lines: readonly Rule[], rows: readonly Row[]): readonly Row[] {
  const size = usualSize(rows);
  return lines.map((line) => toRow(line, size));
}

function toRow({ left, right, bottom, top }: Rule, size: number): Row {
  const text = '_'.repeat(Math.max(3, Math.round((right - left) / (UNDERSCORE * size))));
  return { text, left, right, base: (bottom + top) / 2, size, isBold: false, pieces: [plainPiece(text)] };
}
