import type { WholeDocument } from '@relievo/document/file';
import { type Figure, type Note, walkBlocks, walkInlines } from '@relievo/document/model';
import type { ShownFigure } from '../figures.ts';
import { findTitleInText } from '../html/contents.ts';
import { findPublicationWords } from '../words.ts';
import type { TextForm, TextWriting } from './text-form.ts';
import { joinBlocks, writeLines } from './write-lines.ts';

export interface TextMeans {
  readonly form: TextForm;
  readonly shown: ReadonlyMap<string, ShownFigure>;
  readonly addressOfPicture: (picture: string) => string | null;
  readonly addressOfDrawing: (figure: string) => string | null;
}

/** Writes a whole document as text, with its notes behind it. */
export function writeText({ document }: WholeDocument, { form, shown, ...addresses }: TextMeans): string {
  const { metadata, blocks } = document;
  const notes = new Map<string, Note>();
  for (const { block } of walkBlocks(blocks)) if (block.kind === 'note') notes.set(block.id, block);
  const referred = new Set<string>();
  for (const inline of walkInlines(blocks)) if (inline.kind === 'note-reference') referred.add(inline.note);
  const writing: TextWriting = {
    form,
    words: findPublicationWords(metadata.language),
    ...addresses,
    chart(figure: Figure) {
      const { description = '', table = null } = shown.get(figure.id) ?? {};
      if (description === '' && !table) return null;
      const rows = table ? [table.columns.map(({ name }) => name), ...table.rows] : [];
      return { description, rows };
    },
    isReferred: (note) => referred.has(note) && notes.has(note),
  };
  const title =
    findTitleInText(document) === metadata.title ? '' : form.heading(1, form.words(metadata.title));
  const behind = [...notes.values()]
    .filter(({ id }) => writing.isReferred(id))
    .map((note) => form.note(note.id, note.mark, writeLines(note.blocks, writing)));
  return `${joinBlocks([title, writeLines(blocks, writing), ...behind])}\n`;
}
