import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { mailsTo, PASSWORD, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

/** What waits until somebody asks for it to be done. */
const waiting: (() => Promise<void>)[] = [];
const background = {
  start: (work: () => Promise<void>) => void waiting.push(work),
  settled: async () => {
    for (const work of waiting.splice(0)) await work();
  },
};
const api = useApi(useDatabase(), { replace: () => ({ background }) });

function ask(url: string, payload: object) {
  return api.server.inject({ method: 'POST', url, payload });
}

test.each([
  ['/api/password-reset/request', 'reset_password'],
  ['/api/email-verification/request', 'verify_email'],
])(
  '%s answers before it looks for the account, so that the time of the answer reveals nothing',
  async (url, template) => {
    const known = await signUpNewcomer();
    if (template === 'reset_password') known.email = (await person(api)).email;
    const unknown = `nobody-${Math.random()}@example.org`;
    const written = async (email: string) =>
      (await mailsTo(api, email)).filter((mail) => mail.template === template).length;
    api.clock.turn(120);
    const before = await written(known.email);
    const answers = [await ask(url, { email: known.email }), await ask(url, { email: unknown })];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"done":true}'],
      [200, '{"done":true}'],
    ]);
    expect(waiting).toHaveLength(2);
    expect([await written(known.email), await written(unknown)]).toEqual([before + 1, 0]);
  },
);

/** Somebody whose address nobody has proven. */
async function signUpNewcomer(): Promise<{ email: string }> {
  const username = `new-${Math.random().toString(36).slice(2)}`;
  const email = `${username}@example.org`;
  await ask('/api/sign-up', { username, email, displayName: 'New', password: PASSWORD, agreeToTerms: true });
  return { email };
}
