import type { AuthTransaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { writeLetter } from '../../mail/service.ts';
import { type AccountDependencies, later } from '../dependencies.ts';
import { hashOf, newToken } from '../tokens.ts';
import { replaceLink, useLink } from './repository.ts';

const PURPOSES = {
  verify_email: { path: '/auth/verify', lifetimeSeconds: 24 * 60 * 60 },
  reset_password: { path: '/auth/reset', lifetimeSeconds: 60 * 60 },
} as const;

export type Purpose = keyof typeof PURPOSES;

/** Nobody's mailbox is filled by asking again and again. */
const PAUSE_SECONDS = 60;

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Puts a letter with a fresh link into the outbox, in the transaction of what it is about. */
export async function mailLink(
  tx: AuthTransaction,
  { clock }: AccountDependencies,
  purpose: Purpose,
  { id, name, email }: Recipient,
): Promise<void> {
  const now = clock.now();
  const secret = newToken();
  const made = await replaceLink(tx, {
    identifier: `${purpose}:${id}`,
    secretHash: hashOf(secret),
    now,
    expiresAt: later(now, PURPOSES[purpose].lifetimeSeconds),
    notSince: later(now, -PAUSE_SECONDS),
  });
  if (!made) return;
  const path = `${PURPOSES[purpose].path}?token=${id}.${secret}`;
  await writeLetter(tx, email, purpose, { name, path });
}

/** Whose link it is. Expired, used and forged ones are refused alike. */
export async function openLink(
  tx: AuthTransaction,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string> {
  const [, userId, secret] = TOKEN.exec(token) ?? [];
  if (userId === undefined || secret === undefined) throw refuse('link_not_valid');
  if (await useLink(tx, `${purpose}:${userId}`, hashOf(secret), now)) return userId;
  throw refuse('link_not_valid');
}
