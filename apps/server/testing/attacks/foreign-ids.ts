import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { aCollection, aDraftResource, aUser } from '../factories.ts';
import { type DocumentedOperation, faultOf } from '../http/documented-operations.ts';
import { addressOf, caseOf, contentOf } from '../http/make-call.ts';
import type { Call, ApiWorld as Place } from '../http/operation-case.ts';
import type { World } from '../policies/world.ts';
import type { Findings } from './findings.ts';
import { hiddenFromStrangers } from './hidden.ts';
import { aStrangeLearner, aStranger } from './strangers.ts';

/** Where an operation takes the id of a thing. */
interface Slot {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
}

/** As often as one stranger asks before another one takes over: fewer than any limit allows in a minute. */
const ASKED_BY_ONE = 4;

export function slotsOf({ parameters, body }: DocumentedOperation): Slot[] {
  const named = parameters
    .filter(({ name, schema }) => schema?.['format'] === 'uuid' || /(^id|Id)$/.test(name))
    .map(({ name, in: place }) => ({
      name,
      place: place === 'path' ? ('path' as const) : ('query' as const),
    }));
  const fields = Object.entries((body?.['properties'] ?? {}) as Record<string, object>)
    .filter(([, schema]) => JSON.stringify(schema).includes('"format":"uuid"'))
    .map(([name]) => ({ name, place: 'body' as const }));
  return [...named, ...fields];
}

/** Ids of what a stranger may not see, and of what was there and is gone. */
export async function idsOfOthers(database: Database, world: World): Promise<string[]> {
  return [...hiddenFromStrangers(world), ...(await idsOfTheDeleted(database))];
}

async function idsOfTheDeleted(database: Database): Promise<string[]> {
  const user = (await aUser(database)).id;
  const resource = (await aDraftResource(database)).id;
  const collection = (await aCollection(database, { owner: user })).id;
  await database.asOwner(async (tx) => {
    await tx.query('attack-gone-collection', 'delete from user_collections where id = $1', [collection]);
    await tx.query('attack-gone-resource', 'delete from resources where id = $1', [resource]);
    await tx.query('attack-gone-user', 'delete from users where id = $1', [user]);
  });
  return [user, resource, collection];
}

/**
 * Puts each id of others into each place where the operation takes one, as a guest, as somebody with an account and as a learner,
 * and asks the same about an id that never was: nobody may hear a difference.
 */
export async function tryForeignIds(
  place: Place,
  operation: DocumentedOperation,
  ids: readonly string[],
): Promise<Findings> {
  const slots = slotsOf(operation);
  if (slots.length === 0) return { tried: 0, holes: [] };
  const holes: string[] = [];
  let tried = 0;
  const call = await caseOf(operation).valid(place);
  for (const slot of slots) {
    // Where the refusal is another one, the thing itself is no secret.
    const own = caseOf(operation).othersGet === 'not_found' ? ownId(call, slot) : undefined;
    const asked = own === undefined ? ids : [own, ...ids];
    for (const role of [null, 'student', 'teacher', 'learner'] as const) {
      const cookies =
        role === null ? [''] : await sessions(place, role, Math.ceil(asked.length / ASKED_BY_ONE));
      for (const [at, id] of asked.entries()) {
        const cookie = cookies[Math.floor(at / ASKED_BY_ONE)] ?? '';
        if (at % ASKED_BY_ONE === 0) place.api.clock.turn(60);
        const [hidden, never] = [
          await ask(place, operation, withId(call, slot, id), cookie),
          await ask(place, operation, withId(call, slot, randomUUID()), cookie),
        ];
        tried += 1;
        const fault = hidden.fault ?? never.fault;
        if (fault) holes.push(`${operation.name} ${slot.name}: ${fault}`);
        else if (hidden.said !== never.said)
          holes.push(
            `${operation.name} tells a ${role ?? 'guest'} that ${slot.name} ${id} exists: ${hidden.said} instead of ${never.said}`,
          );
      }
    }
  }
  return { tried, holes };
}

function ownId({ params = {}, query = {}, body = {} }: Call, { name, place }: Slot): string | undefined {
  const value = { path: params, query, body }[place][name];
  return typeof value === 'string' ? value : undefined;
}

function withId(call: Call, { name, place }: Slot, id: string): Call {
  if (place === 'path') return { ...call, params: { ...call.params, [name]: id } };
  if (place === 'query') return { ...call, query: { ...call.query, [name]: id } };
  return { ...call, body: { ...call.body, [name]: id } };
}

async function sessions(
  { api }: Place,
  role: 'student' | 'teacher' | 'learner',
  count: number,
): Promise<string[]> {
  const { database } = api.dependencies;
  const cookies: string[] = [];
  for (let one = 0; one < count; one += 1) {
    const stranger = role === 'learner' ? await aStrangeLearner(database) : await aStranger(database, role);
    cookies.push(stranger.cookie);
  }
  return cookies;
}

/** What the asker hears: the status and the words, without what is different in every answer. */
async function ask({ api }: Place, operation: DocumentedOperation, call: Call, cookie: string) {
  const { payload, headers } = contentOf(call);
  const answer = await api.server.inject({
    method: operation.method,
    url: addressOf(operation, call),
    headers: { ...headers, cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  return { said: `${answer.statusCode} ${answer.body.slice(0, 500)}`, fault: faultOf(operation, answer) };
}
