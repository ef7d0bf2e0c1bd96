import type { Provider } from '@relievo/contracts/accounts';
import type { AuthTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface AccountRow {
  id: string;
  email: string;
  name: string;
  username: string | null;
  email_verified: boolean;
  suspended_at: Date | null;
  deletion_requested_at: Date | null;
  created_at: Date;
}

const ACCOUNT = `u.id, u.email, u.name, u.username, u.email_verified, u.suspended_at, u.deletion_requested_at,
  u.created_at`;

export type FacedAccountRow = AccountRow & {
  avatar_file_id: string | null;
  avatar_alt: string;
  learns: boolean;
};

export async function findAccount(tx: AuthTransaction, userId: string): Promise<FacedAccountRow | undefined> {
  const rows = await tx.query<FacedAccountRow>(
    'account',
    `select ${ACCOUNT}, p.avatar_file_id, p.avatar_alt, learns(u.id) as learns
     from users u join profiles p on p.user_id = u.id where u.id = $1`,
    [userId],
  );
  return rows[0];
}

export type CredentialRow = AccountRow & { password: string | null; has_second_step: boolean };

/** The account behind an address, with the hash of its password where it has one. */
export async function findCredential(tx: AuthTransaction, email: string): Promise<CredentialRow | undefined> {
  const rows = await tx.query<CredentialRow>(
    'account-credential',
    `select ${ACCOUNT}, a.password, has_second_step(u.id) as has_second_step
     from users u left join user_accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where lower(u.email) = lower($1)`,
    [email],
  );
  return rows[0];
}

/** How somebody comes into their account. */
export interface WayIn {
  provider: Provider | 'credential';
  created_at: Date;
}

export async function findWaysIn(tx: AuthTransaction, userId: string): Promise<WayIn[]> {
  return tx.query<WayIn>(
    'account-ways',
    `select provider_id as provider, created_at from user_accounts
     where user_id = $1 and (provider_id <> 'credential' or password is not null) order by created_at`,
    [userId],
  );
}

export async function isUsernameTaken(tx: AuthTransaction, username: string): Promise<boolean> {
  const rows = await tx.query('account-username', 'select from users where folded(username) = folded($1)', [
    username,
  ]);
  return rows.length > 0;
}

export interface NewAccount {
  name: string;
  username: string;
  email: string;
  wantsUpdates: boolean;
}

/** Null where the address or the username has an account already, also one that is being made just now. */
export async function insertAccount(
  tx: AuthTransaction,
  account: NewAccount,
  password: NewPassword,
  now: Date,
): Promise<string | null> {
  const [made] = await tx.query<{ id: string }>(
    'account-insert',
    `insert into users (name, email, username, display_username, created_at, updated_at)
     values ($1, $2, $3, $3, $4, $4)
     on conflict do nothing
     returning id`,
    [account.name, account.email, account.username, now],
  );
  if (!made) return null;
  await setPassword(tx, made.id, password, now);
  await setUpdatesOptIn(tx, made.id, account.wantsUpdates);
  return made.id;
}

/** Does the work and takes back what it wrote: it costs the same time and leaves nothing. */
export async function runInVain(tx: AuthTransaction, work: () => Promise<unknown>): Promise<void> {
  await tx.query('in-vain-begin', 'savepoint in_vain');
  await work();
  await tx.query('in-vain-end', 'rollback to savepoint in_vain');
}

/**
 * Gives an account whose address nobody has proven to whoever signed up last. The username that was wanted is taken
 * where nobody else has it.
 */
export async function replaceUnproven(
  tx: AuthTransaction,
  userId: string,
  account: NewAccount,
  password: NewPassword,
  now: Date,
): Promise<void> {
  await tx.query(
    'account-replace',
    `update users set name = $2, username = $3, display_username = $3, created_at = $4, updated_at = $4
     where id = $1 and not email_verified`,
    [userId, account.name, account.username, now],
  );
  await setPassword(tx, userId, password, now);
  await setUpdatesOptIn(tx, userId, account.wantsUpdates);
}

async function setUpdatesOptIn(tx: AuthTransaction, userId: string, wantsUpdates: boolean): Promise<void> {
  await tx.query('account-updates', 'update preferences set updates_opt_in = $2 where user_id = $1', [
    userId,
    wantsUpdates,
  ]);
}

/** A password, and before the address is proven the browser in which it was chosen; both as hashes. */
export interface NewPassword {
  readonly hash: string;
  readonly browserHash?: string;
}

export async function setPassword(
  tx: AuthTransaction,
  userId: string,
  { hash, browserHash }: NewPassword,
  now: Date,
): Promise<void> {
  await tx.query(
    'account-password',
    `insert into user_accounts
       (user_id, account_id, provider_id, password, set_by_browser, created_at, updated_at)
     values ($1::uuid, $1::text, 'credential', $2, $4, $3, $3)
     on conflict (provider_id, account_id) do update set
       password = excluded.password, set_by_browser = excluded.set_by_browser, updated_at = excluded.updated_at`,
    [userId, hash, now, browserHash ?? null],
  );
}

/** Nothing happens where the password was changed meanwhile. */
export async function renewHash(
  tx: AuthTransaction,
  userId: string,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  await tx.query(
    'account-renew-hash',
    `update user_accounts set password = $3 where user_id = $1 and provider_id = 'credential' and password = $2`,
    [userId, from, to],
  );
}

export async function markVerified(tx: AuthTransaction, userId: string, now: Date): Promise<void> {
  await tx.query(
    'account-verified',
    'update users set email_verified = true, updated_at = $2 where id = $1',
    [userId, now],
  );
}

/** The end of what is kept: what a thing of its kind was last used at, or was to last until, before this moment. */
export interface KeptUntil {
  readonly now: Date;
  readonly attempts: Date;
  readonly letterCounts: Date;
  readonly guessCounts: Date;
  readonly signInNetworks: Date;
  readonly unprovenAccounts: Date;
}

/**
 * Sessions and links whose time is over, attempts and counts that count for nothing any more, and accounts whose
 * address nobody has proven, so that their usernames are free again.
 */
export async function deleteExpired(tx: SystemTransaction, until: KeptUntil): Promise<void> {
  await tx.query('expired-sessions', 'delete from user_sessions where expires_at <= $1', [until.now]);
  await tx.query('expired-half', 'delete from half_sign_ins where expires_at <= $1', [until.now]);
  await tx.query('expired-links', 'delete from verifications where expires_at <= $1', [until.now]);
  await tx.query('expired-attempts', 'delete from login_attempts where last_at <= $1', [until.attempts]);
  await tx.query('expired-letter-counts', 'delete from letter_counts where last_at <= $1', [
    until.letterCounts,
  ]);
  await tx.query('expired-guess-counts', 'delete from guess_counts where last_at <= $1', [until.guessCounts]);
  await tx.query('expired-networks', 'delete from sign_in_networks where last_at <= $1', [
    until.signInNetworks,
  ]);
  await tx.query('expired-accounts', 'delete from users where not email_verified and created_at <= $1', [
    until.unprovenAccounts,
  ]);
}

/** While sign-up is closed, only whoever is invited opens an account. */
export async function maySignUp(tx: AuthTransaction, email: string): Promise<boolean> {
  const rows = await tx.query<{ may: boolean }>('account-may-sign-up', 'select may_sign_up($1) as may', [
    email,
  ]);
  return rows[0]?.may ?? false;
}
