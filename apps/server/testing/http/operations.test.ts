import { splitSample } from '@relievo/words/testing';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAiServer } from '../ai/ai-server.ts';
import { useDatabase } from '../database.ts';
import { startOpenIdServer } from '../openid/openid-server.ts';
import {
  type DocumentedOperation,
  documentedOperations,
  faultOf,
  takesBody,
} from './documented-operations.ts';
import { HOSTILE_BYTES, HOSTILE_WORDS, hostileBodies } from './hostile.ts';
import { addressOf, CALLS, caseOf, contentOf, JSON_TYPE } from './make-call.ts';
import type { ApiWorld, Call } from './operation-case.ts';
import { person } from './people.ts';
import { useApi } from './use-api.ts';

const operations = await documentedOperations();
const openId = await startOpenIdServer();
const ai = await startAiServer();
const api = useApi(useDatabase(), { settings: { ...openId.settings, ...ai.settings } });
let world: ApiWorld;

beforeAll(async () => {
  world = { api, openId, owner: await person(api) };
});
afterAll(() => Promise.all([openId.stop(), ai.stop()]));

const FORGED = `relievo=${'A'.repeat(43)}`;

interface Sent {
  readonly url: string;
  readonly cookie: string;
  readonly payload?: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The clock goes on a second with each request, so that the limits on requests do not hide other answers. */
async function send({ method }: DocumentedOperation, { url, cookie, payload, headers = JSON_TYPE }: Sent) {
  api.clock.turn(1);
  return api.server.inject({
    method,
    url,
    headers: payload === undefined ? { cookie } : { ...headers, cookie },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Makes the call, and fails where the answer is not one that the operation declares. */
async function make(operation: DocumentedOperation, call: Call, session = call.as?.cookie ?? '') {
  const cookie = [session, call.cookies ?? ''].filter(Boolean).join('; ');
  const answer = await send(operation, { url: addressOf(operation, call), cookie, ...contentOf(call) });
  expect(faultOf(operation, answer)).toBeUndefined();
  return answer;
}

/** 'an answer', or the code of the refusal. */
function outcome(answer: LightMyRequestResponse): string {
  return answer.statusCode < 300 ? 'an answer' : answer.json<{ code: string }>().code;
}

test('every operation has a row in the registry of calls, and every row an operation', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

for (const { tags, cases } of splitSample(
  operations.filter(({ isPublic }) => isPublic),
  15,
))
  describe.each(cases)('$method $path', { tags }, (operation) => {
    test('answers a guest', async () => {
      const guest = await make(operation, await caseOf(operation).valid(world), '');
      expect(outcome(guest)).toBe('an answer');
    });
  });

for (const { tags, cases } of splitSample(
  operations.filter(({ isPublic }) => !isPublic),
  15,
))
  describe.each(cases)('$method $path', { tags }, (operation) => {
    test('sends a guest and a forged session to the sign-in, and answers its owner', async () => {
      const call = await caseOf(operation).valid(world);
      const guest = await make(operation, call, '');
      const forged = await make(operation, call, FORGED);
      const owner = await make(operation, call);
      expect([guest, forged, owner].map(outcome)).toEqual([
        'sign_in_required',
        'session_expired',
        'an answer',
      ]);
    });
  });

for (const { tags, cases } of splitSample(operations, 15))
  describe.each(cases)('$method $path', { tags }, (operation) => {
    test('gives another person what it declares, and nothing of the first', async () => {
      const { valid, othersGet } = caseOf(operation);
      const call = await valid(world);
      const first = await make(operation, call);
      const { cookie } = await person(api, { name: 'Stranger' });
      const other = await make(operation, call, cookie);
      const { user, currentOrganization } = call.as?.session ?? {};
      const belongings = [user?.id, user?.email, currentOrganization?.id].flatMap((one) => one ?? []);
      const leaked = othersGet === 'their own' ? belongings.filter((one) => other.body.includes(one)) : [];
      const refusal = othersGet === 'the same' || othersGet === 'their own' ? 'an answer' : othersGet;
      expect([outcome(first), outcome(other), leaked]).toEqual(['an answer', refusal, []]);
    });

    test('refuses malformed input of a permitted person with a declared refusal', {
      tags: 'exhaustive',
    }, async () => {
      const call = await caseOf(operation).valid(world);
      const sent = { url: addressOf(operation, call), cookie: call.as?.cookie ?? '' };
      const bodies = operation.body ? await chooseBodies(operation, call, operation.body) : [];
      const attempts: Sent[] = [
        ...bodies.map((body) => ({ ...sent, payload: JSON.stringify(body) })),
        ...hostileAddresses(operation, call).map((url) => ({
          ...sent,
          url,
          ...contentOf(call),
        })),
      ];
      const unreadable: Sent[] =
        operation.method === 'GET' ? [] : HOSTILE_BYTES.map((bytes) => ({ ...sent, ...bytes }));
      const faults: unknown[] = [];
      for (const attempt of [...attempts, ...unreadable]) {
        const answer = await send(operation, attempt);
        const accepted = operation.body && unreadable.includes(attempt) && answer.statusCode < 400;
        const fault = accepted ? 'takes what cannot be read' : faultOf(operation, answer);
        if (fault) faults.push({ fault, url: attempt.url, payload: String(attempt.payload).slice(0, 200) });
      }
      expect(faults).toEqual([]);
    });
  });

/** Of so many bodies that the schema refuses, one is sent: the same few lines refuse them all, for every operation. */
const REFUSED_FOR_ONE_SENT = 4;

/** Every hostile body that the schema takes, so that the feature sees it, and a part of those that it refuses. */
async function chooseBodies(operation: DocumentedOperation, call: Call, schema: Record<string, unknown>) {
  const bodies = hostileBodies(schema, call.body ?? {});
  const taken = await Promise.all(bodies.map((body) => takesBody(operation, call.params ?? {}, body)));
  return bodies.filter((_, place) => taken[place] || place % REFUSED_FOR_ONE_SENT === 0);
}

/** The valid address with each of its parameters in turn replaced by each hostile word. */
function hostileAddresses(operation: DocumentedOperation, call: Call): string[] {
  return operation.parameters.flatMap(({ name, in: place }) =>
    HOSTILE_WORDS.map((word) =>
      place === 'path'
        ? addressOf(operation, { ...call, params: { ...call.params, [name]: word } })
        : `${addressOf(operation, { ...call, query: { ...call.query } }).split('?', 1)[0]}?${name}=${word}`,
    ),
  );
}
