import { createClient, readRefusal } from '@relievo/contracts/client';
import { expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { PASSWORD, person } from './people.ts';
import { useApi } from './use-api.ts';

const database = useDatabase();
const api = useApi(database);
const broken = useApi(database, {
  replace: ({ database: real }) => ({
    database: { ...real, asUser: () => Promise.reject(new Error('no such table')) },
  }),
});

/** A client as the browser has it, with a session in its cookie. */
function clientOf(url: string, cookie = '') {
  return createClient(url, {
    fetch: (request, init) => {
      request.headers.set('cookie', cookie);
      return fetch(request, init);
    },
  });
}

function catchError(call: Promise<unknown>) {
  return call.then(
    () => null,
    (error: unknown) => readRefusal(error),
  );
}

test('each operation is a function with typed input and output', async () => {
  const ada = await person(api, { name: 'Ada' });
  const client = clientOf(api.url, ada.cookie);
  expect((await client.accounts.session())?.user.displayName).toBe('Ada');
  const [membership] = await client.organizations.listMine();
  const organizationId = membership?.organization.id ?? '';
  expect(await client.organizations.switch({ organizationId })).toEqual(membership?.organization);
  expect(await clientOf(api.url).accounts.session()).toBeNull();
});

test('a refusal arrives with its code, its sentence, its status and its data', async () => {
  const client = clientOf(api.url);
  expect(await catchError(client.organizations.current())).toEqual({
    code: 'sign_in_required',
    message: 'Please sign in to continue.',
    status: 401,
  });
  const invalid = await catchError(client.accounts.signIn({ email: 'nobody', password: PASSWORD }));
  expect(invalid).toMatchObject({
    code: 'invalid_input',
    data: { issues: [{ path: 'email', message: 'Please enter a valid email address' }] },
  });
});

test('the answer of a proxy is told in the words of the product', async () => {
  const between = createClient(api.url, {
    fetch: async () =>
      new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
  });
  expect(await catchError(between.accounts.session())).toMatchObject({
    code: 'unexpected',
    message: 'An unexpected error occurred. Please try again.',
    status: 503,
  });
});

test('a masked error arrives with its id in the log', async () => {
  const { cookie } = await person(api);
  const refusal = await catchError(clientOf(broken.url, cookie).organizations.listMine());
  const [masked] = broken.takeMasked();
  expect(refusal).toEqual({
    code: 'unexpected',
    message: 'An unexpected error occurred. Please try again.',
    status: 500,
    id: masked?.id,
  });
});

test('an unreachable server is not reported as a refusal', async () => {
  expect(await catchError(clientOf('http://127.0.0.1:1').accounts.session())).toBeNull();
});
