import { BOLD } from '../letters/read-character.ts';
import type { Box } from '../page-marks.ts';
import type { Line, Piece } from '../page-words.ts';

/** Words on one baseline, from left to right. Points, and y goes up. */
export interface Row {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly isBold: boolean;
  /** The same text with the looks of its letters. */
  readonly pieces: readonly Piece[];
  /** True if the line begins with a line number that was printed beside it. */
  readonly hasNumber?: true;
}

const UPRIGHT = 0.05;

export function toRow({ text, x, y, width, size, weight, pieces }: Line): Row {
  return {
    text: text.trim(),
    left: x,
    right: x + width,
    base: y,
    size,
    isBold: isMostlyBold(pieces, weight),
    pieces,
  };
}

/** Tells whether more than half of the letters are bold. The first letter alone may begin a bold word. */
function isMostlyBold(pieces: readonly Piece[], weight: number): boolean {
  if (weight < BOLD) return false;
  const count = (some: readonly Piece[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const bold = count(pieces.filter((piece) => piece.isBold));
  return bold === 0 || bold > count(pieces) / 2;
}

/** The number of words in a justified line, the sizes of the letters between them, and by how much gaps may differ. */
const MIN_JUSTIFIED = 4;
const MAX_JUSTIFIED = 2;
const SAME_GAP = 0.03;

/**
 * Joins words on one line whose gaps are equally wide, since print stretches them to the edge of a column. Cells of a
 * table remain apart.
 */
export function joinJustified(
  rows: readonly Row[],
  dividers: readonly Box[],
  isCell: (row: Row) => boolean = () => false,
): readonly Row[] {
  const sorted = rows.filter((row) => !isCell(row)).toSorted((a, b) => b.base - a.base || a.left - b.left);
  const runs = new Map<Row, Row | null>();
  for (let at = 0; at < sorted.length; ) {
    const run = listJustified(sorted, at);
    const hasLetters = run.filter(({ text }) => /\p{L}/u.test(text)).length > run.length / 2;
    if (run.length >= MIN_JUSTIFIED && hasLetters && !areParted(run, dividers))
      run.forEach((row, place) => runs.set(row, place === 0 ? joinRun(run) : null));
    at += run.length;
  }
  // The order of the file stays, since a tagged page says by it in which order its rows are read.
  return rows.flatMap((row) => {
    const joined = runs.get(row);
    return joined === undefined ? [row] : joined === null ? [] : [joined];
  });
}

function listJustified(rows: readonly Row[], from: number): readonly Row[] {
  const [first, second] = [rows[from], rows[from + 1]];
  if (!first) return [];
  const gap = (second?.left ?? Infinity) - first.right;
  const run = [first];
  for (const row of rows.slice(from + 1, from + 60)) {
    const last = run.at(-1) ?? first;
    const own = row.left - last.right;
    const isOfRun =
      Math.abs(row.base - first.base) < 0.1 &&
      Math.abs(row.size - first.size) < 0.1 &&
      own > 0 &&
      own < MAX_JUSTIFIED * first.size &&
      Math.abs(own - gap) < SAME_GAP * first.size;
    if (!isOfRun) break;
    run.push(row);
  }
  return run;
}

/** Tells whether upright lines part some of the words, which are in cells then. */
function areParted(run: readonly Row[], dividers: readonly Box[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  return dividers.some(
    ({ left, right, bottom, top }) =>
      left > first.left && right < last.right && bottom <= first.base + first.size / 2 && top >= first.base,
  );
}

function joinRun(run: readonly Row[]): Row {
  return run.reduce((whole, row) => ({
    ...whole,
    text: `${whole.text} ${row.text}`,
    right: row.right,
    isBold: whole.isBold && row.isBold,
    pieces: joinRowPieces(whole, row),
  }));
}

/** Puts the pieces of two rows behind each other, with a blank between them. */
export function joinRowPieces(one: Pick<Row, 'pieces'>, other: Pick<Row, 'pieces'>): readonly Piece[] {
  const [first, ...others] = other.pieces;
  return first ? [...one.pieces, { ...first, text: ` ${first.text}` }, ...others] : one.pieces;
}

/** Makes a piece of plain letters that no part of the structure names. */
export function plainPiece(text: string): Piece {
  return { text, isBold: false, isItalic: false, script: null, mark: -1 };
}

export function isUprightLine({ angle, text }: Line): boolean {
  return Math.abs(Math.sin(angle)) < UPRIGHT && Math.cos(angle) > 0 && text.trim() !== '';
}

/** Fonts of symbols have their dots and arrows among the private signs of Unicode. */
const DOTS = '•◦▪▫‣⁃●○■□∙·◆◇►▶▸➢➤✓✔❖★»\\ue000-\\uf8ff*–—-';
export const DOT = new RegExp(`^[${DOTS}]$`, 'u');
/** "•", "–", "1.", "2)", "(a)", "iv." */
export const LIST_MARK = new RegExp(`^(?:[${DOTS}]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`, 'iu');
/** How far its words may stand from a mark, in sizes of the letters. */
const AFTER_MARK = 4;

/** A mark of a list and the words behind it are one row, however far apart they stand. */
export function joinMarks(rows: readonly Row[]): readonly Row[] {
  const taken = new Set<Row>();
  const joined: Row[] = [];
  for (const row of rows) {
    if (!LIST_MARK.test(row.text)) continue;
    const words = rows
      .filter(
        (one) =>
          one !== row &&
          !taken.has(one) &&
          isLevelWith(one, row) &&
          one.left >= row.right - 1 &&
          one.left - row.right < AFTER_MARK * row.size,
      )
      .toSorted((a, b) => a.left - b.left)[0];
    if (!words) continue;
    taken.add(row).add(words);
    joined.push({
      ...words,
      text: `${row.text} ${words.text}`,
      left: row.left,
      pieces: joinRowPieces(row, words),
    });
  }
  return [...rows.filter((row) => !taken.has(row)), ...joined];
}

/** A dot that is drawn and no letter. */
interface Dot {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly color?: number;
}

/** Shapes among which the dots of lists are found. */
export interface Dots {
  readonly shapes: readonly Dot[];
  /** Their colours show that something else on the page is drawn in the colour of a dot. */
  readonly areas: readonly Dot[];
  readonly rules: readonly (Dot & { readonly isLevel: boolean })[];
}

/** Items of lists whose dots are drawn have them as words, too. It leaves the samples of a legend as they are. */
export function addDots(
  rows: readonly Row[],
  { shapes, areas, rules }: Dots,
): { readonly rows: readonly Row[]; readonly dots: ReadonlySet<Dot> } {
  const small = shapes.filter(
    ({ left, right, bottom, top }) => right - left < MOST_DOT && top - bottom < MOST_DOT,
  );
  const found = new Map<Row, Dot>();
  for (const row of rows) {
    const dot = small.find((one) => isDotOf(one, row));
    if (dot && !LIST_MARK.test(row.text.split(/\s+/)[0] ?? '')) found.set(row, dot);
  }
  const beside = new Set(found.values());
  const others = [...shapes, ...areas].filter((one) => !beside.has(one));
  const dots = new Set<Dot>();
  const marked = rows.map((row) => {
    const dot = found.get(row);
    if (!dot || isOnLine(dot, rules) || isSample(dot, [...beside], others)) return row;
    dots.add(dot);
    return {
      ...row,
      text: `• ${row.text}`,
      left: dot.left,
      pieces: joinRowPieces({ pieces: [plainPiece('•')] }, row),
    };
  });
  return { rows: marked, dots };
}

/** Tells whether a line runs through a dot, as it does through the mark of a series in a legend. */
function isOnLine({ left, right, bottom, top }: Dot, rules: Dots['rules']): boolean {
  return rules.some((rule) => {
    const middle = (rule.bottom + rule.top) / 2;
    return rule.isLevel && rule.left < left && rule.right > right && middle > bottom && middle < top;
  });
}

/** Tells whether dots of other colours are in line with a dot, and something else on the page has its colour. */
function isSample(dot: Dot, beside: readonly Dot[], others: readonly Dot[]): boolean {
  const inLine = beside.filter(
    (one) => Math.abs(one.left - dot.left) < MOST_DOT || Math.abs(one.bottom - dot.bottom) < 1,
  );
  return (
    dot.color !== undefined &&
    inLine.length > 1 &&
    inLine.every((one) => one === dot || one.color !== dot.color) &&
    others.some(({ color }) => color === dot.color)
  );
}
const MOST_DOT = 7;
const AFTER_DOT = 2.5;

function isDotOf({ left, right, bottom, top }: Dot, row: Row): boolean {
  const middle = (bottom + top) / 2;
  return (
    Math.abs(right - left - (top - bottom)) < 1.5 &&
    right <= row.left &&
    row.left - left < AFTER_DOT * row.size &&
    middle > row.base - 0.1 * row.size &&
    middle < row.base + 0.8 * row.size
  );
}

export function isLevelWith(one: Row, other: Row): boolean {
  return Math.abs(one.base - other.base) < 0.4 * Math.min(one.size, other.size);
}
