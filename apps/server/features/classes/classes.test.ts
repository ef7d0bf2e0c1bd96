import {
  type ClassView,
  joinWords,
  type LearnerCredentials,
  PICTURE_WORDS,
} from '@relievo/contracts/classes';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aMembership, aResource } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { aClass, ask, firstOf, signInLearner } from './testing/a-class.ts';

const database = useDatabase();
const api = useApi(database);

function view(who: Person | { cookie: string }, id: string) {
  return ask<ClassView>(api, who, 'GET', `/classes/${id}`);
}

describe('a class', () => {
  test('is made by a teacher of the organization, who teaches it from then on', async () => {
    const { teacher, school } = await aClass(api, []);
    const member = await person(api);
    await aMembership(database.database, { organization: school, user: member.session.user.id });
    const path = `/organizations/${school}/classes`;
    expect((await ask(api, member, 'POST', path, { name: '7b' })).body).toMatchObject({
      code: 'class_not_yours',
    });
    expect((await ask(api, teacher, 'POST', path, { name: ' 6A ' })).body).toMatchObject({
      code: 'team_name_taken',
    });
    const own = teacher.session.organizations[0]?.organization.id;
    expect(
      (await ask(api, teacher, 'POST', `/organizations/${own}/classes`, { name: '7b' })).body,
    ).toMatchObject({ code: 'organization_is_personal' });
    const { body } = await ask<ClassView>(api, teacher, 'POST', path, { name: '7b' });
    expect(body).toMatchObject({ name: '7b', teaches: true, learners: 0 });
    expect((await view(teacher, body.id)).body.teachers).toEqual([
      { userId: teacher.session.user.id, displayName: 'Tess Teacher' },
    ]);
    expect((await view(member, body.id)).body).toMatchObject({ code: 'not_found' });
  });

  test('takes a pasted list of names: each gets a user name and four words that are told once', async () => {
    const { teacher, id } = await aClass(api, []);
    const names = '1. Ada Lovelace\n\n2) Çelik  Öz\nAda\u202EByron\nAda Byron\n';
    const { body } = await ask<{ made: LearnerCredentials[]; wrong: string[] }>(
      api,
      teacher,
      'POST',
      `/classes/${id}/learners`,
      { names },
    );
    expect(body.made.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Çelik Öz', 'Ada Byron']);
    expect(body.wrong).toHaveLength(1);
    expect(new Set(body.made.map(({ username }) => username)).size).toBe(3);
    for (const { username, words } of body.made) {
      expect(username).toMatch(/^(ada|çelik)\d+$/);
      expect(words.split('-')).toHaveLength(4);
      for (const word of words.split('-')) expect(PICTURE_WORDS).toContain(word);
    }
    const found = (await view(teacher, id)).body;
    expect(found.people.map(({ displayName, isMadeHere }) => [displayName, isMadeHere])).toEqual([
      ['Ada Byron', true],
      ['Ada Lovelace', true],
      ['Çelik Öz', true],
    ]);
    expect(JSON.stringify(found)).not.toContain(body.made[0]?.words);
  });

  test('takes no list that is too long, and then nobody of it', async () => {
    const { teacher, id } = await aClass(api, []);
    const names = Array.from({ length: 101 }, (_, at) => `Learner ${at}`).join('\n');
    const { body } = await ask(api, teacher, 'POST', `/classes/${id}/learners`, { names });
    expect(body).toMatchObject({ code: 'class_too_large' });
    expect((await view(teacher, id)).body.people).toEqual([]);
  });

  test('goes with the accounts that were made for it, and leaves those of others', async () => {
    const { teacher, id, learners } = await aClass(api, ['Ada']);
    const grown = await person(api, { name: 'Grown Gil' });
    const { body } = await ask<{ code: string }>(api, teacher, 'POST', `/classes/${id}/code`);
    await ask(api, grown, 'POST', '/class-codes/membership', { code: body.code });
    expect((await view(teacher, id)).body.people).toHaveLength(2);
    expect((await ask(api, teacher, 'DELETE', `/classes/${id}`)).status).toBe(200);
    const left = await database.database.asOwner((tx) =>
      tx.query<{ id: string }>('', 'select id from users where id = any ($1)', [
        [grown.session.user.id, ...learners.map(({ userId }) => userId)],
      ]),
    );
    expect(left.map(({ id: user }) => user)).toEqual([grown.session.user.id]);
  });
});

describe('a learner', () => {
  test('signs in by user name and words, however these are parted and written', async () => {
    const { learners } = await aClass(api, ['Ada Lovelace']);
    const { username, words } = firstOf(learners);
    expect(joinWords(` ${words.toUpperCase().replaceAll('-', '  ')} `)).toBe(words);
    const { session } = await signInLearner(api, {
      username: username.toUpperCase(),
      words: words.replaceAll('-', ' '),
    });
    expect(session).toMatchObject({ isLearner: true, user: { displayName: 'Ada Lovelace', email: null } });
  });

  test('is guessed at no more often than anybody else, and then hears whom to ask', async () => {
    const { teacher, id, learners } = await aClass(api, ['Ada']);
    const { username, userId } = firstOf(learners);
    const wrong = { username, words: 'sun-moon-star-cat' };
    const guess = (remoteAddress: string) =>
      api.server.inject({ method: 'POST', url: '/api/sign-in/learner', payload: wrong, remoteAddress });
    const codes = [];
    for (let at = 0; at < 6; at += 1) codes.push((await guess('127.0.0.1')).json().code);
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('learner_sign_in_wrong'));
    expect(codes.slice(4)).toEqual(['account_locked', 'account_locked']);
    let last = '';
    for (let at = 0; at < 30 && last !== 'too_many_word_guesses'; at += 1)
      for (let again = 0; again < 4; again += 1) last = (await guess(`10.0.${at}.1`)).json().code;
    expect(last).toBe('too_many_word_guesses');
    const renewed = await ask<LearnerCredentials>(
      api,
      teacher,
      'POST',
      `/classes/${id}/learners/${userId}/password`,
    );
    expect((await signInLearner(api, renewed.body)).session.isLearner).toBe(true);
  });

  test('is signed out where a teacher makes new words, and the words of before open nothing', async () => {
    const { teacher, id, learners } = await aClass(api, ['Ada']);
    const before = firstOf(learners);
    const { cookie } = await signInLearner(api, before);
    const url = `/classes/${id}/learners/${before.userId}/password`;
    const { body } = await ask<LearnerCredentials>(api, teacher, 'POST', url);
    expect(body).toMatchObject({ name: 'Ada', username: before.username });
    expect(body.words).not.toBe(before.words);
    expect((await ask(api, { cookie }, 'GET', '/classes')).status).toBe(401);
    const again = await api.server.inject({
      method: 'POST',
      url: '/api/sign-in/learner',
      payload: { username: before.username, words: before.words },
    });
    expect(again.json().code).toBe('learner_sign_in_wrong');
  });

  test('is no account of an address: neither a password is changed nor an address, nor a letter written', async () => {
    const { learners, teacher } = await aClass(api, ['Ada']);
    const first = firstOf(learners);
    const { cookie } = await signInLearner(api, first);
    const { id: resource } = await aResource(database.database, { owner: teacher.session.user.id });
    const calls = [
      ['POST', '/account/email-change', { email: 'ada@example.org' }],
      ['PUT', '/account/password', { newPassword: 'Correct-Horse-2' }],
      ['POST', '/account/deletion', {}],
      ['POST', '/upload-requests', { roleWanted: 'teacher', reason: 'I teach.' }],
      ['POST', `/resources/${resource}/comments`, { body: 'I like it.' }],
      ['POST', `/resources/${resource}/accessible-requests`, { form: 'braille', words: 'For me.' }],
      ['POST', '/collections', { name: 'Mine', description: '', visibility: 'listed' }],
    ] as const;
    for (const [method, path, payload] of calls)
      expect([path, (await ask(api, { cookie }, method, path, payload)).body]).toMatchObject([
        path,
        { code: 'not_for_learners' },
      ]);
    const [said] = await database.database.asOwner((tx) =>
      tx.query<{ count: number }>('', 'select count(*)::int as count from comments where user_id = $1', [
        first.userId,
      ]),
    );
    expect(said?.count).toBe(0);
    const { email } = firstOf(
      await database.database.asOwner((tx) =>
        tx.query<{ email: string }>('', 'select email from users where id = $1', [first.userId]),
      ),
    );
    expect(email).toMatch(/@learners\.invalid$/);
    await database.database.asOwner((tx) =>
      tx.query('', `insert into mail_outbox ("to", template, payload) values ($1, 'notice', '{}')`, [email]),
    );
    expect(
      await database.database.asSystem((tx) =>
        tx.query('', 'select id from mail_outbox where "to" = $1', [email]),
      ),
    ).toEqual([]);
  });

  test('leaves the class by its teachers alone', async () => {
    const { teacher, id, school, learners } = await aClass(api, ['Ada', 'Ben']);
    const ada = firstOf(learners);
    const { cookie } = await signInLearner(api, ada);
    const left = await ask(api, { cookie }, 'DELETE', `/organizations/${school}/members/${ada.userId}`);
    expect(left.status).toBe(403);
    expect(
      (await ask(api, { cookie }, 'DELETE', `/classes/${id}/learners/${ada.userId}`)).body,
    ).toMatchObject({
      code: 'class_not_yours',
    });
    expect((await ask(api, teacher, 'DELETE', `/classes/${id}/learners/${ada.userId}`)).status).toBe(200);
    expect((await view(teacher, id)).body.people.map(({ displayName }) => displayName)).toEqual(['Ben']);
  });
});
