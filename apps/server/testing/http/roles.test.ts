import { join } from 'node:path';
import type { LearnerCredentials } from '@relievo/contracts/classes';
import { ROLES } from '@relievo/contracts/values';
import { splitSample } from '@relievo/words/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClass } from '../../features/classes/testing/a-class.ts';
import { startAiServer } from '../ai/ai-server.ts';
import { ASKERS, type Asker } from '../askers.ts';
import { useDatabase } from '../database.ts';
import { startOpenIdServer } from '../openid/openid-server.ts';
import { readAccess } from '../read-access.ts';
import { type DocumentedOperation, documentedOperations } from './documented-operations.ts';
import { signInAsLearner } from './learner.ts';
import { addressOf, caseOf, contentOf } from './make-call.ts';
import type { ApiWorld, Call } from './operation-case.ts';
import { type Person, person } from './people.ts';
import { rolesPage } from './roles-page.ts';
import { useApi } from './use-api.ts';

/** Far more calls than anybody makes: what they are answered with is tested. */
const PLENTY = { read: 1e6, write: 1e6, costly: 1e6, credentials: 1e6, letters: 1e6 };
const ANSWER = 'an answer';

const operations = await documentedOperations();
const { roles } = await readAccess();
const openId = await startOpenIdServer();
const ai = await startAiServer();
const settings = { ...openId.settings, ...ai.settings };
const api = useApi(useDatabase(), { settings, limits: PLENTY });
let world: ApiWorld;
let waitingLearners: readonly LearnerCredentials[] = [];

beforeAll(async () => {
  world = { api, openId, owner: await person(api) };
});
afterAll(() => Promise.all([openId.stop(), ai.stop()]));

/** A class takes long to make, so one is made for many of them. */
async function nextLearner(): Promise<Person> {
  if (waitingLearners.length === 0) {
    const names = Array.from({ length: 50 }, () => 'Lena Learner');
    waitingLearners = (await aClass(api, names)).learners;
  }
  const [next, ...others] = waitingLearners;
  if (!next) throw new Error('Nobody was added.');
  waitingLearners = others;
  return signInAsLearner(api, next);
}

async function somebody(asker: Asker): Promise<Person | null> {
  if (asker === 'guest') return null;
  return asker === 'learner' ? nextLearner() : person(api, { role: asker });
}

/** What the contract and testing/access say: an answer, or the code of the refusal. */
function expectedOf(operation: DocumentedOperation, asker: Asker): string {
  const { access, isPublic, isNotForLearners, name } = operation;
  if (asker === 'guest' && !isPublic) return 'sign_in_required';
  if (asker === 'learner' && isNotForLearners) return 'not_for_learners';
  if (Array.isArray(access))
    return ROLES.some((role) => role === asker && access.includes(role)) ? ANSWER : 'forbidden';
  const get = roles[name]?.[asker] ?? caseOf(operation).othersGet;
  return get === 'the same' || get === 'their own' ? ANSWER : get;
}

/** Reading changes nothing, so that everybody reads the same; whatever else is done is done anew by each. */
async function askAs(operation: DocumentedOperation, asker: Asker, made: Call | null): Promise<string> {
  const call = made ?? (await caseOf(operation).valid(world));
  const who = await somebody(asker);
  const { payload, headers } = contentOf(call);
  const cookie = [who?.cookie ?? '', call.cookies ?? ''].filter(Boolean).join('; ');
  const answer = await api.server.inject({
    method: operation.method,
    url: addressOf(operation, call),
    headers: { ...headers, cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  return answer.statusCode < 300 ? ANSWER : answer.json<{ code: string }>().code;
}

for (const { tags, cases } of splitSample(operations, 15))
  describe.each(cases)('$method $path', { tags }, (operation) => {
    test('answers somebody of each role, a learner among them, as the contract and its row of access say', {
      tags: 'exhaustive',
    }, async () => {
      const made = operation.method === 'GET' ? await caseOf(operation).valid(world) : null;
      const found: Partial<Record<Asker, string>> = {};
      for (const asker of ASKERS) found[asker] = await askAs(operation, asker, made);
      expect(found).toEqual(Object.fromEntries(ASKERS.map((asker) => [asker, expectedOf(operation, asker)])));
    });
  });

test('every row of roles belongs to an operation', () => {
  const names = operations.map(({ name }) => name);
  expect(Object.keys(roles).filter((name) => !names.includes(name))).toEqual([]);
});

test('the page on roles equals the contract and the rows of access', async () => {
  await expect(rolesPage(operations, expectedOf)).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../docs/roles.md'),
  );
});
