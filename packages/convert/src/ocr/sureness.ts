/** Returns how sure a reader is of all words together; longer ones count for more. */
export function sureOf(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}
