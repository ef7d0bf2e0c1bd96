import { textOfInlines } from '@relievo/document/text';
import { orderRows } from '../text/order.ts';
import type { Row } from '../text/rows.ts';
import { writeRows } from './inlines.ts';
import type { PageDraft } from './page-draft.ts';
import { type PagePart, placeAmong } from './page-part.ts';

/** If the parts of a page have a smaller share of its letters, words were lost on the way. */
const MIN_LETTERS = 0.98;

export function countLetters(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.replaceAll(/[\s_.…-]/g, '').length, 0);
}

/** Counts the letters in the parts of a page, without those of its figures. */
export function countLettersOf(parts: readonly PagePart[]): number {
  return countLetters(parts.flatMap(textsOf));
}

function textsOf(part: PagePart): readonly string[] {
  if (part.kind === 'words') {
    const { role } = part;
    const mark = role.is === 'item' ? role.mark || '•' : role.is === 'note' ? role.mark : '';
    return [mark, textOfInlines(part.content)];
  }
  if (part.kind === 'code') return [part.code];
  if (part.kind === 'box') return [textOfInlines(part.title), ...part.parts.flatMap(textsOf)];
  if (part.kind === 'verse') return part.stanzas.flat().map(({ content }) => textOfInlines(content));
  if (part.kind !== 'table') return [];
  const cells = part.table.rows.flatMap((row) => row.cells.flatMap(({ blocks }) => blocks));
  return [
    textOfInlines(part.table.caption),
    ...cells.map((block) => (block.kind === 'paragraph' ? textOfInlines(block.content) : '')),
  ];
}

/** Tells whether the parts of a page have its words, so that a page is never lost. */
export function holdsWords(
  parts: readonly PagePart[],
  page: Pick<PageDraft, 'rows' | 'turned'>,
  running: ReadonlySet<Row>,
): boolean {
  const rows = [...page.rows, ...page.turned].filter((row) => !running.has(row));
  return countLettersOf(parts) >= MIN_LETTERS * countLetters(rows.map(({ text }) => text));
}

/** Lists the rows of a page as paragraphs and its figures among them, if nothing better holds all its words. */
export function listPlainParts(
  { rows, turned, figures }: Pick<PageDraft, 'rows' | 'turned' | 'figures'>,
  running: ReadonlySet<Row>,
): readonly PagePart[] {
  const runs = [...orderRows(rows.filter((row) => !running.has(row))), ...turned.map((row) => [row])];
  const parts = runs.flatMap((run) =>
    run.map((row): PagePart => {
      const { left, right, base, size } = row;
      const box = { left, right, bottom: base, top: base + size };
      return { kind: 'words', role: { is: 'paragraph' }, content: writeRows([row]), box };
    }),
  );
  return placeAmong(
    parts,
    figures.map((figure) => ({ kind: 'figure', figure, alt: '', box: figure.box })),
  );
}
