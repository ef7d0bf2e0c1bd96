import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import {
  addPasskey,
  ask,
  beginSignIn,
  codeOf,
  readStanding,
  sessionCookieOf,
  signInByPasskey,
} from '../../../testing/second-step/enrol.ts';

const api = useApi(useDatabase());

describe('a passkey', () => {
  test('opens the account alone, with nothing typed', async () => {
    const ada = await person(api);
    const { device, recoveryCodes } = await addPasskey(api, ada.cookie, 'Telephone');
    expect(recoveryCodes).toHaveLength(10);
    const answer = await signInByPasskey(api, device);
    expect(answer.json()).toMatchObject({ user: { email: ada.email } });
    const { passkeys } = await readStanding(api, sessionCookieOf(answer));
    expect(passkeys).toMatchObject([{ name: 'Telephone', lastUsedAt: expect.any(String) }]);
    expect((await beginSignIn(api, ada.email)).code).toBe('second_step_needed');
  });

  test.each([
    ['the page of somebody else', { origin: 'https://evil.example' }],
    ['a device that did not ask who holds it', { isVerified: false }],
    ['a copy of the device, whose count is behind', { counter: 1 }],
  ])('opens nothing from %s', async (_, changed) => {
    const ada = await person(api);
    const { device } = await addPasskey(api, ada.cookie);
    for (let use = 0; use < 2; use += 1) await signInByPasskey(api, device);
    const begun = await ask(api, 'POST', '/api/sign-in/passkey/challenge');
    const passkey = device.answer(begun.json().options, changed);
    expect(codeOf(await ask(api, 'POST', '/api/sign-in/passkey', '', { passkey }))).toBe('passkey_not_valid');
  });

  test('answers a challenge once, in its time, and only for what it was asked', async () => {
    const ada = await person(api);
    const { device } = await addPasskey(api, ada.cookie);
    const begin = async (url: string) => (await ask(api, 'POST', url, ada.cookie)).json().options;
    const signIn = (passkey: object) => ask(api, 'POST', '/api/sign-in/passkey', '', { passkey });
    const passkey = device.answer(await begin('/api/sign-in/passkey/challenge'));
    expect((await signIn(passkey)).statusCode).toBe(200);
    expect(codeOf(await signIn(passkey))).toBe('passkey_not_valid');
    expect(codeOf(await signIn(device.answer(await begin('/api/account/proof/challenge'))))).toBe(
      'passkey_not_valid',
    );
    const late = device.answer(await begin('/api/sign-in/passkey/challenge'));
    api.clock.turn(20 * 60);
    expect(codeOf(await signIn(late))).toBe('passkey_not_valid');
  });

  test('shows who sits at the screen, and nobody else does by theirs', async () => {
    const [ada, eve] = [await person(api), await person(api)];
    const [mine, hers] = [await addPasskey(api, ada.cookie), await addPasskey(api, eve.cookie)];
    api.clock.turn(15 * 60);
    const prove = async (device: typeof mine.device) => {
      const begun = await ask(api, 'POST', '/api/account/proof/challenge', ada.cookie);
      const proof = { passkey: device.answer(begun.json().options) };
      return ask(api, 'POST', '/api/account/proof', ada.cookie, { proof });
    };
    expect(codeOf(await prove(hers.device))).toBe('passkey_not_valid');
    const renew = () => ask(api, 'POST', '/api/account/recovery-codes', ada.cookie);
    expect((await renew()).json()).toMatchObject({
      code: 'proof_needed',
      data: { ways: ['passkey', 'code'] },
    });
    expect((await prove(mine.device)).statusCode).toBe(200);
    expect((await renew()).statusCode).toBe(200);
  });

  test('gets another name, and is taken off', async () => {
    const ada = await person(api);
    const { id, device } = await addPasskey(api, ada.cookie);
    await ask(api, 'PATCH', `/api/account/passkeys/${id}`, ada.cookie, { name: 'Key ring' });
    expect((await readStanding(api, ada.cookie)).passkeys).toMatchObject([{ name: 'Key ring' }]);
    await ask(api, 'DELETE', `/api/account/passkeys/${id}`, ada.cookie);
    expect(codeOf(await signInByPasskey(api, device))).toBe('passkey_not_valid');
    expect((await beginSignIn(api, ada.email)).code).toBe('');
  });
});
