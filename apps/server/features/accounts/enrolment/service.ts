import type { SecondStep } from '@relievo/contracts/accounts';
import type { AuthTransaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { deleteLinks } from '../credentials/repository.ts';
import { endCredentials } from '../credentials/service.ts';
import { addSeconds, type Client } from '../dependencies.ts';
import { mayHoldSecondStep } from '../learners/repository.ts';
import { replaceLink } from '../links/repository.ts';
import { forgetGuesses } from '../lockout/guesses/repository.ts';
import { forgetAllAttempts } from '../lockout/repository.ts';
import { takeTry } from '../lockout/service.ts';
import { deletePasskey, findPasskeys } from '../passkeys/repository.ts';
import { requireRecentProof } from '../proof/service.ts';
import { findAccount, findCredential } from '../repository.ts';
import { nameOfCodes, sealContext } from '../second-step/code-service.ts';
import type { SecondStepDependencies } from '../second-step/dependencies.ts';
import { tellPerson } from '../second-step/letters.ts';
import { createRecoveryCodes, hashRecoveryCode, normalizeCode } from '../second-step/recovery-code-rules.ts';
import {
  countRecoveryCodes,
  deleteAuthenticator,
  deleteSetup,
  findAuthenticator,
  findRecovery,
  findSetup,
  hasSecondStep,
  holdSecondStep,
  isSecondStepRequired,
  logRemoval,
  replaceRecoveryCodes,
  setAuthenticator,
  setSecondStepRequired,
} from '../second-step/repository.ts';
import { createSecret, createSetupLink, findStep } from '../second-step/totp-rules.ts';
import { hashToken } from '../token-rules.ts';

export type { SecondStepDependencies } from '../second-step/dependencies.ts';

/** Somebody may have to find and install an app first. */
const SETUP_SECONDS = 60 * 60;
const PRODUCT = 'Relievo';

export async function readSecondStep(
  { database, clock }: SecondStepDependencies,
  { userId }: SignedIn,
): Promise<SecondStep> {
  return database.asAuth(async (tx) => ({
    authenticatorSince: (await findAuthenticator(tx, userId))?.created_at.toISOString() ?? null,
    passkeys: (await findPasskeys(tx, userId)).map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(tx, userId),
    recoveryFrom: await findRecovery(tx, userId, clock.now()),
    isAllowed: await mayHoldSecondStep(tx, userId),
    isRequiredOfAdministrators: await isSecondStepRequired(tx),
  }));
}

/** A class of a learner may have been forbidden it since it was begun, so that each step asks. */
export async function requireSecondStepAllowed(
  { database }: SecondStepDependencies,
  { userId }: SignedIn,
): Promise<void> {
  if (!(await database.asAuth((tx) => mayHoldSecondStep(tx, userId)))) throw refuse('not_for_learners');
}

/** The secret waits, sealed, until a code shows that an app has it. */
export async function beginAuthenticator(
  dependencies: SecondStepDependencies,
  person: SignedIn,
): Promise<{ secret: string; link: string }> {
  const { database, clock, seal } = dependencies;
  await requireSecondStepAllowed(dependencies, person);
  await requireRecentProof(dependencies, person);
  const secret = createSecret();
  const now = clock.now();
  return database.asAuth(async (tx) => {
    const account = await findAccount(tx, person.userId);
    if (!account) throw refuse('session_expired');
    await replaceLink(tx, {
      identifier: `authenticator:${person.userId}`,
      secretHash: seal.seal(secret, sealContext(person.userId)).toString('base64url'),
      detail: '',
      now,
      expiresAt: addSeconds(now, SETUP_SECONDS),
    });
    return { secret, link: createSetupLink(secret, account.email, PRODUCT) };
  });
}

export async function confirmAuthenticator(
  dependencies: SecondStepDependencies,
  person: SignedIn,
  code: string,
  client: Client,
): Promise<string[] | null> {
  const { database, clock, seal } = dependencies;
  await requireSecondStepAllowed(dependencies, person);
  await requireRecentProof(dependencies, person);
  const now = clock.now();
  const { userId } = person;
  const attempt = await takeTry(database, nameOfCodes(userId), client.address, now, 'too_many_codes');
  const given = await database.asAuth(async (tx) => {
    await holdSecondStep(tx, userId);
    const setup = await findSetup(tx, userId, now);
    const sealedSecret = Buffer.from(setup ?? '', 'base64url');
    const secret = seal.open(sealedSecret, sealContext(userId));
    if (secret === null) throw refuse('setup_expired');
    const step = findStep(secret, normalizeCode(code), now);
    if (step === null) return undefined;
    const isFirst = !(await hasSecondStep(tx, userId));
    await setAuthenticator(tx, userId, { sealedSecret, step }, now);
    await deleteSetup(tx, userId);
    return welcomeSecondStep(tx, dependencies, person, { isFirst, what: 'An authenticator app' });
  });
  if (given === undefined) throw attempt.failed(refuse('wrong_code'));
  await attempt.succeeded();
  return given;
}

/** With the first second step come the recovery codes, and whoever came in without it is out. */
export async function welcomeSecondStep(
  tx: AuthTransaction,
  { recoveryKey }: SecondStepDependencies,
  { userId, sessionId }: SignedIn,
  { isFirst, what }: { readonly isFirst: boolean; readonly what: string },
): Promise<string[] | null> {
  if (isFirst) await endCredentials(tx, 'add_second_step', { userId, sessionId });
  await tellPerson(tx, userId, {
    title: 'Two-step sign-in was set up on your account',
    words: `${what} was added to your account. You will need it to sign in. If this was not you, choose a new password now and contact us.`,
  });
  return isFirst ? giveRecoveryCodes(tx, recoveryKey, userId) : null;
}

async function giveRecoveryCodes(tx: AuthTransaction, key: string, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(key, userId, code)),
  );
  return codes;
}

