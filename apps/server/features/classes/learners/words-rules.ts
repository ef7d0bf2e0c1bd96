import { randomInt } from 'node:crypto';
import { PICTURE_WORDS, WORDS_IN_PASSWORD } from '@relievo/contracts/classes';

/** A password of words, none of them twice: a child who sees one picture chosen need not wonder whether it was. */
export function makeWords(): string {
  const left: string[] = [...PICTURE_WORDS];
  const words = Array.from({ length: WORDS_IN_PASSWORD }, () => left.splice(randomInt(left.length), 1)[0]);
  return words.join('-');
}

const SHORTEST = 3;
const LONGEST = 20;

/** What a user name begins with: the first name, as it is written, without what no user name holds. */
export function writeUsernameBase(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const letters = first
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const base = [...letters].slice(0, LONGEST).join('');
  return base.length >= SHORTEST - 2 ? base : 'learner';
}
