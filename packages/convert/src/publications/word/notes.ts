import { type Block, type Note, type NotePlace, walkBlocks, walkParts } from '@relievo/document/model';

/** A note that Word shows at the foot of a page or at the end of the text. */
export interface TiedNote {
  readonly note: Note;
  readonly place: NotePlace;
  /** Word finds the note by this number. */
  readonly number: number;
  /** It is true if Word counts to the same mark. */
  readonly isCounted: boolean;
}

/** Lists the notes that the text refers to. A note within a note is text, because Word has none there. */
export function listTiedNotes(blocks: readonly Block[]): ReadonlyMap<string, TiedNote> {
  const notes = new Map<string, Note>();
  const inNotes = new Set<string>();
  for (const { block, parent } of walkBlocks(blocks)) {
    if (block.kind === 'note' && !(parent && inNotes.has(parent.block.id))) notes.set(block.id, block);
    if (block.kind === 'note' || (parent && inNotes.has(parent.block.id))) inNotes.add(block.id);
  }
  const tied = new Map<string, TiedNote>();
  const counts = { foot: 0, end: 0 };
  for (const part of walkParts(blocks)) {
    if (part.kind !== 'inlines' || inNotes.has(part.of.id)) continue;
    for (const inline of part.inlines) {
      const note = inline.kind === 'note-reference' ? notes.get(inline.note) : undefined;
      if (!note || inline.kind !== 'note-reference' || tied.has(note.id)) continue;
      const isCounted =
        inline.mark === String(counts[note.place === 'end' ? 'end' : 'foot'] + 1) &&
        note.mark === inline.mark;
      if (isCounted) counts[note.place === 'end' ? 'end' : 'foot'] += 1;
      tied.set(note.id, { note, place: note.place, number: tied.size + 1, isCounted });
    }
  }
  return tied;
}
