import type { Provider } from '@relievo/contracts/accounts';
import type { AuthTransaction } from '../../../platform/database/database.ts';
import type { AccountRow } from '../repository.ts';

/** A sign-in that was begun: by whom it is, where it leads, and whose account it connects, if any. */
export interface Attempt {
  provider: Provider;
  returnTo: string;
  userId: string | null;
}

export async function insertAttempt(
  tx: AuthTransaction,
  {
    secretHash,
    attempt,
    now,
    expiresAt,
  }: { secretHash: string; attempt: Attempt; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    'provider-begin',
    `insert into verifications (identifier, value, detail, expires_at, created_at, updated_at)
     values ('provider:' || $1, $2, $5, $4, $3, $3)`,
    [secretHash, JSON.stringify(attempt), now, expiresAt, attempt.userId ?? ''],
  );
}

/** An attempt is ended once, whoever tries. */
export async function takeAttempt(
  tx: AuthTransaction,
  secretHash: string,
  now: Date,
): Promise<Attempt | null> {
  const rows = await tx.query<{ value: string }>(
    'provider-take',
    `delete from verifications where identifier = 'provider:' || $1 and expires_at > $2 returning value`,
    [secretHash, now],
  );
  return rows[0] ? (JSON.parse(rows[0].value) as Attempt) : null;
}

export async function findConnected(
  tx: AuthTransaction,
  provider: Provider,
  subject: string,
): Promise<AccountRow | undefined> {
  const rows = await tx.query<AccountRow>(
    'provider-connected',
    `select u.id, u.email, u.name, u.username, u.email_verified, u.suspended_at, u.deletion_requested_at, u.created_at
     from user_accounts a join users u on u.id = a.user_id
     where a.provider_id = $1 and a.account_id = $2`,
    [provider, subject],
  );
  return rows[0];
}

export interface Connection {
  readonly userId: string;
  readonly provider: Provider;
  readonly subject: string;
  /** Before the address of the account is proven: the browser in which the connection was made. */
  readonly browserHash?: string | null;
}

/** Instead of one of the same provider that was connected before. False where it is somebody else's. */
export async function connect(
  tx: AuthTransaction,
  { userId, provider, subject, browserHash = null }: Connection,
  now: Date,
): Promise<boolean> {
  await tx.query(
    'provider-replace',
    'delete from user_accounts where user_id = $1 and provider_id = $2 and account_id <> $3',
    [userId, provider, subject],
  );
  const rows = await tx.query<{ user_id: string }>(
    'provider-connect',
    `insert into user_accounts as a (user_id, provider_id, account_id, created_at, updated_at, set_by_browser)
     values ($1, $2, $3, $4, $4, $5)
     on conflict (provider_id, account_id) do update set updated_at = $4 where a.user_id = $1
     returning user_id`,
    [userId, provider, subject, now, browserHash],
  );
  return rows.length > 0;
}

/** Until the end of the transaction nobody else changes the ways into this account. */
export async function holdAccount(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query('provider-hold', 'select from users where id = $1 for update', [userId]);
}

export async function disconnect(tx: AuthTransaction, userId: string, provider: Provider): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    'provider-disconnect',
    'delete from user_accounts where user_id = $1 and provider_id = $2 returning id',
    [userId, provider],
  );
  return rows.length > 0;
}

/** Null where somebody opened an account with this address at the same moment. */
export async function insertPerson(
  tx: AuthTransaction,
  person: { name: string; email: string; emailVerified: boolean },
  now: Date,
): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    'provider-person',
    `insert into users (name, email, email_verified, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict do nothing returning id`,
    [person.name, person.email, person.emailVerified, now],
  );
  return rows[0]?.id ?? null;
}
