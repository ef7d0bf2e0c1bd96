import type { PasskeyAssertion } from '@relievo/contracts/accounts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { addSeconds } from '../dependencies.ts';
import type { SecondStepDependencies } from '../second-step/dependencies.ts';
import { hashToken } from '../token-rules.ts';
import { type Challenge, countUse, findPasskey, insertChallenge, takeChallenge } from './repository.ts';

/** The sign-in screen asks for one when it opens, and people take their time there. */
const CHALLENGE_SECONDS = 20 * 60;

/** Passkeys belong to the address of the product, and open nothing on a page that only looks like it. */
export function relyingParty({ site }: Pick<SecondStepDependencies, 'site'>) {
  const { hostname, origin } = new URL(site().publicUrl);
  return { rpID: hostname, origin };
}

export async function keepChallenge(
  { database, clock }: SecondStepDependencies,
  challenge: string,
  purpose: Challenge['purpose'],
  detail: string,
): Promise<void> {
  const now = clock.now();
  await database.asAuth((tx) =>
    insertChallenge(
      tx,
      { hash: hashToken(challenge), purpose, detail },
      now,
      addSeconds(now, CHALLENGE_SECONDS),
    ),
  );
}

/** The challenge that was answered, used up by that. */
export async function takeAnsweredChallenge(
  { database, clock }: SecondStepDependencies,
  clientData: string,
  purpose: Challenge['purpose'],
  detail: string,
): Promise<string> {
  const challenge = readChallenge(clientData);
  const hash = hashToken(challenge);
  if (!(await database.asAuth((tx) => takeChallenge(tx, { hash, purpose, detail }, clock.now()))))
    throw refuse('passkey_not_valid');
  return challenge;
}

function readChallenge(clientData: string): string {
  try {
    return decodeClientDataJSON(clientData).challenge;
  } catch {
    throw refuse('passkey_not_valid');
  }
}

/** A challenge for whoever has a passkey here; the passkey says whose it is. */
export async function beginSignIn(dependencies: SecondStepDependencies) {
  return askForPasskey(dependencies, 'sign_in', '');
}

export async function beginProof(dependencies: SecondStepDependencies, { sessionId }: SignedIn) {
  return askForPasskey(dependencies, 'prove', sessionId);
}

async function askForPasskey(
  dependencies: SecondStepDependencies,
  purpose: Challenge['purpose'],
  detail: string,
) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(dependencies).rpID,
    userVerification: 'required',
  });
  await keepChallenge(dependencies, options.challenge, purpose, detail);
  return { ...options };
}

/** Whose passkey gave this answer; the use of it is counted. */
export async function recognizePasskey(
  dependencies: SecondStepDependencies,
  assertion: PasskeyAssertion,
  purpose: 'sign_in' | 'prove',
  detail = '',
): Promise<string> {
  const { database, clock } = dependencies;
  const challenge = await takeAnsweredChallenge(
    dependencies,
    assertion.response.clientDataJSON,
    purpose,
    detail,
  );
  const known = await database.asAuth((tx) => findPasskey(tx, assertion.id));
  if (!known) throw refuse('passkey_not_valid');
  const { rpID, origin } = relyingParty(dependencies);
  const verified = await verifyAuthenticationResponse({
    response: assertion as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
      transports: known.transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw refuse('passkey_not_valid');
  const { newCounter } = verified.authenticationInfo;
  if (!(await database.asAuth((tx) => countUse(tx, known.id, newCounter, clock.now()))))
    throw refuse('passkey_not_valid');
  return known.user_id;
}
