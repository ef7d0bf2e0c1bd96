import type { Element } from '@xmldom/xmldom';
import { readAddresses, readRelations } from '../markup/relations.ts';
import { listChildren, valueOf } from '../markup/xml.ts';
import type { Footnote } from './reading.ts';

const PARTS = [
  ['foot', 'footnote', 'word/footnotes.xml'],
  ['end', 'endnote', 'word/endnotes.xml'],
] as const;

/** Reads foot and end notes by kind and id, and numbers them in their order. Separators, which have a type, are passed. */
export function readFootnotes(
  files: ReadonlyMap<string, Uint8Array>,
  open: (path: string) => Element | null,
): ReadonlyMap<string, Footnote> {
  const notes = new Map<string, Footnote>();
  for (const [kind, name, path] of PARTS) {
    const root = open(path);
    const part = { relations: readRelations(files, path), addresses: readAddresses(files, path) };
    let count = 0;
    for (const content of root ? listChildren(root, name) : []) {
      if (!['normal', null].includes(valueOf(content, 'type'))) continue;
      count += 1;
      notes.set(`${kind} ${valueOf(content, 'id')}`, { mark: String(count), content, part });
    }
  }
  return notes;
}
