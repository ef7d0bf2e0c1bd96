/** Folds a name for comparing: case, spaces, quotation marks and a full stop do not matter. */
export function foldName(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/["“”'‘’]/g, '')
    .replaceAll(/\s{1,30}/g, ' ')
    .replace(/[.,;:!?]{1,30}$/, '')
    .trim();
}
