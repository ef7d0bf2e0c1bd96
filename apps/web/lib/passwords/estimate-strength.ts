import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What somebody who guesses would make use of. */
export type Weakness =
  | 'about_you'
  | 'common_password'
  | 'keys_in_a_row'
  | 'repeats'
  | 'letters_in_order'
  | 'days'
  | 'short';

export type Strength =
  | { readonly isEasyToGuess: false }
  | { readonly isEasyToGuess: true; readonly weakness: Weakness };

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The highest that zxcvbn gives: more than 10^10 guesses, too many also for whoever has stolen the hashes. */
const SAFE = 4;
/** Of longer ones the beginning is enough, and all of it would take time. */
const LONGEST = 100;

const WEAKNESSES: Readonly<Record<string, Weakness>> = {
  dictionary: 'common_password',
  spatial: 'keys_in_a_row',
  repeat: 'repeats',
  sequence: 'letters_in_order',
  date: 'days',
  regex: 'days',
};

/** What the person has typed about themselves is guessed first. */
export function estimateStrength(password: string, about: readonly string[]): Strength {
  const parts = about.flatMap((text) => text.split(/[\s@.]+/)).filter((part) => part.length > 2);
  const { score, sequence } = estimator.check(password.slice(0, LONGEST), [...about, ...parts]);
  if (score >= SAFE) return { isEasyToGuess: false };
  const [longest] = sequence
    .filter(({ pattern }) => pattern in WEAKNESSES)
    .toSorted((a, b) => b.token.length - a.token.length);
  if (longest && 'dictionaryName' in longest && longest['dictionaryName'] === 'userInputs')
    return { isEasyToGuess: true, weakness: 'about_you' };
  return { isEasyToGuess: true, weakness: WEAKNESSES[longest?.pattern ?? ''] ?? 'short' };
}
