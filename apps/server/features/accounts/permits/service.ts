import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { type AccountDependencies, addSeconds } from '../dependencies.ts';
import { createToken, hashToken } from '../token-rules.ts';
import { deletePermit, insertPermit } from './repository.ts';

type PermitDependencies = Pick<AccountDependencies, 'database' | 'clock'>;

/** Leave to do one thing once, from this session and within so many seconds; it ends with the session. */
export async function givePermit(
  { database, clock }: PermitDependencies,
  { sessionId }: SignedIn,
  purpose: string,
  seconds: number,
): Promise<string> {
  const token = createToken();
  const now = clock.now();
  const permit = { tokenHash: hashToken(token), sessionId, purpose, expiresAt: addSeconds(now, seconds) };
  await database.asAuth((tx) => insertPermit(tx, permit, now));
  return token;
}

/** True once, for the session and the purpose that it was given for. */
export async function takePermit(
  { database, clock }: PermitDependencies,
  { sessionId }: SignedIn,
  purpose: string,
  token: string,
): Promise<boolean> {
  const permit = { tokenHash: hashToken(token), sessionId, purpose, now: clock.now() };
  return database.asAuth((tx) => deletePermit(tx, permit));
}
