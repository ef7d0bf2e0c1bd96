import Fastify, { type LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { type DocumentedOperation, documentedOperations, faultOf } from './documented-operations.ts';

const operations = await documentedOperations();

function findOperation(name: string) {
  return operations.find((each) => each.name === name) as DocumentedOperation;
}

/** An answer as a server would give it. */
async function answer(status: number, body: unknown): Promise<LightMyRequestResponse> {
  const server = Fastify();
  server.get('/', async (_, reply) => reply.status(status).send(body));
  return server.inject({ url: '/' });
}

test('an answer that an operation declares is accepted', async () => {
  const refusal = { code: 'session_expired', message: 'Your session has expired. Please log in again.' };
  expect(faultOf(findOperation('organizations.listMine'), await answer(200, []))).toBeUndefined();
  expect(faultOf(findOperation('organizations.listMine'), await answer(401, refusal))).toBeUndefined();
});

test.each([
  ['a status that is not declared', 418, { code: 'session_expired', message: 'x' }],
  ['an error of our own', 500, { code: 'unexpected', message: 'x', id: 'x' }],
  ['a refusal of another shape', 401, { error: 'Unauthorized', statusCode: 401 }],
  ['a refusal of another shape', 401, { code: 'session_expired', message: 'x', stack: 'at secret.ts' }],
  ['a code that is not declared', 401, { code: 'invalid_credentials', message: 'x' }],
])('%s is reported as a fault', async (fault, status, body) => {
  expect(faultOf(findOperation('organizations.listMine'), await answer(status, body))).toMatch(fault);
});

test('the document says which operations need a session', () => {
  const open = operations.filter(({ isPublic }) => isPublic).map(({ name }) => name);
  expect(open).toContain('accounts.signIn');
  expect(open).not.toContain('organizations.switch');
});
