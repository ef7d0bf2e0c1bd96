import { defineLanguage } from '../language.ts';

/** Lists are joined as in Britain, without a comma before the last. */
export const ENGLISH = defineLanguage({
  tag: 'en',
  lists: 'en-GB',
  quotes: ['“', '”', '‘', '’'],
  power: (digits, power) => `${digits} times 10 to the power of ${power}`,
});
