import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@relievo/contracts/accounts';

/** No vowels, so that no words come about, and nothing that looks or sounds like another one (0 and o, 1 and l). */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
/** 27 letters to the power of 12 are 57 bits; guesses are few, and the database holds only hashes with a key. */
const LENGTH = 12;
const GROUP = 4;

/** In groups, as people write them down. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, (_, at) => {
      const hyphen = at > 0 && at % GROUP === 0 ? '-' : '';
      return hyphen + (LETTERS[randomInt(LETTERS.length)] ?? '');
    }).join(''),
  );
}

/** A code as it is compared: spaces, hyphens and capital letters are a matter of writing. */
export function normalizeCode(code: string): string {
  return code.replaceAll(/[\s‐‑–-]/g, '').toLowerCase();
}

export function hashRecoveryCode(key: string, userId: string, code: string): string {
  return createHmac('sha256', key)
    .update(`${userId} ${normalizeCode(code)}`)
    .digest('base64url');
}
