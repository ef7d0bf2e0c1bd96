import { afterEach, expect, test, vi } from 'vitest';
import { endOffer, offerPasskey } from './passkeys.ts';

const get = vi.fn<CredentialsContainer['get']>(() => Promise.resolve(null));

afterEach(() => {
  vi.unstubAllGlobals();
  get.mockClear();
});

/** A browser that can offer passkeys at a field, of which none is chosen. */
function standInBrowser() {
  const Passkeys = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(true),
    parseRequestOptionsFromJSON: (options: object) => options,
  });
  vi.stubGlobal('window', { PublicKeyCredential: Passkeys });
  vi.stubGlobal('PublicKeyCredential', Passkeys);
  vi.stubGlobal('navigator', { credentials: { get } });
}

test('passkeys are offered at the email field', async () => {
  standInBrowser();
  await expect(offerPasskey(() => Promise.resolve({ challenge: 'AAAA' }))).resolves.toBeNull();
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
});

test('an offer that ended before its challenge came never reaches the browser, which would drop what a button asked', async () => {
  standInBrowser();
  const offered = offerPasskey(() => {
    endOffer();
    return Promise.resolve({ challenge: 'AAAA' });
  });
  await expect(offered).resolves.toBeNull();
  expect(get).not.toHaveBeenCalled();
});
