import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { PASSWORD, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { firstAdministratorPath } from './service.ts';

const db = useDatabase();
const api = useApi(db);

function fillForm(changes: object = {}) {
  const username = `root-${Math.random().toString(36).slice(2)}`;
  return { displayName: 'Selma', username, email: `${username}@example.org`, password: PASSWORD, ...changes };
}

function redeem(payload: object) {
  return api.server.inject({ method: 'POST', url: '/api/first-administrator', payload });
}

async function readPrinted() {
  const path = await firstAdministratorPath(db, api.clock);
  return path === null ? null : new URL(path, api.url).searchParams.get('token');
}

test('a link that was replaced, forged or is a day old opens nothing', async () => {
  const [first, second] = [await readPrinted(), await readPrinted()];
  expect((await redeem(fillForm({ token: first }))).json().code).toBe('link_not_valid');
  expect((await redeem(fillForm({ token: `${second?.slice(0, -2)}xx` }))).json().code).toBe('link_not_valid');
  api.clock.turn(24 * 60 * 60);
  expect((await redeem(fillForm({ token: second }))).json().code).toBe('link_not_valid');
});

test('a taken name or address leaves the link valid', async () => {
  const [ada, token] = [await person(api), await readPrinted()];
  expect((await redeem(fillForm({ token, username: ada.username }))).json().code).toBe('username_taken');
  expect((await redeem(fillForm({ token, email: ada.email }))).json().code).toBe('email_taken');
  const links = await db.database.asAuth((tx) =>
    tx.query('', "select from verifications where identifier = 'first_administrator'"),
  );
  expect(links).toHaveLength(1);
});

test('one of five who redeem the link at once becomes the super administrator, and no further link is printed', async () => {
  const token = await readPrinted();
  const forms = Array.from({ length: 5 }, () => fillForm({ token }));
  const answers = await Promise.all(forms.map(redeem));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400]);
  const first = answers.find(({ statusCode }) => statusCode === 200);
  expect(first?.json()).toMatchObject({ roles: ['super_admin'], accountType: 'super_admin' });
  expect(String(first?.headers['set-cookie'])).toMatch(/^relievo=[\w-]{43};/);
  const { session } = await signIn(api, first?.json().user.email);
  expect(session.roles).toEqual(['super_admin']);
  expect(await readPrinted()).toBeNull();
});
