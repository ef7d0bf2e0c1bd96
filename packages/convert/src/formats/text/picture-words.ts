import type { NoteTaker } from '../notes.ts';

/** A name of a file, which programs put in where nobody wrote anything. */
const FILE_NAME = /^(?:fig:\s*)?[^\s/]+\.(?:png|jpe?g|gif|svg|webp|bmp|tiff?|emf|wmf)$/i;

/** What is said of a picture; null, with a note, where nobody said anything. */
export function readAlt(said: readonly (string | null | undefined)[], notes: NoteTaker): string | null {
  const alt = said.map((one) => one?.trim() ?? '').find((one) => one !== '' && !FILE_NAME.test(one));
  notes.add(alt === undefined ? 'picture_without_words' : 'picture_in_words');
  return alt ?? null;
}
