import { BLANK } from '@relievo/braille';
import type { BookBlock } from '@relievo/braille/book';
import { addAll } from '@relievo/words';
import type { Brailling, Place } from './brailling.ts';
import { cells, setOff, writeItem } from './forms.ts';
import { writeReference } from './write-text.ts';

/** Writes the notes that wait: 1-3, each with its sign (Braille Formats 2016, section 16). End notes wait for a chapter's end. */
export function takeNotes(brailling: Brailling, place: Place, which: 'foot' | 'all'): readonly BookBlock[] {
  const taken = brailling.notes.filter((note) => which === 'all' || note.place !== 'end');
  if (taken.length === 0) return [];
  const rest = brailling.notes.filter((note) => !taken.includes(note));
  brailling.notes.length = 0;
  addAll(brailling.notes, rest);
  const written = taken.flatMap(({ mark, blocks, language = place.language }) => {
    const sign = mark === '' ? [] : cells(writeReference(mark, brailling, language) + BLANK);
    return writeItem([], blocks, brailling, { ...place, language }, { first: 0, others: 2 }, sign);
  });
  // A note may hold others, which were found while it was written.
  return setOff([...written, ...takeNotes(brailling, place, which)]);
}
