import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import type { Item, Items } from './items.ts';

/** Says where a part is: its level, and the number of roots around it. */
export interface Place {
  readonly level: string;
  readonly roots: number;
}

/** Writes the parts of an element: the files of structures call it for the content. */
export interface Writer {
  readonly row: (elements: readonly Element[], place: Place) => Items;
  readonly part: (element: Element | undefined, place: Place) => Items;
}

/** Joins items, unless a part of them is not written. */
export function joinWritten(parts: readonly Items[]): Items {
  const joined: Item[] = [];
  for (const part of parts) {
    if (part === null) return null;
    addAll(joined, part);
  }
  return joined;
}
