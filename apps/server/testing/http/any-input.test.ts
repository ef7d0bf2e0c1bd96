import { splitSample } from '@relievo/words/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hiddenFromStrangers, idsIn } from '../attacks/hidden.ts';
import { openSessions } from '../attacks/strangers.ts';
import { useDatabase } from '../database.ts';
import { aWorld } from '../policies/world.ts';
import { type AnyRequest, requestsFor } from './any-input.ts';
import {
  type DocumentedOperation,
  documentedOperations,
  faultOf,
  insideTold,
  isStream,
} from './documented-operations.ts';
import { useApi } from './use-api.ts';

const operations = (await documentedOperations()).filter((operation) => !isStream(operation));

const api = useApi(useDatabase());
const SEED = 20_261_120;
const EACH = 6;

/** Who asks, in turn. The first two have nothing to do with anything in the world. */
const CALLERS = ['guest', 'leaver', 'student', 'otherTeacher', 'reviewer', 'superAdmin'] as const;
type Caller = (typeof CALLERS)[number];

let ids: readonly string[];
let hidden: readonly string[];
let people: Readonly<Record<string, string>>;

beforeAll(async () => {
  const world = await aWorld(api.dependencies.database);
  ({ people } = world);
  ids = idsIn(world);
  // Who asks knows themselves.
  hidden = hiddenFromStrangers(world).filter((id) => id !== world.leaver);
});

function cookieOf(caller: Caller): string {
  return caller === 'guest' ? '' : `relievo=${caller}`;
}

/** Everybody is signed in, also where something that was asked before has ended it. */
async function signInAll(): Promise<void> {
  const callers = CALLERS.filter((caller) => caller !== 'guest');
  const sessions = callers.map((token) => ({ userId: people[token] ?? '', token }));
  await openSessions(api.dependencies.database, sessions);
}

async function send({ method }: DocumentedOperation, caller: Caller, { url, payload }: AnyRequest) {
  api.clock.turn(1);
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { cookie: cookieOf(caller), ...json };
  return api.server.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

for (const { tags, cases } of splitSample(operations, 6))
  describe.each(cases)('$method $path', { tags }, (operation) => {
    test('answers as it declares to any input of anybody, and reveals nothing hidden', async () => {
      const requests = fc.sample(requestsFor(operation, ids), { seed: SEED, numRuns: EACH });
      const faults: unknown[] = [];
      await signInAll();
      for (const [at, request] of requests.entries()) {
        const caller = CALLERS[at % CALLERS.length] ?? 'guest';
        const answer = await send(operation, caller, request);
        const isStranger = caller === 'guest' || caller === 'leaver';
        const told = isStranger
          ? hidden.filter((id) => answer.body.includes(id) && !isAsked(request, id))
          : [];
        const fault = faultOf(operation, answer) ?? insideTold(answer.body) ?? told[0];
        const kept = answer.headers['cache-control'];
        if (fault || kept === undefined) faults.push({ fault, caller, ...request, kept });
      }
      expect(faults).toEqual([]);
    });
  });

function isAsked({ url, payload = '' }: AnyRequest, id: string): boolean {
  return url.includes(id) || payload.includes(id);
}
