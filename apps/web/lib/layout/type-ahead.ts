/** So long after a letter the next one begins a new word. */
export const PAUSE_MS = 1000;

/** What was typed so far, and when. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: -Infinity };

export interface Jump {
  readonly typed: Typed;
  /** Where it leads; null where no name begins so. */
  readonly to: number | null;
}

/**
 * Where a letter leads among names: to the next one that begins with what was typed, after the last back to the first. The
 * same letter again goes on to the next name that begins with it.
 */
export function jumpByLetter(
  names: readonly string[],
  from: number,
  letter: string,
  at: number,
  before: Typed,
): Jump {
  const isWord = at - before.at < PAUSE_MS;
  const text = isWord ? before.text + fold(letter) : fold(letter);
  const isAgain = text.length > 1 && [...text].every((one) => one === text[0]);
  const found = findFrom(names, text, isWord ? from : from + 1);
  if (found !== null || !isAgain) return { typed: { text, at }, to: found };
  return { typed: { text, at }, to: findFrom(names, fold(letter), from + 1) };
}

function findFrom(names: readonly string[], beginning: string, from: number): number | null {
  for (let step = 0; step < names.length; step += 1) {
    const index = (from + step) % names.length;
    if (fold(names[index] ?? '').startsWith(beginning)) return index;
  }
  return null;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
