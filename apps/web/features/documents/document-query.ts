import type { ReadyFile } from '@relievo/contracts/library/files';
import { queryOptions } from '@tanstack/react-query';

/** Kinds of files that are read as words: a page, or plain text. */
const READ = ['text/html', 'text/plain'];
const MEGABYTE = 1024 * 1024;
/** A longer file is a book, and for a program that is made for books. */
const MAX_OWN = 2 * MEGABYTE;
/** The page of a document holds its pictures as well, which the converter limits. */
const MAX_MADE = 24 * MEGABYTE;

/** Tells whether a file that the author put in, or the page that was made of it, is read on the page of its resource. */
export function isReadHere(file: ReadyFile, { isMade = false }: { readonly isMade?: boolean } = {}): boolean {
  return READ.includes(kindOf(file)) && file.size <= (isMade ? MAX_MADE : MAX_OWN);
}

export function isHtml(file: ReadyFile): boolean {
  return kindOf(file) === 'text/html';
}

function kindOf({ mediaType }: ReadyFile): string {
  return mediaType.split(';')[0]?.trim() ?? '';
}

/** What the file says. It is shown and not saved, so nobody counts a download. */
export function documentQuery(address: string) {
  return queryOptions({
    queryKey: ['document', address],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`${address}?show`, { signal });
      if (!answer.ok) throw new Error(`The document did not come: ${answer.status}.`);
      return answer.text();
    },
    staleTime: Infinity,
  });
}
