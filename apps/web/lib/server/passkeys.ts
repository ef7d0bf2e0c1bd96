import { msg } from '@lingui/core/macro';
import type { PasskeyAssertion, PasskeyRegistration } from '@relievo/contracts/accounts';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { i18n } from '../words/i18n.ts';
import { ToldError } from './told-error.ts';

interface Options {
  readonly challenge: string;
}

function load() {
  return import('@simplewebauthn/browser');
}

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

let offer = new AbortController();

/** Ends the offer at the email field, also one that is still on its way: a browser answers one request at a time. */
export function endOffer(): void {
  offer.abort();
}

/** Asks the browser for a new passkey. */
export async function makePasskey(options: Options): Promise<PasskeyRegistration> {
  endOffer();
  const { startRegistration } = await load();
  try {
    return (await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })) as PasskeyRegistration;
  } catch (thrown) {
    throw told(thrown);
  }
}

/** Asks the browser to show by a passkey who sits here. */
export async function askForPasskey(options: Options): Promise<PasskeyAssertion> {
  endOffer();
  const { startAuthentication } = await load();
  try {
    return (await startAuthentication({ optionsJSON: options })) as PasskeyAssertion;
  } catch (thrown) {
    throw told(thrown);
  }
}

/**
 * Offers passkeys in the list that the browser shows at the email field, where it can; null where it cannot, or where
 * the person went another way.
 */
export async function offerPasskey(options: () => Promise<Options>): Promise<PasskeyAssertion | null> {
  endOffer();
  offer = new AbortController();
  const { signal } = offer;
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  // The library cannot be told to give up what has not reached the browser yet.
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options());
  if (signal.aborted) return null;
  const given = await navigator.credentials.get({ mediation: 'conditional', publicKey, signal });
  return given instanceof PublicKeyCredential ? (given.toJSON() as PasskeyAssertion) : null;
}

function told(thrown: unknown): ToldError {
  const isKnown = thrown instanceof Error && thrown.name === 'InvalidStateError';
  const words = isKnown
    ? msg`This device already has a passkey for your account.`
    : msg`The passkey was cancelled or did not work. Try again, or choose another way.`;
  return new ToldError(i18n._(words), { cause: thrown });
}
