import type { LearnerCredentials } from '@relievo/contracts/classes';
import { describe, expect, test } from 'vitest';
import { aClass, ask, firstOf, signInLearner } from '../../features/classes/testing/a-class.ts';
import { useDatabase } from '../database.ts';
import type { Person } from '../http/people.ts';
import { useApi } from '../http/use-api.ts';

const api = useApi(useDatabase());

describe('a class that a learner entered by its code', () => {
  const enter = async (learner: LearnerCredentials, other: { teacher: Person; id: string }) => {
    const made = await ask<{ code: string }>(api, other.teacher, 'POST', `/classes/${other.id}/code`);
    const pupil = await signInLearner(api, learner);
    const joined = await ask(api, pupil, 'POST', '/class-codes/membership', { code: made.body.code });
    expect(joined.status).toBe(200);
    return pupil;
  };

  test('in another school gives its teachers neither the words nor the account nor a second step', async () => {
    const { learners } = await aClass(api, ['Ada']);
    const other = await aClass(api, ['Zoe']);
    const learner = firstOf(learners);
    const pupil = await enter(learner, other);
    const path = `/classes/${other.id}/learners/${learner.userId}`;
    const email = `${other.id}@example.org`;
    expect((await ask(api, other.teacher, 'POST', `${path}/password`)).status).toBe(404);
    expect((await ask(api, other.teacher, 'POST', `${path}/hand-over`, { email })).status).toBe(404);
    await ask(api, other.teacher, 'PUT', `/classes/${other.id}/second-steps`, { isAllowed: true });
    const step = await ask<{ code: string }>(api, pupil, 'POST', '/account/passkeys/challenge');
    expect(step.body.code).toBe('not_for_learners');
    const seen = await ask<{ people: { displayName: string; isMadeHere: boolean }[] }>(
      api,
      other.teacher,
      'GET',
      `/classes/${other.id}`,
    );
    expect(seen.body.people.map(({ displayName, isMadeHere }) => [displayName, isMadeHere])).toEqual([
      ['Ada', false],
      ['Zoe', true],
    ]);
    expect((await signInLearner(api, learner)).session.isLearner).toBe(true);
  });

  test('in the same school makes no new words without the teachers of the first class hearing of it', async () => {
    const { founder, teacher, school, learners } = await aClass(api, ['Ada']);
    const learner = firstOf(learners);
    const made = await ask<{ id: string }>(api, founder, 'POST', `/organizations/${school}/classes`, {
      name: '6b',
    });
    await enter(learner, { teacher: founder, id: made.body.id });
    const path = `/classes/${made.body.id}/learners/${learner.userId}`;
    expect((await ask(api, founder, 'POST', `${path}/password`)).status).toBe(200);
    const notices = await ask<{ rows: { kind: string; title: string; from: string }[] }>(
      api,
      teacher,
      'GET',
      '/notices',
    );
    expect(notices.body.rows).toMatchObject([
      { kind: 'learner_words_made', title: 'Ada, 6a', from: 'Frida Owner' },
    ]);
  });
});
