const LENGTH = 40;

/** Enough of a comment to tell it from the others, on one line and whole letters. */
export function beginningOf(body: string): string {
  const letters = [...body.replaceAll(/\s+/g, ' ').trim()];
  return letters.length > LENGTH ? `${letters.slice(0, LENGTH).join('')}…` : letters.join('');
}
