import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { networkOf } from '../../../platform/http/requests/network.ts';
import { hashToken } from '../token-rules.ts';
import { countGuess, endGuesses } from './guesses/repository.ts';
import { type AttemptRules, findLock, forgetAttempts, reserveAttempt } from './repository.ts';

const RULES: AttemptRules = { tries: 5, windowSeconds: 15 * 60, lockSeconds: 5 * 60 };

/** Wrong passwords in a row for one account, over all networks (NIST SP 800-63B 3.2.2). */
const GUESSES_IN_A_ROW = 100;

/** From this failure on a person is told how many tries are left. */
const TOLD_FROM = 3;

/** A try that may be made; what follows depends on how it ends. */
export interface Try {
  /** How many tries are left, once it is few. */
  readonly told: { readonly remaining?: number };
  /** The refusal for a try that failed; in other words than those of the sign-in where they are given. */
  failed(otherwise?: Error): Error;
  /** The right password was given: nothing is counted any more. */
  succeeded(): Promise<void>;
}

/** Reserves a try at what has this name, whether it exists or not, or refuses it for as long as the lock lasts. */
export async function takeTry(
  database: Database,
  name: string,
  address: string,
  now: Date,
  whenTooMany:
    | 'too_many_guesses'
    | 'too_many_codes'
    | 'too_many_word_guesses'
    | 'class_code_shut' = 'too_many_guesses',
): Promise<Try> {
  const account = hashToken(name);
  const client = hashToken(networkOf(address));
  const place = { account, client };
  const attempt = await database.asAuth((tx) => reserveAttempt(tx, place, now, RULES));
  if (!attempt) {
    const until = await database.asAuth((tx) => findLock(tx, account, client));
    throw refuseLocked(until ?? now, now);
  }
  const mayGuess = await database.asAuth((tx) => countGuess(tx, place, now, GUESSES_IN_A_ROW));
  if (!mayGuess) throw refuse(whenTooMany);
  const { failures, locked_until: until } = attempt;
  const remaining = RULES.tries - failures;
  const told = failures >= TOLD_FROM ? { remaining } : {};
  return {
    told,
    failed: (otherwise) =>
      until ? refuseLocked(until, now) : (otherwise ?? refuse('invalid_credentials', told)),
    succeeded: () =>
      database.asAuth(async (tx) => {
        await forgetAttempts(tx, account, client);
        await endGuesses(tx, place, now);
      }),
  };
}

/** A try at the code of a class, whichever class it would open: counted for the network from which it comes. */
export function takeCodeTry(database: Database, address: string, now: Date): Promise<Try> {
  return takeTry(database, `class-code:${networkOf(address)}`, address, now, 'class_code_shut');
}

function refuseLocked(until: Date, now: Date): Error {
  return refuse('account_locked', {
    seconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
}
