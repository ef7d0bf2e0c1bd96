import type { AuthTransaction } from '../../platform/database/database.ts';
import { deleteWaysInOfOthers } from './credentials/repository.ts';
import { endCredentials } from './credentials/service.ts';
import { findWaysIn, markVerified } from './repository.ts';
import { hashToken } from './token-rules.ts';

/**
 * The first proof that an address is theirs. Until then anybody could have opened the account with it, so what others
 * set opens nothing any more. Says whether the browser that shows the proof had set a way in, which stays.
 */
export async function acceptFirstProof(
  tx: AuthTransaction,
  userId: string,
  browserSecret: string | null,
  now: Date,
): Promise<boolean> {
  await deleteWaysInOfOthers(tx, userId, browserSecret === null ? null : hashToken(browserSecret));
  const isSameBrowser = (await findWaysIn(tx, userId)).length > 0;
  await endCredentials(tx, isSameBrowser ? 'first_proof_same_browser' : 'first_proof_other_browser', {
    userId,
  });
  await markVerified(tx, userId, now);
  return isSameBrowser;
}
