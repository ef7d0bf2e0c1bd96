import type { Session } from '@relievo/contracts/accounts';
import type { LearnerCredentials } from '@relievo/contracts/classes';
import { aMembership, anOrganization } from '../../../testing/factories.ts';
import { cookieOf, person } from '../../../testing/http/people.ts';
import type { TestApi } from '../../../testing/http/use-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the API as somebody, by the path after /api. */
export async function ask<Body = Record<string, unknown>>(
  api: TestApi,
  who: { readonly cookie: string },
  method: Method,
  path: string,
  payload?: object,
): Promise<{ status: number; body: Body }> {
  const answer = await api.server.inject({
    method,
    url: `/api${path}`,
    headers: { cookie: who.cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

/** A school with a teacher, who is no more than a member of it, and a class of hers with these learners. */
export async function aClass(api: TestApi, names: readonly string[]) {
  const { database } = api.dependencies;
  const founder = await person(api, { name: 'Frida Owner' });
  const teacher = await person(api, { name: 'Tess Teacher', role: 'teacher' });
  const { id: school } = await anOrganization(database, { owner: founder.session.user.id });
  await aMembership(database, { organization: school, user: teacher.session.user.id });
  const made = await ask<{ id: string }>(api, teacher, 'POST', `/organizations/${school}/classes`, {
    name: '6a',
  });
  const id = made.body.id;
  const learners = names.length === 0 ? [] : await addLearners(api, teacher, id, names);
  return { founder, teacher, school, id, learners };
}

async function addLearners(
  api: TestApi,
  teacher: { readonly cookie: string },
  id: string,
  names: readonly string[],
): Promise<LearnerCredentials[]> {
  const { body } = await ask<{ made: LearnerCredentials[] }>(
    api,
    teacher,
    'POST',
    `/classes/${id}/learners`,
    {
      names: names.join('\n'),
    },
  );
  return body.made;
}

export async function signInLearner(
  api: TestApi,
  { username, words }: { readonly username: string; readonly words: string },
) {
  const url = '/api/sign-in/learner';
  const answer = await api.server.inject({ method: 'POST', url, payload: { username, words } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return { cookie: cookieOf(answer.headers['set-cookie']), session: answer.json<Session>() };
}

/** The first of some, where there is one. */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new Error('There is none.');
  return first;
}
