import { plainPiece, type Row } from '../../text/rows.ts';

/** Fewer numbers below each other number no lines. */
const MIN_NUMBERS = 3;
/** A number is smaller than this share of the letters of its line. */
const SMALLER = 0.85;
/** Points between a number and its line. */
const MAX_GAP = 60;
/** Points by which the baselines of a number and its line may differ. */
const SLACK = 2;

interface Numbered {
  readonly number: Row;
  readonly line: Row;
}

/** Puts the small numbers beside the lines of a text at the beginning of their lines, since else they would be another column. */
export function joinLineNumbers(rows: readonly Row[]): readonly Row[] {
  const numbers = rows.filter(({ text }) => /^\d{1,3}$/.test(text));
  if (numbers.length < MIN_NUMBERS) return rows;
  const columns = new Map<number, Row[]>();
  for (const number of numbers) {
    const place = Math.round(number.right / SLACK);
    const column = columns.get(place);
    if (column) column.push(number);
    else columns.set(place, [number]);
  }
  const found = [...columns.values()].flatMap((column) => pairWithLines(column, rows));
  if (found.length === 0) return rows;
  const numbered = new Map<Row, Row>();
  // A second number of the same line stays where it is.
  for (const { number, line } of found) if (!numbered.has(line)) numbered.set(line, number);
  const joined = new Set(numbered.values());
  return rows.flatMap((row) => {
    if (joined.has(row)) return [];
    const number = numbered.get(row);
    return [number ? writeNumber(number, row) : row];
  });
}

/** Pairs numbers that count on from the top with the lines at their right; returns none if one of them has no line. */
function pairWithLines(column: readonly Row[], rows: readonly Row[]): readonly Numbered[] {
  const sorted = column.toSorted((a, b) => b.base - a.base);
  const values = sorted.map(({ text }) => Number(text));
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const counts = values.slice(1).every((value, at) => value - (values[at] ?? 0) === step);
  if (sorted.length < MIN_NUMBERS || step <= 0 || !counts) return [];
  const pairs = sorted.flatMap((number): readonly Numbered[] => {
    const [line] = rows.filter((row) => isLineOf(number, row)).toSorted((a, b) => a.left - b.left);
    return line ? [{ number, line }] : [];
  });
  return pairs.length === sorted.length ? pairs : [];
}

function isLineOf(number: Row, { text, base, left, size }: Row): boolean {
  const gap = left - number.right;
  return (
    Math.abs(base - number.base) <= SLACK &&
    gap > 0 &&
    gap < MAX_GAP &&
    number.size < SMALLER * size &&
    /\p{L}{2}/u.test(text)
  );
}

function writeNumber({ text }: Row, row: Row): Row {
  const piece = plainPiece(`${text} `);
  return { ...row, text: `${text} ${row.text}`, pieces: [piece, ...row.pieces], hasNumber: true };
}
