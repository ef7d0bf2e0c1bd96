import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const PASSKEY = 'id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at';

export async function findPasskeys(tx: AuthTransaction, userId: string): Promise<PasskeyRow[]> {
  return tx.query<PasskeyRow>(
    'passkeys',
    `select ${PASSKEY} from passkeys where user_id = $1 order by created_at, id`,
    [userId],
  );
}

export async function findPasskey(
  tx: AuthTransaction,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const rows = await tx.query<PasskeyRow>(
    'passkey',
    `select ${PASSKEY} from passkeys where credential_id = $1`,
    [credentialId],
  );
  return rows[0];
}

export interface NewPasskey {
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

/** False where the same passkey stands already. */
export async function insertPasskey(tx: AuthTransaction, passkey: NewPasskey, now: Date): Promise<boolean> {
  const rows = await tx.query(
    'passkey-insert',
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning id`,
    [
      passkey.userId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.name,
      now,
    ],
  );
  return rows.length > 0;
}

/** False where it was used as often already: then it is a copy. Devices that do not count say 0 each time. */
export async function countUse(
  tx: AuthTransaction,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'passkey-use',
    `update passkeys set counter = $2, last_used_at = $3
     where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning id`,
    [id, counter, now],
  );
  return rows.length > 0;
}

export async function setPasskeyName(
  tx: AuthTransaction,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const rows = await tx.query(
    'passkey-rename',
    'update passkeys set name = $3 where user_id = $1 and id = $2 returning id',
    [userId, id, name],
  );
  return rows.length > 0;
}

export async function deletePasskey(tx: AuthTransaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'passkey-delete',
    'delete from passkeys where user_id = $1 and id = $2 returning id',
    [userId, id],
  );
  return rows.length > 0;
}

/** What a challenge was given for; the detail says to whom, where that is known. */
export interface Challenge {
  readonly hash: string;
  readonly purpose: 'register' | 'sign_in' | 'prove';
  readonly detail: string;
}

export async function insertChallenge(
  tx: AuthTransaction,
  { hash, purpose, detail }: Challenge,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await tx.query(
    'passkey-challenge',
    `insert into verifications (identifier, value, detail, expires_at, created_at, updated_at)
     values ('passkey:' || $1, $2, $3, $5, $4, $4)`,
    [hash, purpose, detail, now, expiresAt],
  );
}

/** A challenge is answered once, whoever answers. */
export async function takeChallenge(
  tx: AuthTransaction,
  { hash, purpose, detail }: Challenge,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'passkey-challenge-take',
    `delete from verifications
     where identifier = 'passkey:' || $1 and value = $2 and detail = $3 and expires_at > $4
     returning id`,
    [hash, purpose, detail, now],
  );
  return rows.length > 0;
}
