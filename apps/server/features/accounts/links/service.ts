import { UUID_PATTERN } from '@relievo/contracts/operations';
import type { AuthTransaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { writeLetter } from '../../mail/service.ts';
import { GRACE_SECONDS } from '../deletion-rules.ts';
import { type AccountDependencies, addSeconds } from '../dependencies.ts';
import { createToken, hashToken } from '../token-rules.ts';
import { mayWriteTo } from './pause-rules.ts';
import { replaceLink, useLink } from './repository.ts';

const PURPOSES = {
  verify_email: { path: '/auth/verify', lifetimeSeconds: 24 * 60 * 60 },
  reset_password: { path: '/auth/reset', lifetimeSeconds: 60 * 60 },
  change_email: { path: '/auth/change-email', lifetimeSeconds: 24 * 60 * 60 },
  undo_deletion: { path: '/auth/undo-deletion', lifetimeSeconds: GRACE_SECONDS },
  // The wait of three days, and a week in which to come back to the letter.
  second_step_recovery: { path: '/auth/second-step-recovery', lifetimeSeconds: 10 * 24 * 60 * 60 },
  hand_over: { path: '/auth/take-over', lifetimeSeconds: 7 * 24 * 60 * 60 },
} as const;

/** What a link for choosing a first password is about: the providers by which its person comes in stay connected. */
export const BESIDE_CONNECTIONS = 'beside_connections';

export type Purpose = keyof typeof PURPOSES;

const TOKEN = new RegExp(`^(${UUID_PATTERN})\\.([\\w-]{43})$`);

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Puts a letter with a fresh link into the outbox, in the transaction of what it is about. Where one went to the
 * address only just now there is none, and the link sent before stays good. Says whether one was written.
 */
export async function mailLink(
  tx: AuthTransaction,
  dependencies: AccountDependencies,
  purpose: 'verify_email' | 'reset_password',
  { id, name, email }: Recipient,
  detail = '',
): Promise<boolean> {
  if (!(await mayWriteTo(tx, email, purpose, dependencies.clock.now()))) return false;
  const path = await makeLink(tx, dependencies, { purpose, userId: id, detail });
  await writeLetter(tx, email, purpose, { name, path });
  return true;
}

/** Where a fresh link leads; the one sent before opens nothing any more. */
export async function makeLink(
  tx: AuthTransaction,
  { clock }: Pick<AccountDependencies, 'clock'>,
  { purpose, userId, detail = '' }: { purpose: Purpose; userId: string; detail?: string },
): Promise<string> {
  const now = clock.now();
  const secret = createToken();
  await replaceLink(tx, {
    identifier: `${purpose}:${userId}`,
    secretHash: hashToken(secret),
    detail,
    now,
    expiresAt: addSeconds(now, PURPOSES[purpose].lifetimeSeconds),
  });
  return `${PURPOSES[purpose].path}?token=${userId}.${secret}`;
}

/** What a link says of itself; whether it is true only the database knows. */
export function readLinkToken(token: string): { userId: string; secret: string } {
  const [, userId, secret] = TOKEN.exec(token) ?? [];
  if (userId === undefined || secret === undefined) throw refuse('link_not_valid');
  return { userId, secret };
}

/** Whose link it is, and what it is about. Expired, used and forged ones are refused alike. */
export async function openLink(
  tx: AuthTransaction,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ userId: string; detail: string }> {
  const { userId, secret } = readLinkToken(token);
  const detail = await useLink(tx, `${purpose}:${userId}`, hashToken(secret), now);
  if (detail === null) throw refuse('link_not_valid');
  return { userId, detail };
}
