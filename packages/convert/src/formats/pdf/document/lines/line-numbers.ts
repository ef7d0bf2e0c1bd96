import { plainPiece, type Row } from '../../text/rows.ts';

/** Numbers of lines are at least so many, and smaller than this share of the letters beside them. */
const MIN_NUMBERS = 3;
const SMALLER = 0.85;
/** Points between a number and its line, and by which the numbers and their lines may miss each other. */
const MAX_GAP = 60;
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
    columns.set(place, [...(columns.get(place) ?? []), number]);
  }
  const found = [...columns.values()].flatMap((column) => pairWithLines(column, rows));
  if (found.length === 0) return rows;
  const joined = new Set(found.map(({ number }) => number));
  const numbered = new Map(found.map(({ number, line }) => [line, number] as const));
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
