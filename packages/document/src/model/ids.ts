import type { Document } from './document.ts';
import { listIds } from './list-ids.ts';
import { walkBlocks } from './walk.ts';

/** Gives an id that nothing else in the document has; the word tells a person what it is about. */
export type NewId = (word: string) => string;

export function createNewIds(taken: ReadonlySet<string> = new Set()): NewId {
  const next = new Map<string, number>();
  return (word) => {
    for (;;) {
      const number = next.get(word) ?? 1;
      next.set(word, number + 1);
      const id = `${word}-${number}`;
      if (!taken.has(id)) return id;
    }
  };
}

export function createNewIdsFor({ blocks, pictures }: Document): NewId {
  const taken = new Set(pictures.map(({ id }) => id));
  for (const { block } of walkBlocks(blocks)) for (const id of listIds(block)) taken.add(id);
  return createNewIds(taken);
}
