import { RECOVERY_WAIT_HOURS } from '@relievo/contracts/accounts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { writeLetter } from '../../mail/service.ts';
import { addSeconds } from '../dependencies.ts';
import { loseSecondStep } from '../enrolment/service.ts';
import { mayWriteTo } from '../links/pause-rules.ts';
import { findLinkDetail } from '../links/repository.ts';
import { makeLink, openLink, readLinkToken } from '../links/service.ts';
import { findAccount } from '../repository.ts';
import type { SecondStepDependencies } from '../second-step/dependencies.ts';
import { findRecovery, isAdministrator, isSecondStepRequired } from '../second-step/repository.ts';
import { hashToken } from '../token-rules.ts';
import { findHalfSignIn, insertRecoveryNotice } from './repository.ts';

const PURPOSE = 'second_step_recovery';
const HOUR_SECONDS = 60 * 60;

/**
 * For who has done the first step and lost the second one and its recovery codes. A letter brings a link that takes
 * the second step off after the wait; until then that link, any open session and any whole sign-in keeps it. Whoever
 * asks again does not wait anew.
 */
export async function requestRecovery(
  dependencies: SecondStepDependencies,
  secret: string | null,
): Promise<string> {
  const { database, clock } = dependencies;
  const now = clock.now();
  return database.asAuth(async (tx) => {
    const userId = await findHalfSignIn(tx, hashToken(secret ?? ''), now);
    const account = userId === null ? undefined : await findAccount(tx, userId);
    if (!account) throw refuse('sign_in_expired');
    if ((await isSecondStepRequired(tx)) && (await isAdministrator(tx, account.id)))
      throw refuse('recovery_by_administrator');
    const begun = await findRecovery(tx, account.id, now);
    const from = begun ?? addSeconds(now, RECOVERY_WAIT_HOURS * HOUR_SECONDS).toISOString();
    if (!(await mayWriteTo(tx, account.email, PURPOSE, now))) return from;
    const path = await makeLink(tx, dependencies, { purpose: PURPOSE, userId: account.id, detail: from });
    const date = from.slice(0, 10);
    await writeLetter(tx, account.email, PURPOSE, { name: account.name, path, date });
    if (begun === null) await insertRecoveryNotice(tx, account.id, from);
    return from;
  });
}

/** Takes the second step off; it opens no session, so the first step is needed as well. */
export async function completeRecovery(
  { database, clock }: SecondStepDependencies,
  token: string,
): Promise<void> {
  const now = clock.now();
  await database.asAuth(async (tx) => {
    const { userId, secret } = readLinkToken(token);
    const from = await findLinkDetail(tx, `${PURPOSE}:${userId}`, hashToken(secret), now);
    if (from === null) throw refuse('link_not_valid');
    const waits = new Date(from).getTime() - now.getTime();
    if (waits > 0) throw refuse('recovery_waits', { hours: Math.ceil(waits / (HOUR_SECONDS * 1000)) });
    await openLink(tx, PURPOSE, token, now);
    await loseSecondStep(tx, userId, { actorId: null, how: 'letter' });
  });
}

export async function cancelRecoveryByLink(
  { database, clock }: SecondStepDependencies,
  token: string,
): Promise<void> {
  await database.asAuth((tx) => openLink(tx, PURPOSE, token, clock.now()));
}
