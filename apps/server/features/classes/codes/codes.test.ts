import type { ClassView, LearnerCredentials } from '@relievo/contracts/classes';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { aClass, ask, signInLearner } from '../testing/a-class.ts';

const api = useApi(useDatabase());

async function aClassWithCode() {
  const made = await aClass(api, []);
  const { body } = await ask<{ code: string }>(api, made.teacher, 'POST', `/classes/${made.id}/code`);
  const enrol = async (code: string, remoteAddress = '127.0.0.1') => {
    const payload = { code, name: 'Ada Lovelace' };
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/class-codes/enrolment',
      payload,
      remoteAddress,
    });
    return answer.json<LearnerCredentials & { code?: string; className?: string }>();
  };
  const look = async () => (await ask<ClassView>(api, made.teacher, 'GET', `/classes/${made.id}`)).body;
  return { ...made, code: body.code, enrol, look };
}

/** A code with the same first part, which therefore counts against the same class. */
function miss(code: string): string {
  return `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
}

test('a code makes an account for somebody who has none, and a member of somebody who has one', async () => {
  const { code, enrol, look } = await aClassWithCode();
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const made = await enrol(code.toLowerCase().replace('-', ' '));
  expect(made).toMatchObject({ name: 'Ada Lovelace', className: '6a' });
  expect((await signInLearner(api, made)).session.isLearner).toBe(true);
  const grown = await person(api, { name: 'Grown Gil' });
  for (const _ of ['once', 'again'])
    expect((await ask(api, grown, 'POST', '/class-codes/membership', { code })).status).toBe(200);
  expect((await look()).people.map(({ displayName, isMadeHere }) => [displayName, isMadeHere])).toEqual([
    ['Ada Lovelace', true],
    ['Grown Gil', false],
  ]);
});

test('a code that was made anew or shut off by a teacher opens nothing', async () => {
  const { teacher, id, code, enrol, look } = await aClassWithCode();
  const { body } = await ask<{ code: string }>(api, teacher, 'POST', `/classes/${id}/code`);
  expect((await enrol(code)).code).toBe('class_code_wrong');
  expect((await ask(api, teacher, 'DELETE', `/classes/${id}/code`)).status).toBe(200);
  expect((await enrol(body.code)).code).toBe('class_code_wrong');
  expect(await look()).toMatchObject({ people: [], code: null });
});

test('wrong codes lock their network for a while', async () => {
  const { code, enrol } = await aClassWithCode();
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push((await enrol(miss(code), '10.9.0.1')).code);
  expect(answers).toEqual([...Array(4).fill('class_code_wrong'), 'account_locked', 'account_locked']);
  expect((await enrol(code, '10.9.0.1')).code).toBe('account_locked');
});

test('a code that is guessed 10,000 times from many networks is shut off, tells so, and lets nobody in', async () => {
  const { teacher, id, code, enrol, look } = await aClassWithCode();
  const { handle, secret } = { handle: code.slice(0, 4), secret: miss(code).slice(5) };
  const nobody = { userId: null, organizationId: null };
  await api.dependencies.database.asUser(nobody, async (tx) => {
    await tx.query(
      '',
      `select count(t.*) from generate_series(1, 9999) n, try_class_code($1, $2 || left(n::text, 0)) t`,
      [handle, secret],
    );
  });
  expect((await enrol(miss(code), '10.8.0.1')).code).toBe('class_code_shut');
  expect((await enrol(code, '10.8.0.2')).code).toBe('class_code_shut');
  expect(await look()).toMatchObject({ people: [], code: { code, isShut: true } });
  const { body } = await ask<{ code: string }>(api, teacher, 'POST', `/classes/${id}/code`);
  expect((await enrol(body.code, '10.8.0.2')).name).toBe('Ada Lovelace');
});
