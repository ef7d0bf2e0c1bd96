import { type Block, walkParts } from '@relievo/document/model';

export interface References {
  /** Gives the id of the next reference to a note. */
  readonly nextId: (note: string) => string;
  /** Lists the references to a note, each with the block that it is in. */
  readonly listPlaces: (note: string) => readonly { readonly id: string; readonly block: string }[];
}

/** Counts the references to each note, so that a note can lead back to them. */
export function createReferences(blocks: readonly Block[]): References {
  const places = new Map<string, { id: string; block: string }[]>();
  for (const part of walkParts(blocks)) {
    if (part.kind !== 'inlines') continue;
    for (const inline of part.inlines) {
      if (inline.kind !== 'note-reference') continue;
      const known = places.get(inline.note) ?? [];
      known.push({ id: writeId(inline.note, known.length + 1), block: part.of.id });
      places.set(inline.note, known);
    }
  }
  const written = new Map<string, number>();
  return {
    nextId(note) {
      const count = (written.get(note) ?? 0) + 1;
      written.set(note, count);
      return writeId(note, count);
    },
    listPlaces: (note) => places.get(note) ?? [],
  };
}

function writeId(note: string, count: number): string {
  return `reference-${count}-to-${note}`;
}
