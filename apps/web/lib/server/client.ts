import { createClient, type readRefusal, toRefusal } from '@relievo/contracts/client';
import { getCatalogues } from '../words/catalogues.ts';
import { createFetchToTheEnd } from './fetch-to-the-end.ts';

const fetchToTheEnd = createFetchToTheEnd((request, init) => fetch(request, init));

export const client = createClient(location.origin, {
  fetch: (request, init, _options, _path, input) => fetchToTheEnd(request, init, input),
  words: () => getCatalogues().errors,
});

/** What the text of an answer refuses, in the words of the reader, where it came beside the calls of the client. */
export function readAnswer(text: string, status: number): Error | null {
  try {
    return toRefusal(JSON.parse(text), status, getCatalogues().errors);
  } catch {
    return null;
  }
}

/** What was refused beside the page, in the words of the reader; null stands for a server that was not reached. */
export function tellRefusal(refusal: ReturnType<typeof readRefusal>): Error {
  const told = refusal && toRefusal(refusal, refusal.status, getCatalogues().errors);
  return told ?? new Error('The server was not reached.');
}
