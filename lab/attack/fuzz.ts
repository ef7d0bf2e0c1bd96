import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { Findings } from '../../apps/server/testing/attacks/findings.ts';
import { hiddenFromStrangers, idsIn } from '../../apps/server/testing/attacks/hidden.ts';
import {
  aStrangeLearner,
  type OpenSession,
  openSessions,
} from '../../apps/server/testing/attacks/strangers.ts';
import { aUser, type Role } from '../../apps/server/testing/factories.ts';
import { type AnyRequest, requestsFor } from '../../apps/server/testing/http/any-input.ts';
import {
  type DocumentedOperation,
  faultOf,
  insideTold,
} from '../../apps/server/testing/http/documented-operations.ts';
import { HOSTILE_BYTES } from '../../apps/server/testing/http/hostile.ts';
import type { World } from '../../apps/server/testing/policies/world.ts';
import { errorAnswer } from '../../packages/contracts/src/errors/index.ts';
import { type Answer, type Asked, ask } from '../shared/remote-api.ts';
import type { Installation } from './installation.ts';

const AT_ONCE = 8;
/** So many of each kind that nobody asks more often than the limits allow. */
const OF_EACH_KIND = 40;
const SHARE_OF_STRANGERS = 0.4;
const MEGABYTE = 1024 * 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;
const TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json/../html',
  'image/png',
  'a'.repeat(4000),
  '',
] as const;

interface Caller {
  readonly kind: string;
  readonly cookie: string;
}

/** How a request is spoilt that its description allows. */
type Spoil = 'nothing' | 'method' | 'type' | 'bytes' | 'length' | 'fields' | 'origin';

const SPOILS: readonly { readonly weight: number; readonly value: Spoil }[] = [
  { weight: 60, value: 'nothing' },
  { weight: 14, value: 'fields' },
  { weight: 8, value: 'method' },
  { weight: 8, value: 'type' },
  { weight: 6, value: 'bytes' },
  { weight: 3, value: 'origin' },
  { weight: 1, value: 'length' },
];

interface Attempt {
  readonly request: AnyRequest;
  readonly caller: number;
  readonly spoil: Spoil;
  readonly choice: number;
}

export interface FuzzFindings extends Findings {
  /** How often each class of answers was given. */
  readonly answers: Readonly<Record<string, number>>;
}

