import { addUp, type Findings } from '../../apps/server/testing/attacks/findings.ts';
import { mailedToken, PASSWORD, person } from '../../apps/server/testing/http/people.ts';
import type { TestApi } from '../../apps/server/testing/http/use-api.ts';
import { anyAddress } from '../shared/remote-api.ts';

const AT_ONCE = 60;
/** What the locks allow: by account and network, and in a row for an account over all networks. */
const FROM_ONE_NETWORK = 5;
const FROM_ALL_NETWORKS = 100;
const NEXT_PASSWORD = 'Another-Horse-2';

/** Sixty at the same moment, of passwords and of the codes in links. */
export async function guess(api: TestApi): Promise<Findings> {
  return addUp([
    await guessPasswords(api, 'one network', FROM_ONE_NETWORK, 2, stayAtOne),
    await guessPasswords(api, 'many networks', FROM_ALL_NETWORKS, 12, () => anyAddress),
    await guessOwnPassword(api),
    await guessCodes(api),
    await useOneLinkOften(api),
    await guessSessions(api),
  ]);
}

/** Whoever guesses at one account stays in one network, and comes from another one for the next. */
function stayAtOne(): () => string {
  const network = anyAddress();
  return () => network;
}

interface Guess {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly payload?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(
  api: TestApi,
  { method = 'POST', ...asked }: Guess,
): Promise<{ status: number; code: string }> {
  const answer = await api.server.inject({ method, ...asked });
  const { code = '' } = answer.json<{ code?: string }>();
  return { status: answer.statusCode, code };
}

function atOnce(work: () => Promise<{ status: number; code: string }>) {
  return Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Some are turned away because too many passwords are looked at; those say nothing and are asked again. */
async function guessPasswords(
  api: TestApi,
  from: string,
  ceiling: number,
  rounds: number,
  networksOf: () => () => string,
): Promise<Findings> {
  const holes: string[] = [];
  let tried = 0;
  for (const [who, email] of [
    ['an account', (await person(api)).email],
    ['an address without an account', `nobody-${Date.now()}@example.org`],
  ] as const) {
    const network = networksOf();
    let checked = 0;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await atOnce(() =>
        send(api, {
          url: '/api/sign-in',
          payload: { email, password: 'Wrong-Horse-123' },
          headers: { 'x-forwarded-for': network() },
        }),
      );
      tried += answers.length;
      checked += answers.filter(({ code }) => code === 'invalid_credentials').length;
    }
    if (checked > ceiling)
      holes.push(`${checked} guesses at the password of ${who} were looked at from ${from}`);
    if (checked === 0)
      holes.push(`no guess at the password of ${who} was looked at from ${from}: nothing was tried`);
  }
  return { tried, holes };
}

/** Somebody at an open screen guesses the password that sensitive acts ask for. */
async function guessOwnPassword(api: TestApi): Promise<Findings> {
  const ada = await person(api);
  const answers = await atOnce(() =>
    send(api, {
      method: 'PUT',
      url: '/api/account/password',
      payload: { currentPassword: 'Wrong-Horse-123', newPassword: NEXT_PASSWORD },
      headers: { cookie: ada.cookie, 'x-forwarded-for': '198.51.100.8' },
    }),
  );
  const checked = answers.filter(({ code }) => code === 'wrong_password').length;
  const isHole = checked > FROM_ONE_NETWORK || answers.some(({ status }) => status === 200);
  return {
    tried: answers.length,
    holes: isHole ? [`${checked} guesses at the own password were looked at`] : [],
  };
}

async function guessCodes(api: TestApi): Promise<Findings> {
  const ada = await person(api);
  await send(api, { url: '/api/password-reset/request', payload: { email: ada.email } });
  const secret = () => `${ada.session.user.id}.${crypto.randomUUID().replaceAll('-', '')}-guessed-123`;
  const guesses: readonly (readonly [string, () => object])[] = [
    ['/api/password-reset', () => ({ token: secret(), password: NEXT_PASSWORD })],
    ['/api/email-verification', () => ({ token: secret(), password: NEXT_PASSWORD })],
    ['/api/email-change/confirmation', () => ({ token: secret() })],
    ['/api/account-deletion/undo', () => ({ token: secret() })],
    ['/api/sign-in/providers/oidc/completion', () => ({ answer: `?code=${secret()}&state=${secret()}` })],
    [
      '/api/first-administrator',
      () => ({
        token: secret(),
        displayName: 'Mallory',
        username: `mallory${Math.random().toString(36).slice(2)}`,
        email: `${Math.random().toString(36).slice(2)}@example.org`,
        password: NEXT_PASSWORD,
      }),
    ],
  ];
  const holes: string[] = [];
  let tried = 0;
  for (const [url, payload] of guesses) {
    const answers = await atOnce(() => send(api, { url, payload: payload() }));
    tried += answers.length;
    if (answers.some(({ status }) => status < 400)) holes.push(`a guessed code was taken at ${url}`);
    if (answers.some(({ status }) => status >= 500)) holes.push(`a guessed code made an error at ${url}`);
  }
  return { tried, holes };
}

/** The right code, sixty times at once: it opens once. */
async function useOneLinkOften(api: TestApi): Promise<Findings> {
  const ada = await person(api);
  await send(api, { url: '/api/password-reset/request', payload: { email: ada.email } });
  const token = await mailedToken(api, ada.email, 'reset_password');
  const answers = await atOnce(() =>
    send(api, { url: '/api/password-reset', payload: { token, password: NEXT_PASSWORD } }),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  const old = await send(api, { url: '/api/sign-in', payload: { email: ada.email, password: PASSWORD } });
  const holes = [
    ...(taken > 1 ? [`one link for a new password was taken ${taken} times`] : []),
    ...(taken > 0 && old.status === 200 ? ['the old password opens the account after the reset'] : []),
  ];
  return { tried: answers.length, holes };
}

async function guessSessions(api: TestApi): Promise<Findings> {
  const answers = await atOnce(async () => {
    const cookie = `relievo=${crypto.randomUUID().replaceAll('-', '')}AAAAAAAAAAA`;
    return send(api, { method: 'GET', url: '/api/account', headers: { cookie } });
  });
  const holes = answers.some(({ status }) => status !== 401) ? ['a guessed session was taken'] : [];
  return { tried: answers.length, holes };
}
