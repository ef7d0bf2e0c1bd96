import type { Item, Role } from '../../model/drawing.ts';
import type { LeafItem } from '../../model/walk.ts';

/** What a sentence is about: by its name, else by its words, else by what it is. */
export type Subject = { readonly name: string } | { readonly text: string } | { readonly role: Role };

const LONGEST_NAME = 40;

function shortenWords(words: string): string {
  const characters = [...words.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > LONGEST_NAME
    ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…`
    : characters.join('');
}

export function subjectOf(item: Item | LeafItem): Subject {
  if (item.name.trim()) return { name: shortenWords(item.name) };
  if (item.kind === 'text' && item.print.trim()) return { text: shortenWords(item.print) };
  return { role: item.role };
}
