import { createClient, toRefusal } from '@relievo/contracts';
import { getCatalogues } from '../words/catalogues.ts';

export const client = createClient(location.origin, { words: () => getCatalogues().errors });

/** What the text of an answer refuses, in the words of the reader, where it came beside the calls of the client. */
export function readAnswer(text: string, status: number): Error | null {
  try {
    return toRefusal(JSON.parse(text), status, getCatalogues().errors);
  } catch {
    return null;
  }
}
