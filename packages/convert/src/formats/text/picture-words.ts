import type { NoteTaker } from '../notes.ts';

/** A name of a file, which programs put in where nobody wrote anything. */
const FILE_NAME =
  /^(?:fig:\s*)?(?:\S+|(?:[a-z]:[\\/]|[\\/]|file:).+)\.(?:png|jpe?g|gif|svg|webp|bmp|tiff?|emf|wmf)$/i;

/** Finds the first text that a person wrote; null if there is none. */
export function findAlt(said: readonly (string | null | undefined)[]): string | null {
  return said.map((one) => one?.trim() ?? '').find((one) => one !== '' && !FILE_NAME.test(one)) ?? null;
}

/** What is said of a picture; null, with a note, where nobody said anything. */
export function readAlt(said: readonly (string | null | undefined)[], notes: NoteTaker): string | null {
  const alt = findAlt(said);
  notes.add(alt === null ? 'picture_without_words' : 'picture_in_words');
  return alt;
}
