import { aClass, ask, signInLearner } from '../../apps/server/features/classes/testing/a-class.ts';
import { aMembership } from '../../apps/server/testing/factories.ts';
import { type Person, person } from '../../apps/server/testing/http/people.ts';
import type { TestApi } from '../../apps/server/testing/http/use-api.ts';
import type { LearnerCredentials } from '../../packages/contracts/src/classes/index.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Pupil extends LearnerCredentials {
  readonly cookie: string;
}

/** A school with a class of two, an administrator who teaches nobody in it, and a class of another school. */
export interface School {
  readonly api: TestApi;
  readonly made: Awaited<ReturnType<typeof aClass>>;
  readonly ada: Pupil;
  readonly ben: Pupil;
  readonly administrator: Person;
  readonly elsewhere: Awaited<ReturnType<typeof aClass>>;
  readonly cleo: Pupil;
}

/** What was tried, and what it gave that it may not give. */
export interface Attempt {
  readonly what: string;
  readonly hole: string | undefined;
}

export async function openSchool(api: TestApi): Promise<School> {
  const made = await aClass(api, ['Ada', 'Ben']);
  const elsewhere = await aClass(api, ['Cleo']);
  const administrator = await person(api, { name: 'Alma Administrator' });
  await aMembership(api.dependencies.database, {
    organization: made.school,
    user: administrator.session.user.id,
    role: 'admin',
  });
  const [ada, ben] = await Promise.all(made.learners.map((one) => signIn(api, one)));
  const [cleo] = await Promise.all(elsewhere.learners.map((one) => signIn(api, one)));
  if (!ada || !ben || !cleo) throw new Error('Nobody was added.');
  return { api, made, ada, ben, administrator, elsewhere, cleo };
}

export async function signIn(api: TestApi, one: LearnerCredentials): Promise<Pupil> {
  return { ...one, cookie: (await signInLearner(api, one)).cookie };
}

/** Has to be refused, in words of ours. */
export async function refused(
  { api }: School,
  what: string,
  who: { readonly cookie: string },
  [method, path, payload]: readonly [Method, string, object?],
): Promise<Attempt> {
  const { status, body } = await ask<{ code?: string }>(api, who, method, path, payload);
  // What was not understood was refused by its form, and nothing was tried.
  if (body.code === 'invalid_input') return { what, hole: `${method} ${path} was not understood` };
  const isRefused = status >= 400 && status < 500 && typeof body.code === 'string';
  return { what, hole: isRefused ? undefined : `${method} ${path} answered ${status}` };
}
