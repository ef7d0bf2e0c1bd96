import { expect, test } from 'vitest';
import { contractWithSetup } from '../contract.ts';
import { readAnswerShape } from './answer-shape.ts';
import { createClient, readRefusal } from './client.ts';

const ID = '0190a5a0-0000-7000-8000-000000000001';

async function callWith(answer: string, type = 'application/json') {
  const client = createClient('http://localhost', {
    fetch: async () => new Response(answer, { headers: { 'content-type': type } }),
  });
  return client.marks.list({ id: ID }).catch(readRefusal);
}

const UNEXPECTED = {
  code: 'unexpected',
  message: 'An unexpected error occurred. Please try again.',
  status: 502,
};

test.each([
  ['an object without its rows', '{}'],
  ['rows that are not a list', '{"rows":null,"canShare":false}'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a text', '"welcome"'],
])('a successful answer with %s is refused before a screen reads it', async (_, answer) => {
  expect(await callWith(answer)).toEqual(UNEXPECTED);
});

test('the page of a network that asks for its own sign-in is refused as an answer', async () => {
  expect(await callWith('<h1>Welcome to our network</h1>', 'text/html')).toEqual(UNEXPECTED);
});

test('an answer with fields that this client does not know passes', async () => {
  const answer = { rows: [], canShare: false, later: 1 };
  expect(await callWith(JSON.stringify(answer))).toEqual(answer);
});

test('the outline of an answer names the lists and objects that it always has', () => {
  expect(readAnswerShape(contractWithSetup.marks.list)).toEqual({
    kind: 'object',
    fields: { rows: 'array' },
  });
});

test('the outline of an answer that may be null says so', async () => {
  expect(readAnswerShape(contractWithSetup.accounts.session)).toMatchObject({
    kind: 'object or null',
    fields: { user: 'object' },
  });
  const askSession = (answer: unknown) =>
    createClient('http://localhost', { fetch: async () => Response.json(answer) }).accounts.session();
  expect(await askSession(null)).toBeNull();
  expect(await askSession({ user: null }).catch(readRefusal)).toEqual(UNEXPECTED);
});
