import { announce } from './announcer.ts';

/** Milliseconds without a key before a count is said, so that typing is not interrupted. */
export const REST_MS = 400;

/**
 * Says how much a search shows once no one types. What it returns takes the words back: a message waits until others were
 * heard, and by then the search may show something else.
 */
export function sayAfterRest(words: string): () => void {
  let isShown = true;
  const timer = setTimeout(() => announce(() => (isShown ? words : null), 'library'), REST_MS);
  return () => {
    isShown = false;
    clearTimeout(timer);
  };
}
