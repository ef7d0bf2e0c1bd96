import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../features/accounts/token-rules.ts';
import { useDatabase } from '../database.ts';
import { aWorld } from '../policies/world.ts';
import { type AnyRequest, requestsFor } from './any-input.ts';
import { type DocumentedOperation, documentedOperations, faultOf } from './documented-operations.ts';
import { useApi } from './use-api.ts';

/** Streams answer for as long as somebody follows; what they are asked with is tried where they are tested. */
function isStream({ responses }: DocumentedOperation) {
  return 'text/event-stream' in (responses[200]?.content ?? {});
}

const operations = (await documentedOperations()).filter((operation) => !isStream(operation));

const api = useApi(useDatabase());
const SEED = 20_261_120;
const EACH = 6;

/** Who asks, in turn. The first two have nothing to do with anything in the world. */
const CALLERS = ['guest', 'leaver', 'student', 'otherTeacher', 'reviewer', 'superAdmin'] as const;
type Caller = (typeof CALLERS)[number];
/** What everybody sees of the world, by its name there; and who asks knows themselves. */
const KNOWN = [
  'leaver',
  'published',
  'premium',
  'shared',
  'picture',
  'comment',
  'wish',
  'settledWish',
  'teacher',
  'otherTeacher',
];

let ids: readonly string[];
let hidden: readonly string[];
let people: Readonly<Record<string, string>>;

beforeAll(async () => {
  const { people: everybody, ...things } = await aWorld(api.dependencies.database);
  people = everybody;
  ids = Object.values(things);
  hidden = Object.entries(things).flatMap(([name, id]) => (KNOWN.includes(name) ? [] : [id]));
});

function cookieOf(caller: Caller): string {
  return caller === 'guest' ? '' : `relievo=${caller}`;
}

/** Everybody is signed in, also where something that was asked before has ended it. */
async function signInAll(): Promise<void> {
  const callers = CALLERS.filter((caller) => caller !== 'guest');
  const values = [callers.map((caller) => people[caller]), callers.map(hashToken), new Date('2100-01-01')];
  await api.dependencies.database.asOwner((tx) =>
    tx.query(
      'any-input-sign-in',
      `insert into user_sessions (user_id, token, expires_at)
       select user_id, token, $3 from unnest($1::uuid[], $2::text[]) as given (user_id, token)
       on conflict (token) do update set expires_at = excluded.expires_at`,
      values,
    ),
  );
}

async function send({ method }: DocumentedOperation, caller: Caller, { url, payload }: AnyRequest) {
  api.clock.turn(1);
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { cookie: cookieOf(caller), ...json };
  return api.server.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

/** Marks of what only the server knows: its files, its statements, its roles. */
const INSIDE = /node_modules|\.ts:\d|at async |relievo_(app|owner|auth|system)|select .* from |violates/;

describe.each(operations)('$method $path', (operation) => {
  test('answers as it declares to any input of anybody, and reveals nothing hidden', async () => {
    const requests = fc.sample(requestsFor(operation, ids), { seed: SEED, numRuns: EACH });
    const faults: unknown[] = [];
    await signInAll();
    for (const [at, request] of requests.entries()) {
      const caller = CALLERS[at % CALLERS.length] ?? 'guest';
      const answer = await send(operation, caller, request);
      const isStranger = caller === 'guest' || caller === 'leaver';
      const told = isStranger ? hidden.filter((id) => answer.body.includes(id) && !isAsked(request, id)) : [];
      const fault = faultOf(operation, answer) ?? INSIDE.exec(answer.body)?.[0] ?? told[0];
      const kept = answer.headers['cache-control'];
      if (fault || kept === undefined) faults.push({ fault, caller, ...request, kept });
    }
    expect(faults).toEqual([]);
  });
});

function isAsked({ url, payload = '' }: AnyRequest, id: string): boolean {
  return url.includes(id) || payload.includes(id);
}
