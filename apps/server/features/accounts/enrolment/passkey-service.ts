import type { PasskeyRegistration } from '@relievo/contracts/accounts';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { findPasskeys, insertPasskey, setPasskeyName } from '../passkeys/repository.ts';
import { keepChallenge, relyingParty, takeAnsweredChallenge } from '../passkeys/service.ts';
import { requireRecentProof } from '../proof/service.ts';
import { findAccount } from '../repository.ts';
import type { SecondStepDependencies } from '../second-step/dependencies.ts';
import { hasSecondStep, holdSecondStep } from '../second-step/repository.ts';
import { requireSecondStepAllowed, welcomeSecondStep } from './service.ts';

const PRODUCT = 'Relievo';

/** EdDSA, ES256 and RS256, by their numbers in the registry of COSE: every device has one of them. */
const ALGORITHMS = [-8, -7, -257] as const;

export async function beginPasskey(dependencies: SecondStepDependencies, person: SignedIn) {
  await requireSecondStepAllowed(dependencies, person);
  await requireRecentProof(dependencies, person);
  const { userId, sessionId } = person;
  const [account, known] = await dependencies.database.asAuth(
    async (tx) => [await findAccount(tx, userId), await findPasskeys(tx, userId)] as const,
  );
  if (!account) throw refuse('session_expired');
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: relyingParty(dependencies).rpID,
    userName: account.email,
    userDisplayName: account.name,
    userID: new Uint8Array(Buffer.from(userId)),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    // It can open the account alone, so it says by itself whose it is, and asks who holds the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(dependencies, options.challenge, 'register', sessionId);
  return { ...options };
}

export async function addPasskey(
  dependencies: SecondStepDependencies,
  person: SignedIn,
  { name, passkey }: { name: string; passkey: PasskeyRegistration },
): Promise<string[] | null> {
  await requireSecondStepAllowed(dependencies, person);
  await requireRecentProof(dependencies, person);
  const { userId, sessionId } = person;
  const { clientDataJSON } = passkey.response;
  const challenge = await takeAnsweredChallenge(dependencies, clientDataJSON, 'register', sessionId);
  const { rpID, origin } = relyingParty(dependencies);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refuse('passkey_not_valid');
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  return dependencies.database.asAuth(async (tx) => {
    await holdSecondStep(tx, userId);
    const isFirst = !(await hasSecondStep(tx, userId));
    const added = { userId, credentialId, publicKey, counter, transports, name };
    if (!(await insertPasskey(tx, added, dependencies.clock.now()))) throw refuse('passkey_not_valid');
    return welcomeSecondStep(tx, dependencies, person, { isFirst, what: 'A passkey' });
  });
}

export async function renamePasskey(
  { database }: SecondStepDependencies,
  { userId }: SignedIn,
  passkey: { id: string; name: string },
): Promise<void> {
  if (!(await database.asAuth((tx) => setPasskeyName(tx, userId, passkey)))) throw refuse('not_found');
}
