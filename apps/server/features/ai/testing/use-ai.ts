import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AiServer, says, startAiServer } from '../../../testing/ai/ai-server.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { type Person, person, signIn } from '../../../testing/http/people.ts';
import { type TestApi, type TestApiOptions, useApi } from '../../../testing/http/use-api.ts';

export const KEY = 'sk-of-the-provider-that-nobody-sees-1234';
export const DAY_SECONDS = 24 * 60 * 60;

/** Far more calls than any test makes: the quotas are what is tested. */
const PLENTY = { read: 1e6, write: 1e6, costly: 1e6, credentials: 1e6, letters: 1e6 };

export type Caller = { readonly cookie: string } | null;
interface Answer {
  readonly statusCode: number;
  json: () => unknown;
}

export function codeOf(answer: Answer): string {
  return answer.statusCode === 200 ? 'an answer' : (answer.json() as { code: string }).code;
}

/** A server of ours with a provider of descriptions, whose key is set; ada asks, and root holds the key. */
export async function useAi(database: TestDatabase) {
  const provider = await startAiServer();
  afterAll(() => provider.stop());
  const api = useAiApi(database, provider);
  const people = {} as { ada: Person; root: Person };
  beforeAll(async () => {
    people.ada = await person(api);
    people.root = await person(api, { role: 'super_admin' });
  });
  beforeEach(async () => {
    await api.dependencies.database.asOwner((tx) => tx.query('', 'delete from ai_usage'));
    provider.behave(says('Maps of rivers for reading by hand.'));
    await callsTo(api)('PUT', '/admin/ai/key', people.root, { key: KEY });
  });

  /** Sessions are over by then. */
  async function nextDay(days = 1): Promise<void> {
    api.clock.turn(days * DAY_SECONDS);
    for (const one of Object.values(people)) Object.assign(one, await signIn(api, one.email));
  }

  return { provider, api, people, nextDay, ...requestsTo(api) };
}

export function useAiApi(
  database: TestDatabase,
  provider: AiServer,
  options: Pick<TestApiOptions, 'replace'> = {},
): TestApi {
  const settings = {
    ...provider.settings,
    SECRET: 'one secret for all servers of a test',
    LIMIT_PERSON_DESCRIPTIONS: '10',
    LIMIT_ALL_DESCRIPTIONS: '25',
  };
  return useApi(database, { ...options, settings, limits: PLENTY });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

function callsTo(api: TestApi) {
  return (method: Method, path: string, caller: Caller, payload?: Readonly<Record<string, unknown>>) =>
    api.server.inject({
      method,
      url: `/api${path}`,
      headers: caller ? { cookie: caller.cookie } : {},
      ...(payload ? { payload } : {}),
    });
}

/** What people ask such a server for. */
export function requestsTo(api: TestApi) {
  const call = callsTo(api);
  const keyFor = async (caller: Caller): Promise<string> =>
    (await call('POST', '/decrypt-api-key', caller)).json<{ apiKey: string }>().apiKey;
  const describeWith = (caller: Caller, apiKey: string, name = 'Rivers') =>
    call('POST', '/ai/collection-description', caller, { apiKey, name });
  return {
    call,
    keyFor,
    describeWith,
    /** Both calls, as the form makes them. */
    proposalFor: async (caller: Caller, name?: string) => describeWith(caller, await keyFor(caller), name),
  };
}
