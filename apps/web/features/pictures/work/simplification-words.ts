import { useLingui } from '@lingui/react/macro';
import type { Simplification } from '@relievo/contracts';

/** What is done by hand, after the picture was traced. */
export const BY_HAND = {
  repaired: 'repaired',
  leftOut: 'left_out',
  labelled: 'labelled',
  named: 'named',
} as const;

/** Whether the drawing holds work of a person, which no other tracing may throw away. */
export function isTouched(log: readonly Simplification[]): boolean {
  const codes: readonly string[] = Object.values(BY_HAND);
  return log.some(({ code }) => codes.includes(code));
}

const MOST = 300;

/** The same again is told once, with how often. */
export function addToLog(log: readonly Simplification[], added: readonly Simplification[]): Simplification[] {
  const joined = [...log];
  for (const one of added) {
    const at = joined.findIndex(({ code, message }) => code === one.code && message === one.message);
    const known = joined[at];
    if (known) joined[at] = { ...known, count: known.count + one.count };
    else joined.push(one);
  }
  return joined.slice(0, MOST);
}

/** The log in the language of the page, as far as it has words for it. */
export function useSimplificationWords(): (one: Simplification) => { words: string; isEnglish: boolean } {
  const { t } = useLingui();
  return ({ code, count, message }) => {
    switch (code) {
      case BY_HAND.leftOut:
        return { words: t`Parts left out by choice: ${count}`, isEnglish: false };
      case BY_HAND.labelled:
        return { words: t`Labels written in braille: ${count}`, isEnglish: false };
      case BY_HAND.named:
        return { words: t`Parts given a name: ${count}`, isEnglish: false };
      default:
        return { words: message, isEnglish: true };
    }
  };
}
