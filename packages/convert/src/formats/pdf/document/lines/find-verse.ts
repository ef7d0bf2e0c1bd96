import { maxOf, minOf } from '@relievo/words';
import { findLevel, type Looks } from '../../text/blocks.ts';
import type { Passage } from '../../text/passages.ts';
import type { Row } from '../../text/rows.ts';
import { boxOf } from '../../text/ruled-tables.ts';
import { writeRows } from '../inlines.ts';
import type { VersePart } from '../page-part.ts';

/** Lines that a poem has at least, and words that one of its lines has at most. */
const MIN_LINES = 3;
const MAX_WORDS = 16;
/** In distances of lines: more is between two stanzas, and still more ends the poem. */
const WITHIN_STANZA = 1.35;
const BETWEEN_STANZAS = 3.2;
/** A poem has at least these shares of short lines and of lines like verse, and at most this share of whole sentences. */
const MIN_SHORT = 0.25;
const MIN_ALIKE = 0.7;
const MAX_SENTENCES = 0.6;
/** With this share of numbered lines even prose keeps its lines. */
const MIN_NUMBERED = 0.5;
/** Prose begins so far to the left of a line at most, in points. */
const TO_EDGE = 80;
/** A row of prose has this many words. */
const PROSE = 6;
/** A step of a line to the right has so many sizes of the letters, and a line has at most so many steps. */
const STEP = 1.6;
const MAX_STEPS = 8;

/** Finds the passages that are verse: their lines end although the next word would have had room, or they have numbers. */
export function findVerse(
  passages: readonly Passage[],
  looks: Looks,
  width: number,
): ReadonlyMap<Passage, VersePart | null> {
  const verse = new Map<Passage, VersePart | null>();
  const rows = passages.flatMap(({ lines }) => lines);
  for (let at = 0; at < passages.length; ) {
    const run = listRun(passages, at, looks);
    const stanzas = run.length > 0 ? splitStanzas(run.flatMap(({ lines }) => lines)) : [];
    if (isVerse(stanzas, rows, width)) {
      run.forEach((passage, place) => verse.set(passage, place === 0 ? toPart(stanzas) : null));
      at += run.length;
    } else at += 1;
  }
  return verse;
}

/** Lists the passages from a place on that may be one poem: below each other, and of one size. */
function listRun(passages: readonly Passage[], from: number, looks: Looks): readonly Passage[] {
  const run: Passage[] = [];
  for (const passage of passages.slice(from)) {
    const last = run.at(-1);
    if (!mayBeVerse(passage, looks) || (last && !isBelow(last, passage))) break;
    run.push(passage);
  }
  return run;
}

function mayBeVerse(passage: Passage, looks: Looks): boolean {
  const { mark, lines, size } = passage;
  if (mark !== null || findLevel(passage, looks) !== null || size < 0.8 * looks.body) return false;
  return lines.every(
    ({ text }) => /\p{L}{2}/u.test(text) && !/_{3}|\.{4}|…{2}/.test(text) && countWords(text) <= MAX_WORDS,
  );
}

function isBelow(last: Passage, next: Passage): boolean {
  const distance = last.bottom - (next.lines[0]?.base ?? 0);
  return (
    Math.abs(last.size - next.size) < 0.08 * last.size &&
    distance > 0 &&
    distance < BETWEEN_STANZAS * 1.4 * last.size &&
    next.left < last.right &&
    next.right > last.left
  );
}

function splitStanzas(rows: readonly Row[]): readonly (readonly Row[])[] {
  const distances = rows
    .slice(1)
    .map((row, at) => (rows[at]?.base ?? 0) - row.base)
    .toSorted((a, b) => a - b);
  const usual = distances[Math.floor(distances.length / 3)] ?? 0;
  const stanzas: Row[][] = [];
  for (const row of rows) {
    const before = stanzas.at(-1)?.at(-1);
    if (before && before.base - row.base <= WITHIN_STANZA * usual) stanzas.at(-1)?.push(row);
    else stanzas.push([row]);
  }
  return stanzas;
}

function isVerse(stanzas: readonly (readonly Row[])[], all: readonly Row[], width: number): boolean {
  const lines = stanzas.flat();
  if (lines.length < MIN_LINES) return false;
  if (lines.filter(({ hasNumber }) => hasNumber).length >= MIN_NUMBERED * lines.length) return true;
  if (stanzas.some((stanza) => stanza.length < 2)) return false;
  const edge = findEdge(lines, all, width);
  const steps = stanzas.flatMap((stanza) =>
    stanza.slice(1).flatMap((next, at) => {
      const row = stanza[at];
      return row ? [{ row, needed: row.right + widthOfFirstWord(next) }] : [];
    }),
  );
  if (!steps.every(({ row, needed }) => needed < edge - row.size)) return false;
  const share = (holds: (row: Row) => boolean) => lines.filter(holds).length / lines.length;
  if (share(({ text }) => /[.!?]["”’»]?$/u.test(text) || /^["“„«—–]/u.test(text)) > MAX_SENTENCES)
    return false;
  const own = maxOf(lines.map(({ right }) => right));
  const short = steps.filter(({ row, needed }) => needed < own - row.size).length / steps.length;
  if (short >= MIN_SHORT) return true;
  const beginsUpper = share(({ text }) => /^\P{L}{0,2}\p{Lu}/u.test(text));
  const endsMarked = share(({ text }) => /[\p{P}]$/u.test(text));
  return lines.length > MIN_LINES && (beginsUpper >= MIN_ALIKE || endsMarked >= MIN_ALIKE);
}

/** Finds where prose in the column of some lines ends, or where it would end on a page with equal margins. */
function findEdge(lines: readonly Row[], all: readonly Row[], width: number): number {
  const left = minOf(lines.map((line) => line.left));
  const prose = all.filter(
    (row) =>
      !lines.includes(row) &&
      countWords(row.text) >= PROSE &&
      row.left > left - TO_EDGE &&
      row.left < left + TO_EDGE / 2 &&
      row.right > left,
  );
  return prose.length > 0
    ? maxOf(prose.map(({ right }) => right))
    : width - minOf(all.map((row) => row.left));
}

function widthOfFirstWord({ text, left, right }: Row): number {
  const [word = ''] = text.split(/\s/);
  return ((right - left) * (word.length + 1)) / Math.max(1, text.length);
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

function toPart(stanzas: readonly (readonly Row[])[]): VersePart {
  const lines = stanzas.flat();
  const left = minOf(lines.map((line) => line.left));
  return {
    kind: 'verse',
    stanzas: stanzas.map((stanza) =>
      stanza.map((row) => ({
        content: writeRows([row]),
        indent: Math.min(MAX_STEPS, Math.round((row.left - left) / (STEP * row.size))),
      })),
    ),
    box: boxOf(
      lines.map((row) => ({ left: row.left, right: row.right, bottom: row.base, top: row.base + row.size })),
    ),
  };
}
