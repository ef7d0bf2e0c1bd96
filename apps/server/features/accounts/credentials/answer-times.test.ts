import { expect, test } from 'vitest';
import type { AuthTransaction, Database } from '../../../platform/database/database.ts';
import { useDatabase } from '../../../testing/database.ts';
import { mailsTo, PASSWORD, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

/** What the auth identity asked of the database since it was looked at last. */
const statements: string[] = [];

const api = useApi(useDatabase(), {
  replace: ({ database }) => ({ database: { ...database, asAuth: recording(database) } }),
});

function recording({ asAuth }: Database): Database['asAuth'] {
  return (work) =>
    asAuth((tx) => {
      const query: AuthTransaction['query'] = (name, sql, parameters) => {
        statements.push(name);
        return tx.query(name, sql, parameters);
      };
      return work({ ...tx, query });
    });
}

/** Which statements a request ran before its answer, and those that write among them. */
async function statementsOf(url: string, payload: object): Promise<string[]> {
  await api.dependencies.background.settled();
  statements.length = 0;
  const answer = await api.server.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(200);
  return [...statements];
}

/** What is done in vain for an address without an account. */
const ONLY_UNPROVEN: readonly string[] = ['account-replace'];

function signUp(email: string) {
  const username = `user-${Math.random().toString(36).slice(2)}`;
  const form = { email, username, password: PASSWORD, displayName: 'Ada', agreeToTerms: true };
  return statementsOf('/api/sign-up', form);
}

function fresh() {
  return `fresh-${Math.random().toString(36).slice(2)}@example.org`;
}

test('a sign-up with an address that has an account does all the work of one that has none, and leaves nothing', async () => {
  const { email } = await person(api);
  const forNone = await signUp(fresh());
  const forOne = await signUp(email);
  const missing = forNone.filter((name) => !forOne.includes(name) && !ONLY_UNPROVEN.includes(name));
  expect([forNone.includes('mail-insert'), missing]).toEqual([true, []]);
  expect(Math.abs(forNone.length - forOne.length)).toBeLessThanOrEqual(2);
  const people = await api.dependencies.database.asOwner((tx) =>
    tx.query('test-nobody', "select email from users where email like '%.invalid'"),
  );
  expect(people).toEqual([]);
  expect((await mailsTo(api, email)).at(-1)?.template).toBe('account_exists');
});
