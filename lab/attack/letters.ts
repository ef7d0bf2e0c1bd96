import type { Findings } from '../../apps/server/testing/attacks/findings.ts';
import { PASSWORD, person } from '../../apps/server/testing/http/people.ts';
import type { TestApi } from '../../apps/server/testing/http/use-api.ts';
import type { Installation } from './installation.ts';
import { keepOneOfEachLetter, sendLetters } from './send-letters.ts';

const AT_ONCE = 60;

interface Bombing {
  readonly what: string;
  readonly victim: string;
  readonly subject: string;
  readonly answers: readonly number[];
}

/** Sixty requests at the same moment, from as many networks, that each would send a letter to somebody. */
export async function bombWithLetters(installation: Installation, api: TestApi): Promise<Findings> {
  const { letters } = installation;
  // What was asked for before waits as well.
  await keepOneOfEachLetter(installation.dependencies);
  const before = letters.received.length;
  const bombings = [
    await bomb('sign-up with an address that has an account', 'You already have an account', async () => {
      const { email } = await person(api);
      return { email, ask: () => signUp(api, email) };
    }),
    await bomb('sign-up with an address that nobody proved', 'Verify your email address', async () => {
      const email = newEmail();
      return { email, ask: () => signUp(api, email) };
    }),
    await bomb('asking for another link to prove an address', 'Verify your email address', async () => {
      const email = newEmail();
      await signUp(api, email);
      return { email, ask: () => post(api, '/api/email-verification/request', { email }) };
    }),
    await bomb('asking for a new password', 'Choose a new password', async () => {
      const { email } = await person(api);
      return { email, ask: () => post(api, '/api/password-reset/request', { email }) };
    }),
    await bomb(
      'changing the address to that of somebody else',
      'Confirm your new email address',
      async () => {
        const email = newEmail();
        const cookies = await Promise.all([person(api), person(api), person(api)]);
        const [first = ''] = cookies.map(({ cookie }) => cookie);
        let turn = 0;
        return {
          email,
          ask: () => {
            const cookie = cookies[turn++ % cookies.length]?.cookie ?? first;
            return post(api, '/api/account/email-change', { email, password: PASSWORD }, cookie);
          },
        };
      },
    ),
    await bomb('writing to us in the name of somebody else', 'We have your message', async () => {
      const email = newEmail();
      const message = { name: 'Ada', email, subject: 'Hello', message: 'Thank you.' };
      return { email, ask: () => post(api, '/api/contact', message) };
    }),
  ];
  await sendLetters(installation);
  const sent = letters.received.slice(before);
  const holes = bombings.flatMap(({ what, victim, subject }) => {
    const count = sent.filter(
      ({ recipients, email }) => recipients.includes(victim) && email.subject === subject,
    ).length;
    if (count === 1) return [];
    return [`${what}: ${count} letters to one person within a minute instead of one`];
  });
  return { tried: bombings.length * AT_ONCE, holes };
}

async function bomb(
  what: string,
  subject: string,
  prepare: () => Promise<{ email: string; ask: () => Promise<number> }>,
): Promise<Bombing> {
  const { email, ask } = await prepare();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return { what, victim: email, subject, answers };
}

function newEmail() {
  return `victim-${Math.random().toString(36).slice(2)}@example.org`;
}

async function post(api: TestApi, url: string, payload: object, cookie = ''): Promise<number> {
  return (await api.server.inject({ method: 'POST', url, payload, headers: { cookie } })).statusCode;
}

function signUp(api: TestApi, email: string): Promise<number> {
  const username = `user-${Math.random().toString(36).slice(2)}`;
  const form = { email, username, password: PASSWORD, displayName: username, agreeToTerms: true };
  return post(api, '/api/sign-up', form);
}
