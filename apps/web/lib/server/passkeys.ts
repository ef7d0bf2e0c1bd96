import { msg } from '@lingui/core/macro';
import type { PasskeyAssertion, PasskeyRegistration } from '@relievo/contracts';
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

/** Asks the browser for a new passkey. */
export async function makePasskey(options: Options): Promise<PasskeyRegistration> {
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
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  const { startAuthentication } = await load();
  const asked = await options();
  return startAuthentication({ optionsJSON: asked, useBrowserAutofill: true })
    .then((answer) => answer as PasskeyAssertion)
    .catch(() => null);
}

export async function endOffer(): Promise<void> {
  if (!canUsePasskeys()) return;
  (await load()).WebAuthnAbortService.cancelCeremony();
}

function told(thrown: unknown): ToldError {
  const isKnown = thrown instanceof Error && thrown.name === 'InvalidStateError';
  const words = isKnown
    ? msg`This device already has a passkey for your account.`
    : msg`The passkey was cancelled or did not work. Try again, or choose another way.`;
  return new ToldError(i18n._(words), { cause: thrown });
}
