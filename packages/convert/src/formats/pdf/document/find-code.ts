import { maxOf, minOf } from '@relievo/words';
import { findPassages, type Passage } from '../text/passages.ts';
import type { Row } from '../text/rows.ts';
import { boxOf } from '../text/ruled-tables.ts';
import { cleanText } from './inlines.ts';
import type { CodePart } from './page-part.ts';

/** A page with a larger share of letters that are equally wide is typed, and does not show programs. */
const TYPED = 0.6;
/** The share of the letters of a line that are equally wide. */
const FIXED = 0.6;
/** A line alone is a program if it has one of these signs. */
const SIGNS = /[=(){};<>[\]]/;
const MAX_INDENT = 40;

/** Tells whether a page is written with letters that are equally wide, as typewriters have them. */
export function isMostlyFixed(rows: readonly Row[]): boolean {
  const count = (some: readonly Row[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return count(rows.filter(isFixed)) > TYPED * count(rows);
}

/** Tells whether most letters of a row are equally wide. Short words beside them do not show what they are. */
function isFixed({ pieces }: Row): boolean {
  const count = (some: Row['pieces']) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  return count(pieces.filter((piece) => piece.isFixed)) > FIXED * count(pieces);
}

interface Run {
  readonly rows: readonly Row[];
  readonly isCode: boolean;
}

/** Splits the rows of a column into lines of programs, whose letters are equally wide, and the others. */
export function splitCode(rows: readonly Row[], isTyped: boolean): readonly Run[] {
  if (isTyped) return [{ rows, isCode: false }];
  const groups: { rows: Row[]; isCode: boolean }[] = [];
  for (const row of rows) {
    const isCode = isFixed(row) && !/^[_\s]*$/.test(row.text);
    const last = groups.at(-1);
    if (last?.isCode === isCode) last.rows.push(row);
    else groups.push({ rows: [row], isCode });
  }
  const runs: { rows: Row[]; isCode: boolean }[] = [];
  for (const { rows: own, isCode } of groups) {
    const isProgram = isCode && (own.length > 1 || SIGNS.test(own[0]?.text ?? ''));
    const last = runs.at(-1);
    if (last && !last.isCode && !isProgram) for (const row of own) last.rows.push(row);
    else runs.push({ rows: own, isCode: isProgram });
  }
  return runs;
}

/** Makes passages of the rows of a run. Lines of a program are one, which is added to those of programs. */
export function toPassages(
  rows: readonly Row[],
  isCode: boolean,
  code: Set<Passage>,
  step = Infinity,
): readonly Passage[] {
  if (!isCode) return findPassages(rows, step);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return [];
  const passage: Passage = {
    text: rows.map(({ text }) => text).join(' '),
    size: first.size,
    isBold: false,
    rows: rows.length,
    mark: null,
    left: minOf(rows.map(({ left }) => left)),
    right: maxOf(rows.map(({ right }) => right)),
    top: first.base + first.size,
    bottom: last.base,
    lines: rows,
  };
  code.add(passage);
  return [passage];
}

/** Writes the lines of a program with their indents, in letters. */
export function toCode({ lines, left }: Passage): CodePart {
  const longest = lines.toSorted((a, b) => b.text.length - a.text.length)[0];
  const letter = longest ? (longest.right - longest.left) / Math.max(1, longest.text.length) : 6;
  const written = lines.map((row) => {
    const indent = Math.min(MAX_INDENT, Math.max(0, Math.round((row.left - left) / Math.max(1, letter))));
    return (
      ' '.repeat(indent) +
      row.pieces
        .map(({ text }) => cleanText(text))
        .join('')
        .trim()
    );
  });
  const box = boxOf(
    lines.map((row) => ({ left: row.left, right: row.right, bottom: row.base, top: row.base + row.size })),
  );
  return { kind: 'code', code: written.join('\n'), box };
}
