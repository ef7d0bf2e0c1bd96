import type { AuthTransaction } from '../../../../platform/database/database.ts';

interface Place {
  account: string;
  client: string;
}

/**
 * Counts one guess more in a row, over all networks, in one statement. False where there were as many as may be: then
 * only networks from which the account was signed in lately may go on.
 */
export async function countGuess(
  tx: AuthTransaction,
  { account, client }: Place,
  now: Date,
  atMost: number,
): Promise<boolean> {
  const rows = await tx.query(
    'guess-count',
    `insert into guess_counts as c (account, failures, last_at) values ($1, 1, $3)
     on conflict (account) do update set failures = c.failures + 1, last_at = $3
     where c.failures < $4
       or exists (select from sign_in_networks n where n.account = $1 and n.client = $2)
     returning account`,
    [account, client, now, atMost],
  );
  return rows.length > 0;
}

/** The right password ends the row of wrong ones, and its network is known from now on. */
export async function endGuesses(tx: AuthTransaction, { account, client }: Place, now: Date): Promise<void> {
  await tx.query('guesses-end', 'delete from guess_counts where account = $1', [account]);
  await tx.query(
    'guesses-network',
    `insert into sign_in_networks (account, client, last_at) values ($1, $2, $3)
     on conflict (account, client) do update set last_at = $3`,
    [account, client, now],
  );
}

/** With a new password the count begins anew, and no network is known: whoever had the old one may have signed in. */
export async function forgetGuesses(tx: AuthTransaction, account: string): Promise<void> {
  await tx.query('guesses-forget', 'delete from guess_counts where account = $1', [account]);
  await tx.query('guesses-forget-networks', 'delete from sign_in_networks where account = $1', [account]);
}
