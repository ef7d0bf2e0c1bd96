import type { DrawingOrigin } from '@relievo/contracts/values';

/** As the licences want it: the title, the author and the licence of what something was made from. */
function tellOrigin({ title, author, licence }: DrawingOrigin): string {
  return `Based on “${title}”${author ? ` by ${author}` : ''}, ${licence}.`;
}

/** The words with a last paragraph that names what it was made from; once, however often it is asked for. */
export function creditOrigin(words: string, origin: DrawingOrigin): string {
  const credit = tellOrigin(origin);
  if (words.includes(credit)) return words;
  return words.trim() === '' ? credit : `${words.trim()}\n\n${credit}`;
}
