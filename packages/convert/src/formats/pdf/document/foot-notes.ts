import type { Block, Inline } from '@relievo/document/model';
import { changeEachText } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import type { Caption } from '../../document/captions.ts';
import type { Looks } from '../text/blocks.ts';
import { findPassages, type Passage } from '../text/passages.ts';
import type { Row } from '../text/rows.ts';
import { dropStart, writeRows } from './inlines.ts';
import type { WordsPart } from './page-part.ts';

/** Letters of a note are smaller than those of the text. */
const SMALLER = 0.93;
/** The mark of a note: raised, or before its words. */
const MARK = /^(\d{1,3}|[*†‡§]{1,3}|[a-z])$/u;
const MARKED = /^(\d{1,3}|[*†‡§]{1,3})\s+\S/u;

function isBareMark({ mark, text }: Passage): boolean {
  return mark === null && MARK.test(text);
}

function readMark(row: Row | undefined): string | null {
  const [first] = row?.pieces ?? [];
  const raised = first?.script === 'sup' ? (MARK.exec(first.text.trim())?.[1] ?? null) : null;
  return raised ?? MARKED.exec(row?.text ?? '')?.[1] ?? readRaised(row);
}

/** Reads a mark that is written with raised digits. */
function readRaised(row: Row | undefined): string | null {
  const [, digits] = /^([⁰¹²³⁴-⁹]{1,3})/u.exec(row?.text ?? '') ?? [];
  return digits === undefined ? null : digits.normalize('NFKC');
}

/** Splits notes that are set without room between them. */
export function splitFootNotes(passage: Passage): readonly Passage[] {
  if (readMark(passage.lines[0]) === null) return [passage];
  const groups: Row[][] = [];
  for (const row of passage.lines) {
    const group = groups.at(-1);
    const before = readMark(group?.[0]);
    const mark = readMark(row);
    if (group && !(before !== null && mark !== null && isNext(before, mark))) group.push(row);
    else groups.push([row]);
  }
  return groups.length > 1 ? groups.flatMap((group) => findPassages(group)) : [passage];
}

function isNext(before: string, mark: string): boolean {
  return /\d/.test(mark) ? Number(mark) === Number(before) + 1 : mark.length === before.length + 1;
}

/** Finds the notes at the foot of a page: small passages below all others of their column, the first with a mark. */
export function findFootNotes(passages: readonly Passage[], { body }: Looks): ReadonlyMap<Passage, FootNote> {
  const marks = passages.filter(isBareMark);
  const isSmall = (passage: Passage) =>
    passage.size < SMALLER * body ||
    marks.includes(passage) ||
    marks.some((mark) => isRaisedBefore(mark, passage));
  const texts = passages.filter((passage) => !isSmall(passage));
  const isLast = ({ left, right, bottom }: Passage) =>
    !texts.some((text) => text.left < right && text.right > left && text.top < bottom + 1);
  const foot = texts.length === 0 ? [] : passages.filter((passage) => isSmall(passage) && isLast(passage));
  const first = foot.findIndex((passage) => isBareMark(passage) || readMark(passage.lines[0]) !== null);
  const notes = new Map<Passage, FootNote>();
  if (first < 0) return notes;
  let waiting: string | null = null;
  for (const [at, passage] of foot.slice(first).entries()) {
    const next = foot[first + at + 1];
    const hasNoMark = next !== undefined && !isBareMark(next) && readMark(next.lines[0]) === null;
    const isMark = isBareMark(passage) && hasNoMark;
    const mark: string | null = readMark(passage.lines[0]) ?? waiting;
    notes.set(passage, isMark ? { is: 'mark' } : { is: 'words', mark });
    waiting = isMark ? passage.text : null;
  }
  return notes;
}

/** Tells whether a mark is right before the first row of a passage, smaller and higher than its words. */
function isRaisedBefore(mark: Passage, { lines: [first], size }: Passage): boolean {
  if (!first || mark.size > 0.75 * size || mark.right > first.left + 1) return false;
  const up = mark.bottom - first.base;
  return up > 0 && up < 0.7 * size && first.left - mark.right < 1.5 * size;
}

/** A passage at the foot of a page: the mark of the next one alone, or words with the mark that they have. */
export type FootNote = { readonly is: 'mark' } | { readonly is: 'words'; readonly mark: string | null };

/** Writes a note without its mark. A passage without a mark continues the note above it. */
export function writeFootNote(passage: Passage, note: FootNote): readonly WordsPart[] {
  if (note.is === 'mark') return [];
  const { mark } = note;
  const { left, right, top, bottom } = passage;
  const box = { left, right, top, bottom };
  const content = writeRows(passage.lines);
  if (mark === null) return [{ kind: 'words', role: { is: 'paragraph' }, content, box }];
  const isBefore = textOfInlines(content).trimStart().startsWith(mark);
  const own = isBefore ? dropStart(content, mark.length) : content;
  return [{ kind: 'words', role: { is: 'note', mark }, content: own, box }];
}

/** Tells whether a text ends with a variable of a formula, which a power follows and not the mark of a note. */
function isVariable(before: Inline | undefined): boolean {
  if (before?.kind !== 'text' || !before.styles?.includes('italic')) return false;
  return /(?:^|[\s\d(=+−-])\p{L}{1,3}$/u.test(before.text);
}

/**
 * Turns raised marks into references to the notes of their page, and puts each note behind the block that refers to it.
 */
export function referToNotes(blocks: readonly (Block | Caption)[]): readonly (Block | Caption)[] {
  const notes = new Map(
    blocks.flatMap((block) =>
      block.kind === 'note' && block.mark !== '' ? [[block.mark, block] as const] : [],
    ),
  );
  if (notes.size === 0) return blocks;
  const used = new Set<string>();
  const placed: (Block | Caption)[] = [];
  for (const block of blocks) {
    if (block.kind === 'note' || block.kind === 'caption') {
      if (block.kind === 'caption' || !used.has(block.id)) placed.push(block);
      continue;
    }
    const here: string[] = [];
    const [changed = block] = changeEachText([block], (inlines) =>
      inlines.map((inline, at): Inline => {
        const note =
          inline.kind === 'text' && inline.styles?.includes('super') && !isVariable(inlines[at - 1])
            ? notes.get(inline.text.trim())
            : undefined;
        if (!note || used.has(note.id)) return inline;
        used.add(note.id);
        here.push(note.mark);
        return { kind: 'note-reference', note: note.id, mark: note.mark };
      }),
    );
    placed.push(changed);
    addAll(
      placed,
      here.flatMap((mark) => notes.get(mark) ?? []),
    );
  }
  return placed;
}
