import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Remark } from './remark.ts';

/** The file of old remarks: those that had a fault when the rules came. It may only shrink. */
export const OLD_REMARKS = 'scripts/wording/code/old-remarks.txt';

const TEXT_CHARACTERS = 7;

/** Returns the mark of a remark: some characters for its text, and three for the name of its file. */
export function markRemark({ kind, file, text }: Remark): string {
  const hash = (words: string) => createHash('sha256').update(words).digest('base64url');
  const name = kind === 'function comment' ? 'comment' : kind;
  return `${hash(`${name}\n${text}`).slice(0, TEXT_CHARACTERS)}${hash(basename(file)).slice(0, 3)}`;
}

/**
 * Divides remarks into the old ones and the new ones. A mark excuses one remark: the one in its file, or, where that file
 * has it no longer, one of the same text elsewhere. A moved remark stays old, and a copied one is new.
 */
export function divideRemarks(
  remarks: readonly Remark[],
  marks: readonly string[],
): { readonly old: ReadonlySet<Remark>; readonly fresh: readonly Remark[] } {
  const old = new Set<Remark>();
  const unused = countMarks(marks);
  for (const remark of remarks) if (takeMark(unused, markRemark(remark))) old.add(remark);
  const texts = countMarks([...unused].flatMap(([mark, count]) => Array(count).fill(textOf(mark))));
  for (const remark of remarks)
    if (!old.has(remark) && takeMark(texts, textOf(markRemark(remark)))) old.add(remark);
  return { old, fresh: remarks.filter((remark) => !old.has(remark)) };
}

export function readMarks(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Writes the marks in their order, one a line, so that two branches that shrink the list merge. */
export function writeMarks(marks: readonly string[]): string {
  return marks
    .toSorted()
    .map((mark) => `${mark}\n`)
    .join('');
}

function textOf(mark: string): string {
  return mark.slice(0, TEXT_CHARACTERS);
}

function countMarks(marks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

function takeMark(counts: Map<string, number>, mark: string): boolean {
  const count = counts.get(mark) ?? 0;
  if (count === 0) return false;
  if (count === 1) counts.delete(mark);
  else counts.set(mark, count - 1);
  return true;
}