/** So many requests in all, spread over every operation, from people of every kind. */
export async function fuzz(
  { url, dependencies: { database } }: Installation,
  operations: readonly DocumentedOperation[],
  world: World,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<FuzzFindings> {
  const { strangers, others, sessions } = await gatherCallers(database, world);
  const ids = idsIn(world);
  const hidden = hiddenFromStrangers(world);
  const each = Math.ceil(requests / operations.length);
  const holes: string[] = [];
  const answers: Record<string, number> = {};
  let tried = 0;

  // Strangers first: what is hidden from them may be shown later, by those who may.
  const rounds = [
    { callers: strangers, times: Math.ceil(each * SHARE_OF_STRANGERS) },
    { callers: others, times: Math.floor(each * (1 - SHARE_OF_STRANGERS)) },
  ];
  for (const { callers, times } of rounds)
    for (const operation of operations) {
      await openSessions(database, sessions);
      const attempts = fc
        .sample(attemptsFor(operation, ids), { seed: seed + times, numRuns: times })
        .values();
      const work = async () => {
        for (const attempt of attempts) {
          const caller = callers[attempt.caller % callers.length] ?? GUEST;
          const asked = spoil(operation, attempt, caller);
          tried += 1;
          const answer = await ask(url, asked).catch((error: unknown) => {
            holes.push(
              `${operation.name} by ${caller.kind}: no answer: ${String(error)}; ${asked.method} ${asked.url.slice(0, 300)}`,
            );
          });
          if (!answer) continue;
          const kind = answer.statusCode === 429 ? '429' : `${String(answer.statusCode)[0]}xx`;
          answers[kind] = (answers[kind] ?? 0) + 1;
          const told = callers === strangers ? leak(asked, answer, hidden) : undefined;
          const fault = faultIn(operation, attempt, answer) ?? told;
          if (fault)
            holes.push(
              `${operation.name} by ${caller.kind}: ${fault}; ${asked.method} ${asked.url.slice(0, 300)} ${String(asked.payload).slice(0, 300)}`,
            );
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  return { tried, holes, answers };
}

const GUEST: Caller = { kind: 'a guest', cookie: '' };

/** Strangers have nothing to do with anything in the world. */
async function gatherCallers(database: Installation['dependencies']['database'], world: World) {
  const sessions: OpenSession[] = [];
  const callerFor = (kind: string, userId: string): Caller => {
    const token = `${kind.replaceAll(' ', '-')}-${sessions.length}`;
    sessions.push({ userId, token });
    return { kind, cookie: `relievo=${token}` };
  };
  const withRole = async (role: Role) => callerFor(`a ${role}`, (await aUser(database, { role })).id);
  const strangers: Caller[] = [];
  const others: Caller[] = [];
  for (let one = 0; one < OF_EACH_KIND; one += 1) {
    strangers.push(
      GUEST,
      await withRole('student'),
      await withRole('teacher'),
      callerFor('a learner', (await aStrangeLearner(database)).id),
    );
    for (const role of ['professional', 'institution', 'admin', 'super_admin'] as const)
      others.push(await withRole(role));
  }
  for (const [name, userId] of Object.entries(world.people)) others.push(callerFor(`the ${name}`, userId));
  return { strangers, others, sessions };
}

function attemptsFor(operation: DocumentedOperation, ids: readonly string[]): fc.Arbitrary<Attempt> {
  return fc.record({
    request: requestsFor(operation, ids),
    caller: fc.nat(1_000_000),
    spoil: fc.oneof(...SPOILS.map(({ weight, value }) => ({ weight, arbitrary: fc.constant(value) }))),
    choice: fc.nat(1_000_000),
  });
}

function spoil(operation: DocumentedOperation, attempt: Attempt, { cookie }: Caller): Asked {
  const { request, choice } = attempt;
  const json = request.payload === undefined ? {} : { 'content-type': 'application/json' };
  const asked = {
    method: operation.method,
    url: request.url,
    payload: request.payload,
    headers: { cookie, ...json },
  };
  switch (attempt.spoil) {
    case 'nothing':
      return asked;
    case 'method':
      return { ...asked, method: METHODS[choice % METHODS.length] ?? 'PUT' };
    case 'type':
      return {
        ...asked,
        payload: request.payload ?? '{}',
        headers: { cookie, 'content-type': TYPES[choice % TYPES.length] ?? '' },
      };
    case 'bytes': {
      const bytes = HOSTILE_BYTES[choice % HOSTILE_BYTES.length];
      return { ...asked, ...bytes, headers: { cookie, ...bytes?.headers } };
    }
    case 'fields':
      return {
        ...asked,
        payload: withMoreFields(request.payload, choice),
        headers: { cookie, 'content-type': 'application/json' },
      };
    case 'origin':
      return {
        ...asked,
        headers: { ...asked.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      };
    case 'length':
      return {
        ...asked,
        payload: Buffer.alloc(MEGABYTE + 1 + (choice % MEGABYTE), 'a'),
        headers: { cookie, 'content-type': 'application/json' },
      };
  }
}

const MORE_FIELDS: readonly Readonly<Record<string, unknown>>[] = [
  { role: 'super_admin', roles: ['super_admin'], isAdmin: true },
  { id: '00000000-0000-0000-0000-000000000000', userId: '00000000-0000-0000-0000-000000000000' },
  { status: 'approved', visibility: 'public', isPremium: false, emailVerified: true },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  { $where: '1', $ne: null, '': '', 'a.b': 1, 'a[b]': 2 },
];

function withMoreFields(payload: string | undefined, choice: number): string {
  const value: unknown = payload === undefined ? {} : JSON.parse(payload);
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  const more = MORE_FIELDS[choice % MORE_FIELDS.length];
  return JSON.stringify(isRecord ? Object.assign(Object.create(null), value, more) : [value, more]);
}

/** A request that is spoilt as a whole may be refused before anybody looks which operation it is for. */
function faultIn(
  operation: DocumentedOperation,
  { spoil: how }: Attempt,
  answer: Answer,
): string | undefined {
  const { statusCode, body, headers } = answer;
  // Headers past what the server reads are refused before there is a request.
  if (statusCode === 431 && body === '') return undefined;
  const inside = insideTold(body);
  if (inside) return `it tells of the inside: ${inside}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'it lacks the headers of every answer';
  if (/html/.test(String(headers['content-type']))) return 'it answers with a page';
  if (how === 'nothing' || how === 'fields') return faultOf(operation, answer);
  if (statusCode >= 500) return `an error of our own: ${statusCode} ${body.slice(0, 200)}`;
  if (statusCode < 400 || body === '') return undefined;
  return errorAnswer.strict().safeParse(answer.json()).success
    ? undefined
    : `a refusal of another shape: ${statusCode} ${body.slice(0, 200)}`;
}

function leak({ url, payload }: Asked, { body }: Answer, hidden: readonly string[]): string | undefined {
  const told = hidden.find((id) => body.includes(id) && !url.includes(id) && !String(payload).includes(id));
  return told && `it tells a stranger of ${told}`;
}

export function newSeed(): number {
  return randomInt(2 ** 31);
}
