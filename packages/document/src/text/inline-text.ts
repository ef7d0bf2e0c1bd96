import type { Inline, TextRun } from '../model/inline.ts';

/** Writes a blank with characters alone. */
function writeBlank(width: number): string {
  return '_'.repeat(Math.min(width, LONGEST_BLANK));
}

const LONGEST_BLANK = 40;

/** The words of a line without what sets them apart: what a search, a count or a title needs. */
export function textOfInlines(inlines: readonly Inline[]): string {
  return inlines.map(textOfInline).join('');
}

function textOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'formula':
      return inline.line;
    case 'line-break':
      return '\n';
    case 'note-reference':
      return inline.mark;
    case 'blank':
      return writeBlank(inline.width);
    case 'page-break':
      return '';
    case 'picture':
      return inline.alt;
  }
}

export function plainText(text: string): readonly TextRun[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Runs that look and lead alike become one, and empty ones go: two documents that say the same are the same. */
export function joinRuns(inlines: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    if (inline.kind === 'text' && inline.text === '') continue;
    const before = joined.at(-1);
    if (inline.kind === 'text' && before?.kind === 'text' && isAlike(before, inline))
      joined[joined.length - 1] = { ...before, text: before.text + inline.text };
    else joined.push(inline);
  }
  return joined.length === inlines.length ? inlines : joined;
}

function isAlike(one: TextRun, other: TextRun): boolean {
  return (
    one.language === other.language &&
    one.link === other.link &&
    one.certainty === other.certainty &&
    (one.styles ?? []).join() === (other.styles ?? []).join()
  );
}

/** Spaces as a reader sees them: one between words, none at the ends; those around a line break go with it. */
export function tidySpaces(inlines: readonly Inline[]): readonly Inline[] {
  const tidied: Inline[] = [];
  let isAfterSpace = true;
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      if (inline.kind === 'line-break') trimEnd(tidied);
      tidied.push(inline);
      if (inline.kind !== 'page-break') isAfterSpace = inline.kind === 'line-break';
      continue;
    }
    let text = inline.text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ');
    if (isAfterSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') continue;
    isAfterSpace = text.endsWith(' ');
    tidied.push({ ...inline, text });
  }
  trimEnd(tidied);
  return joinRuns(tidied);
}

/** Takes the space off the end, behind a page break too. */
function trimEnd(inlines: Inline[]): void {
  for (let at = inlines.length - 1; at >= 0; at -= 1) {
    const inline = inlines[at];
    if (inline?.kind === 'page-break') continue;
    if (inline?.kind !== 'text' || !inline.text.endsWith(' ')) return;
    const text = inline.text.slice(0, -1);
    if (text === '') inlines.splice(at, 1);
    else inlines[at] = { ...inline, text };
    return;
  }
}
