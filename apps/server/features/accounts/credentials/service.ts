import type { AuthTransaction } from '../../../platform/database/database.ts';
import { deleteOtherSessions, deleteSessionsOf } from '../sessions/repository.ts';
import {
  deleteHalfSignIns,
  deleteLinks,
  deleteProviderAttempts,
  deleteSecondSteps,
  type LinkPurpose,
} from './repository.ts';
import { type Credential, type CredentialEvent, FATES } from './rules.ts';

const LINKS: readonly (readonly [Credential, LinkPurpose])[] = [
  ['verification_link', 'verify_email'],
  ['reset_link', 'reset_password'],
  ['email_change_link', 'change_email'],
  ['undo_deletion_link', 'undo_deletion'],
  ['second_step_recovery_link', 'second_step_recovery'],
];

/**
 * Ends the links, the sessions and the begun connections that the table of credentials ends at this event, in the
 * transaction of the event. What is kept with a session, such as permits and streams, ends with it.
 */
export async function endCredentials(
  tx: AuthTransaction,
  event: CredentialEvent,
  { userId, sessionId }: { readonly userId: string; readonly sessionId?: string | undefined },
): Promise<void> {
  const fates = FATES[event];
  const purposes = LINKS.filter(([link]) => fates[link] === 'ends').map(([, purpose]) => purpose);
  if (purposes.length > 0) await deleteLinks(tx, userId, purposes);
  if (fates.provider_attempts === 'ends') await deleteProviderAttempts(tx, userId);
  if (fates.half_sign_ins === 'ends') await deleteHalfSignIns(tx, userId);
  if (fates.authenticator === 'ends') await deleteSecondSteps(tx, userId);
  if (fates.session_here === 'ends') await deleteSessionsOf(tx, userId);
  else if (fates.sessions_elsewhere === 'ends' && sessionId !== undefined)
    await deleteOtherSessions(tx, userId, sessionId);
}
