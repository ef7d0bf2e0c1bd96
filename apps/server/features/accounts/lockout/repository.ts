import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface Attempt {
  failures: number;
  locked_until: Date | null;
}

export interface AttemptRules {
  tries: number;
  windowSeconds: number;
  lockSeconds: number;
}

/**
 * Failures that began in here are counted on. One that lies ahead by more than a lock lasts was written before the
 * clock of the server was set back, and counts for nothing: it would lock its person out for as long as that was.
 */
const SPAN = `$3 - $5 * interval '1 second' + interval '1 microsecond' and $3 + $6 * interval '1 second'`;

/**
 * Reserves one try before the password is looked at, in one statement, so that guesses sent at the same time
 * cannot pass the count together. Null when the account is locked for this client.
 */
export async function reserveAttempt(
  tx: AuthTransaction,
  { account, client }: { account: string; client: string },
  now: Date,
  rules: AttemptRules,
): Promise<Attempt | null> {
  const rows = await tx.query<Attempt>(
    'attempt-reserve',
    `insert into login_attempts as a (account, client, failures, first_at, last_at)
     values ($1, $2, 1, $3, $3)
     on conflict (account, client) do update set
       failures = case when a.locked_until is null and a.first_at between ${SPAN} then a.failures + 1 else 1 end,
       first_at = case when a.locked_until is null and a.first_at between ${SPAN} then a.first_at else $3 end,
       locked_until = case when a.locked_until is null and a.first_at between ${SPAN} and a.failures + 1 >= $4
         then $3 + $6 * interval '1 second' end,
       last_at = $3
     where a.locked_until is null or a.locked_until <= $3 or a.last_at > $3 + $6 * interval '1 second'
     returning failures, locked_until`,
    [account, client, now, rules.tries, rules.windowSeconds, rules.lockSeconds],
  );
  return rows[0] ?? null;
}

export async function findLock(tx: AuthTransaction, account: string, client: string): Promise<Date | null> {
  const rows = await tx.query<{ locked_until: Date | null }>(
    'attempt-lock',
    'select locked_until from login_attempts where account = $1 and client = $2',
    [account, client],
  );
  return rows[0]?.locked_until ?? null;
}

export async function forgetAttempts(tx: AuthTransaction, account: string, client: string): Promise<void> {
  await tx.query('attempts-forget', 'delete from login_attempts where account = $1 and client = $2', [
    account,
    client,
  ]);
}

export async function forgetAllAttempts(tx: AuthTransaction, account: string): Promise<void> {
  await tx.query('attempts-forget-all', 'delete from login_attempts where account = $1', [account]);
}