export async function renewRecoveryCodes(
  dependencies: SecondStepDependencies,
  person: SignedIn,
): Promise<string[]> {
  await requireRecentProof(dependencies, person);
  return dependencies.database.asAuth(async (tx) => {
    await holdSecondStep(tx, person.userId);
    if (!(await hasSecondStep(tx, person.userId))) throw refuse('second_step_missing');
    return giveRecoveryCodes(tx, dependencies.recoveryKey, person.userId);
  });
}

export async function removeAuthenticator(
  dependencies: SecondStepDependencies,
  person: SignedIn,
): Promise<void> {
  await removeStep(dependencies, person, (tx) => deleteAuthenticator(tx, person.userId));
}

export async function removePasskey(
  dependencies: SecondStepDependencies,
  person: SignedIn,
  id: string,
): Promise<void> {
  await removeStep(dependencies, person, (tx) => deletePasskey(tx, person.userId, id));
}

/** With the last one go the recovery codes; an administrator who needs a second step keeps one. */
async function removeStep(
  dependencies: SecondStepDependencies,
  person: SignedIn,
  remove: (tx: AuthTransaction) => Promise<boolean>,
): Promise<void> {
  await requireRecentProof(dependencies, person);
  const { userId, sessionId, roles } = person;
  const isAdministrator = roles.includes('admin') || roles.includes('super_admin');
  await dependencies.database.asAuth(async (tx) => {
    await holdSecondStep(tx, userId);
    if (!(await remove(tx))) throw refuse('not_found');
    if (await hasSecondStep(tx, userId)) return;
    if (isAdministrator && (await isSecondStepRequired(tx))) throw refuse('second_step_required');
    await endCredentials(tx, 'remove_second_step', { userId, sessionId });
    await tellPerson(tx, userId, {
      title: 'Two-step sign-in was turned off',
      words: 'You now sign in with your password alone. If this was not you, choose a new password now.',
    });
  });
}

export async function cancelRecovery(
  { database }: SecondStepDependencies,
  { userId }: SignedIn,
): Promise<void> {
  await database.asAuth((tx) => deleteLinks(tx, userId, ['second_step_recovery']));
}

/** Whoever asks for a second step of others has one. */
export async function requireSecondStep(
  dependencies: SecondStepDependencies,
  person: SignedIn,
  isRequired: boolean,
): Promise<void> {
  await requireRecentProof(dependencies, person);
  await dependencies.database.asAuth(async (tx) => {
    if (isRequired && !(await hasSecondStep(tx, person.userId))) throw refuse('second_step_missing');
    if (!(await setSecondStepRequired(tx, isRequired, person.userId))) throw refuse('forbidden');
  });
}

/** By the right of whoever holds the server. */
export async function requireSecondStepByServer(
  { database }: Pick<SecondStepDependencies, 'database'>,
  isRequired: boolean,
): Promise<void> {
  await database.asAuth((tx) => setSecondStepRequired(tx, isRequired, null));
}

export async function removeForPerson(
  dependencies: SecondStepDependencies,
  person: SignedIn,
  email: string,
): Promise<void> {
  await requireRecentProof(dependencies, person);
  if (!(await takeOffLostStep(dependencies, email, person.userId))) throw refuse('not_found');
}

/** False where nobody with this address has a second step. Without an actor it is whoever holds the server. */
export async function takeOffLostStep(
  { database }: Pick<SecondStepDependencies, 'database'>,
  email: string,
  actorId: string | null,
): Promise<boolean> {
  return database.asAuth(async (tx) => {
    const account = await findCredential(tx, email);
    if (!account?.has_second_step) return false;
    await loseSecondStep(tx, account.id, { actorId, how: actorId === null ? 'server' : 'administrator' });
    return true;
  });
}

export async function loseSecondStep(
  tx: AuthTransaction,
  userId: string,
  by: { readonly actorId: string | null; readonly how: 'letter' | 'administrator' | 'server' },
): Promise<void> {
  await logRemoval(tx, { ...by, userId });
  await endCredentials(tx, 'lose_second_step', { userId });
  const name = hashToken(nameOfCodes(userId));
  await forgetAllAttempts(tx, name);
  await forgetGuesses(tx, name);
  await tellPerson(tx, userId, {
    title: 'Two-step sign-in was turned off',
    words: `Two-step sign-in was turned off for your account, and every device was signed out. ${
      by.how === 'letter' ? 'The link in our email was used.' : 'An administrator did this for you.'
    } If this was not you, choose a new password now and contact us.`,
  });
}
