import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { cookieOf, PASSWORD, type Person, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { describeAgent } from './agent-rules.ts';

const api = useApi(useDatabase());

function call(method: 'GET' | 'DELETE', url: string, { cookie }: Pick<Person, 'cookie'>) {
  return api.server.inject({ method, url, headers: { cookie } });
}

async function list(who: Pick<Person, 'cookie'>) {
  return (await call('GET', '/api/account/devices', who)).json();
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function signInWith(agent: string, email: string) {
  const { headers } = await api.server.inject({
    method: 'POST',
    url: '/api/sign-in',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': agent },
  });
  return { cookie: cookieOf(headers['set-cookie']) };
}

describe('devices', () => {
  test('lists each device in words with its address and times, the current one first and marked', async () => {
    const ada = await person(api);
    const since = api.clock.now().toISOString();
    api.clock.turn(60 * 60);
    const here = await signInWith(FIREFOX, ada.email);
    const devices = await list(here);
    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatchObject({
      description: 'Firefox on Windows',
      address: '127.0.0.1',
      firstSeen: api.clock.now().toISOString(),
      isCurrent: true,
    });
    expect(devices[1]).toMatchObject({ firstSeen: since, isCurrent: false });
  });

  test('signs out one device, whose token is refused from then on', async () => {
    const ada = await person(api);
    const [gone, stays] = [await signIn(api, ada.email), await signIn(api, ada.email)];
    const { id } = (await list(gone)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect((await call('DELETE', `/api/account/devices/${id}`, ada)).statusCode).toBe(200);
    expect((await call('GET', '/api/account', gone)).json().code).toBe('session_expired');
    expect((await call('GET', '/api/account', stays)).statusCode).toBe(200);
    expect((await call('DELETE', `/api/account/devices/${id}`, ada)).json().code).toBe('not_found');
  });

  test('nobody can sign out a device of another person', async () => {
    const [ada, grace] = [await person(api), await person(api)];
    const [{ id }] = await list(ada);
    expect((await call('DELETE', `/api/account/devices/${id}`, grace)).json().code).toBe('not_found');
    expect(await list(ada)).toHaveLength(1);
  });

  test('signing out all other devices tells how many they were', async () => {
    const ada = await person(api);
    const others = [await signIn(api, ada.email), await signIn(api, ada.email)];
    expect((await call('DELETE', '/api/account/devices', ada)).json()).toEqual({ signedOut: 2 });
    const answers = await Promise.all(others.map((other) => call('GET', '/api/account', other)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(await list(ada)).toHaveLength(1);
  });
});

const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test.each([
  [FIREFOX, 'Firefox on Windows'],
  [CHROME_ANDROID, 'Chrome on Android'],
  [`${CHROME_ANDROID} EdgA/142.0`, 'Edge on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.5.0', 'curl'],
  ['Something on Linux', 'A program on Linux'],
  ['', 'A program that does not say what it is'],
])('%s is described as %s', (agent, words) => expect(describeAgent(agent)).toBe(words));
