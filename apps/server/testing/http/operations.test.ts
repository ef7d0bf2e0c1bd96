import { errorAnswer } from '@relievo/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateApiDocument } from '../../platform/http/api-document.ts';
import { refusalsOf } from '../../platform/http/documented-refusals.ts';
import { listOperations } from '../../platform/http/route-table.ts';
import { useDatabase } from '../database.ts';
import { HOSTILE_BYTES, HOSTILE_WORDS, hostileBodies } from './hostile.ts';
import { type Call, OPERATION_CASES, type OperationCase, type World } from './operation-cases.ts';
import { person } from './people.ts';
import { useApi } from './use-api.ts';

type Json = Record<string, unknown>;
type Documented = {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
};

const document = (await generateApiDocument()) as unknown as {
  paths: Record<string, Record<string, Documented>>;
};
const access = new Map(listOperations().map(({ name, meta }) => [name, meta.access]));

/** Every operation of the document, with how it is called: later ones are in here by themselves. */
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, documented]) => ({
    name: documented.operationId,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path,
    documented,
    access: access.get(documented.operationId),
  })),
);

type Operation = (typeof operations)[number];

const api = useApi(useDatabase());
let world: World;

beforeAll(async () => {
  world = { api, owner: await person(api) };
});

async function call(operation: Operation, made: Call, cookie = made.as?.cookie ?? '') {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => made.params?.[name] ?? name);
  const query = new URLSearchParams(made.query).toString();
  return ask(operation, `/api${filled}${query && `?${query}`}`, cookie, made.body);
}

/** The clock goes on a second with each request, so that the limits on requests do not hide other answers. */
async function ask(operation: Operation, url: string, cookie: string, payload?: object) {
  api.clock.turn(1);
  const answer = await api.server.inject({
    method: operation.method,
    url,
    headers: { cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  return declared(operation, answer);
}

/** Every answer has a status that the operation declares and, when it refuses, a code that it declares for it. */
function declared({ name, documented }: Operation, answer: LightMyRequestResponse): LightMyRequestResponse {
  const { statusCode: status } = answer;
  const schema = documented.responses[status]?.content?.['application/json']?.schema;
  expect(Object.keys(documented.responses), `${name} answered ${answer.body.slice(0, 300)}`).toContain(
    String(status),
  );
  expect(status).not.toBe(500);
  if (status < 400) return answer;
  const codes = refusalsOf(schema).map(({ title }) => title);
  expect(codes).toContain(errorAnswer.strict().parse(answer.json()).code);
  return answer;
}

function caseOf({ name }: Operation): OperationCase {
  const found = OPERATION_CASES[name];
  if (!found) throw new Error(`${name} has no row in operation-cases.ts: add the call that its owner makes.`);
  return found;
}

test('every operation has a row in the registry of calls, and every row an operation', () => {
  expect(Object.keys(OPERATION_CASES).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

describe.each(operations)('$method $path', (operation) => {
  test('answers who may call it', async () => {
    const answer = await call(operation, await caseOf(operation).valid(world));
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  });

  test('answers a guest, or sends a guest to the sign-in', async () => {
    const made = await caseOf(operation).valid(world);
    const guest = await call(operation, made, '');
    const forged = await call(operation, made, `relievo=${'A'.repeat(43)}`);
    if (operation.access === 'public') {
      expect(guest.statusCode, guest.body).toBeLessThan(300);
    } else {
      expect([guest.statusCode, guest.json().code]).toEqual([401, 'sign_in_required']);
      expect([forged.statusCode, forged.json().code]).toEqual([401, 'session_expired']);
      expect((await call(operation, made)).statusCode).toBeLessThan(300);
    }
  });

  test('gives another person what it declares, and nothing that belongs to the first', async () => {
    const { valid, othersGet } = caseOf(operation);
    const made = await valid(world);
    const first = await call(operation, made);
    const { cookie } = await person(api, { name: 'Stranger' });
    const other = await call(operation, made, cookie);
    expect(first.statusCode).toBeLessThan(300);
    if (othersGet === 'the same') return expect(other.statusCode).toBe(first.statusCode);
    if (othersGet !== 'their own') return expect(other.json().code).toBe(othersGet);
    expect(other.statusCode).toBeLessThan(300);
    const belongings = [made.as?.session.user.id, made.as?.email, made.as?.session.currentOrganization?.id];
    for (const belonging of belongings) expect(other.body).not.toContain(belonging);
    return undefined;
  });

  test('refuses what is malformed, by somebody who may', async () => {
    const { documented } = operation;
    const made = await caseOf(operation).valid(world);
    const cookie = made.as?.cookie ?? '';
    const schema = documented.requestBody?.content['application/json']?.schema;
    if (schema) {
      for (const body of hostileBodies(schema, made.body ?? {})) {
        const payload = JSON.stringify(body);
        api.clock.turn(1);
        const headers = { cookie, 'content-type': 'application/json' };
        const { method, path } = operation;
        declared(operation, await api.server.inject({ method, url: `/api${path}`, headers, payload }));
      }
    }
    for (const { payload, headers } of operation.method === 'GET' ? [] : HOSTILE_BYTES) {
      const { method, path } = operation;
      const answer = await api.server.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, cookie },
        payload,
      });
      declared(operation, answer);
      if (schema) expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
    for (const word of HOSTILE_WORDS) {
      for (const { name, in: place } of documented.parameters ?? []) {
        const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
          param === name ? word : (made.params?.[param] ?? param),
        );
        await ask(operation, `/api${path}${place === 'query' ? `?${name}=${word}` : ''}`, cookie, made.body);
      }
    }
  });
});
