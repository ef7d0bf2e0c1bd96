import { useLingui } from '@lingui/react/macro';
import type { Strength, Weakness } from '../../../lib/passwords/estimate-strength.ts';

/** What is said about a password while it is chosen. */
export function useStrengthWords(): (strength: Strength) => string {
  const { t } = useLingui();
  const words: Readonly<Record<Weakness, string>> = {
    about_you: t`Easy to guess: this contains your name, username or email. Choose words that have nothing to do with you.`,
    common_password: t`Easy to guess: this is made of words and numbers that many people use. Choose three or four words that do not belong together.`,
    keys_in_a_row: t`Easy to guess: keys that are next to each other are tried first. Choose words instead.`,
    repeats: t`Easy to guess: repeated letters add little. Choose different words.`,
    letters_in_order: t`Easy to guess: letters or numbers in order are tried first. Choose words instead.`,
    days: t`Easy to guess: days and years are tried first. Choose words instead.`,
    short: t`Easy to guess: this is short. Add one or two more words.`,
  };
  return (strength) => (strength.isEasyToGuess ? words[strength.weakness] : t`Hard to guess.`);
}
