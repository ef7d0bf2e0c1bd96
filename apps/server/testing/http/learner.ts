import type { LearnerCredentials } from '@relievo/contracts/classes';
import { aClass, firstOf, signInLearner } from '../../features/classes/testing/a-class.ts';
import type { Person } from './people.ts';
import type { TestApi } from './use-api.ts';

/** Somebody whose account was made for a class, signed in by their words. */
export async function aLearner(api: TestApi): Promise<Person> {
  const { learners } = await aClass(api, ['Lena Learner']);
  return signInAsLearner(api, firstOf(learners));
}

export async function signInAsLearner(
  api: TestApi,
  { username, words }: LearnerCredentials,
): Promise<Person> {
  const { cookie, session } = await signInLearner(api, { username, words });
  return { email: '', username, password: words, cookie, session };
}
