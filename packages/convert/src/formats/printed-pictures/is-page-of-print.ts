import type { FoundWord, PictureReport } from '../importer.ts';

/** A page of print has at least so many words, most of them read for certain. */
const MIN_WORDS = 40;
const CERTAIN = 60;
const MIN_CERTAIN = 0.6;
/** Labels of drawings have fewer words than sentences. */
const SENTENCE = 4;
const MIN_IN_SENTENCES = 0.4;

/** Tells whether a picture shows a page of print, and not a drawing with names. */
export function isPageOfPrint({ seen, words }: Pick<PictureReport, 'seen' | 'words'>): boolean {
  const certain = words.filter(({ confidence }) => confidence >= CERTAIN).length;
  if (words.length < MIN_WORDS || certain < MIN_CERTAIN * words.length) return false;
  return seen.kind === 'text-page' || countInSentences(words) >= MIN_IN_SENTENCES * words.length;
}

/** Counts the words outside of the drawing and in long labels. */
function countInSentences(words: readonly FoundWord[]): number {
  const labels = new Map<string, number>();
  for (const { item } of words) if (item !== null) labels.set(item, (labels.get(item) ?? 0) + 1);
  return words.filter(({ item }) => item === null || (labels.get(item) ?? 0) >= SENTENCE).length;
}
