import type { ReadingProfile } from '@relievo/contracts/classes';
import type { DisplayChoices, Studio } from '@relievo/contracts/people';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { aClass, ask, signInLearner } from '../testing/a-class.ts';

const api = useApi(useDatabase());

async function aReader() {
  const { teacher, id, learners } = await aClass(api, ['Ada', 'Ben']);
  const [first, second] = learners;
  if (!first || !second) throw new Error('Nobody was added.');
  const [ada, ben] = [await signInLearner(api, first), await signInLearner(api, second)];
  return { teacher, id, ada, ben, path: `/classes/${id}/learners/${first.userId}/reading` };
}

test('what a teacher chooses for a learner is the learner’s own, and what the learner changes the teacher sees', async () => {
  const { teacher, ada, path } = await aReader();
  const change = {
    ways: ['embosser'],
    braille: 'uncontracted',
    voiceSpeed: 1.5,
    detail: 'short',
    contrast: 'high',
  };
  const { body } = await ask<ReadingProfile>(api, teacher, 'PATCH', path, change);
  expect(body).toMatchObject({ ...change, paper: 'swell-a4' });
  expect((await ask<Studio>(api, ada, 'GET', '/studio')).body).toMatchObject({
    ways: ['embosser'],
    braille: 'uncontracted',
    voiceSpeed: 1.5,
    detail: 'short',
  });
  expect((await ask<DisplayChoices>(api, ada, 'GET', '/display')).body).toEqual({ contrastLevel: 'high' });
  await ask(api, ada, 'PATCH', '/studio', { braille: 'contracted' });
  await ask(api, ada, 'PATCH', '/display', { textSpacing: true, letterSpacing: 0.12 });
  expect((await ask<ReadingProfile>(api, teacher, 'GET', path)).body).toMatchObject({
    braille: 'contracted',
    contrast: 'high',
  });
  expect((await ask<DisplayChoices>(api, ada, 'GET', '/display')).body).toEqual({
    contrastLevel: 'high',
    textSpacing: true,
    letterSpacing: 0.12,
  });
});

test('nobody but the teachers changes how a learner reads, and nothing else of theirs is told', async () => {
  const { teacher, id, ben, path } = await aReader();
  expect((await ask(api, ben, 'PATCH', path, { braille: 'uncontracted' })).body).toMatchObject({
    code: 'class_not_yours',
  });
  const own = `/classes/${id}/learners/${teacher.session.user.id}/reading`;
  expect((await ask(api, teacher, 'GET', own)).body).toMatchObject({ code: 'not_found' });
  expect((await ask(api, teacher, 'PATCH', path, { embosser: 'brf/none' })).body).toMatchObject({
    code: 'invalid_input',
  });
});
