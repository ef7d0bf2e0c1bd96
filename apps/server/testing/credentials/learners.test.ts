import type { LearnerCredentials } from '@relievo/contracts/classes';
import { describe, expect, test } from 'vitest';
import {
  LEARNER_CREDENTIALS,
  LEARNER_EVENTS,
  LEARNER_FATES,
  type LearnerCredential,
  type LearnerEvent,
} from '../../features/accounts/credentials/learner-rules.ts';
import type { Fate } from '../../features/accounts/credentials/rules.ts';
import { aClass, ask, firstOf, signInLearner } from '../../features/classes/testing/a-class.ts';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../database.ts';
import { aRow } from '../factories.ts';
import { cookieOf, mailedToken, type Person, person } from '../http/people.ts';
import { useApi } from '../http/use-api.ts';
import {
  addAuthenticator,
  addPasskey,
  finishSignIn,
  nextCode,
  sessionCookieOf,
  signInByPasskey,
} from '../second-step/enrol.ts';
import { follow, permitOf } from './worlds.ts';

const db = useDatabase();
const limits = { ...RATE_LIMITS, credentials: 100_000, letters: 100_000 };
const api = useApi(db, { limits });

const OWN_PASSWORD = 'Violet-Anchor-73';

/** A learner of a class that allows second steps, with everything that can open the account, and a sign-in half done. */
async function aSecuredLearner() {
  const made = await aClass(api, ['Lena']);
  const { teacher, id, school } = made;
  const learner = firstOf(made.learners);
  await ask(api, teacher, 'PUT', `/classes/${id}/second-steps`, { isAllowed: true });
  const first = await signInLearner(api, learner);
  const { secret, recoveryCodes } = await addAuthenticator(api, first.cookie);
  const { device } = await addPasskey(api, first.cookie);
  const cookie = sessionCookieOf(await finishSignIn(api, await beginByWords(learner), nextCode(api, secret)));
  const email = `grown-${learner.username}@example.org`;
  await ask(api, teacher, 'POST', `/classes/${id}/learners/${learner.userId}/hand-over`, { email });
  return {
    teacher,
    id,
    school,
    learner,
    cookie,
    email,
    secret,
    recoveryCodes,
    device,
    link: await mailedToken(api, email, 'hand_over'),
    half: await beginByWords(learner),
    stream: await follow(api, cookie),
    permit: await permitOf(api, cookie),
  };
}
type World = Awaited<ReturnType<typeof aSecuredLearner>>;

/** What became of the first step: the cookie of the half sign-in or of the session, or the code of the refusal. */
async function tryWords({ username, words }: Pick<LearnerCredentials, 'username' | 'words'>) {
  const payload = { username, words };
  const answer = await api.server.inject({ method: 'POST', url: '/api/sign-in/learner', payload });
  const set = answer.headers['set-cookie'];
  return {
    code: answer.statusCode === 200 ? '' : answer.json<{ code: string }>().code,
    cookie: set === undefined ? '' : cookieOf(set),
  };
}

async function beginByWords(learner: LearnerCredentials): Promise<string> {
  const { code, cookie } = await tryWords(learner);
  expect(code).toBe('second_step_needed');
  return cookie;
}

/** Another class that the learner is in as well. */
async function joinAnotherClass({ learner, teacher, school }: World, isAllowed: boolean) {
  const made = await ask<{ id: string }>(api, teacher, 'POST', `/organizations/${school}/classes`, {
    name: '6b',
  });
  await ask(api, teacher, 'PUT', `/classes/${made.body.id}/second-steps`, { isAllowed });
  const membership = { team_id: made.body.id, organization_id: school, user_id: learner.userId };
  await aRow(db.database, 'team_memberships', membership);
}

function leave({ teacher, id, learner }: World) {
  return ask(api, teacher, 'DELETE', `/classes/${id}/learners/${learner.userId}`);
}

/** How each event happens; the words or the password that count afterwards, where there are others. */
const HAPPEN: Readonly<Record<LearnerEvent, (world: World) => Promise<{ readonly words?: string }>>> = {
  new_words: async ({ teacher, id, learner }) => {
    const path = `/classes/${id}/learners/${learner.userId}/password`;
    return { words: (await ask<LearnerCredentials>(api, teacher, 'POST', path)).body.words };
  },
  leave_one_class: async (world) => {
    await joinAnotherClass(world, true);
    expect((await leave(world)).status).toBe(200);
    return {};
  },
  leave_for_a_strict_class: async (world) => {
    await joinAnotherClass(world, false);
    expect((await leave(world)).status).toBe(200);
    return {};
  },
  leave_last_class: async (world) => {
    expect((await leave(world)).status).toBe(200);
    return {};
  },
  end_last_class: async ({ teacher, id }) => {
    expect((await ask(api, teacher, 'DELETE', `/classes/${id}`)).status).toBe(200);
    return {};
  },
  forbid_second_steps: async ({ teacher, id }) => {
    await ask(api, teacher, 'PUT', `/classes/${id}/second-steps`, { isAllowed: false });
    return {};
  },
  hand_over: async ({ link, learner }) => {
    expect((await takeOver(link, learner.words)).status).toBe(200);
    return {};
  },
};

function takeOver(token: string, words: string) {
  return ask(api, { cookie: '' }, 'POST', '/account-hand-over', { token, words, password: OWN_PASSWORD });
}

function toFate(stays: boolean): Fate {
  return stays ? 'stays' : 'ends';
}

/** In an order in which no look disturbs the next. */
const LOOKS: Readonly<
  Record<LearnerCredential, (world: World, after: { readonly words?: string }) => Promise<Fate>>
> = {
  streams: async ({ stream }) => toFate(!stream.hasEnded()),
  permits: async ({ permit }) => toFate(await permit()),
  sessions: async ({ cookie }) => {
    const answer = await api.server.inject({ url: '/api/session', headers: { cookie } });
    return toFate(answer.json() !== null);
  },
  half_sign_ins: async ({ half }) => {
    const answer = await finishSignIn(api, half, 'not a code');
    return toFate(answer.json().code !== 'sign_in_expired');
  },
  passkeys: async ({ device }) => toFate((await signInByPasskey(api, device)).statusCode === 200),
  authenticator: async ({ learner, secret }) => {
    const { code, cookie } = await tryWords(learner);
    if (code !== 'second_step_needed') return 'ends';
    return toFate((await finishSignIn(api, cookie, nextCode(api, secret))).statusCode === 200);
  },
  recovery_codes: async ({ learner, recoveryCodes: [one = ''] }) => {
    const { code, cookie } = await tryWords(learner);
    if (code !== 'second_step_needed') return 'ends';
    return toFate((await finishSignIn(api, cookie, one)).statusCode === 200);
  },
  words: async ({ learner, email }, { words }) => {
    const opens = async (some: string) =>
      ['', 'second_step_needed'].includes((await tryWords({ ...learner, words: some })).code);
    if (await opens(learner.words)) return 'stays';
    if (words !== undefined && (await opens(words))) return 'replaced';
    const signedIn = await ask(api, { cookie: '' }, 'POST', '/sign-in', { email, password: OWN_PASSWORD });
    return signedIn.status === 200 ? 'replaced' : 'ends';
  },
  hand_over_link: async ({ link, learner }, { words = learner.words }) =>
    toFate((await takeOver(link, words)).status === 200),
};

describe('every credential of a learner follows its table', () => {
  test.each(LEARNER_EVENTS)('at the event %s', async (event) => {
    const world = await aSecuredLearner();
    const after = await HAPPEN[event](world);
    if (LEARNER_FATES[event].streams === 'ends') await world.stream.ended;
    const found: Partial<Record<LearnerCredential, Fate>> = {};
    for (const credential of Object.keys(LOOKS) as LearnerCredential[])
      found[credential] = await LOOKS[credential](world, after);
    world.stream.leave();
    expect(found).toEqual(LEARNER_FATES[event]);
    expect(Object.keys(found).toSorted()).toEqual([...LEARNER_CREDENTIALS].toSorted());
  });
});

describe('a second step of a learner', () => {
  const codeOf = async (
    who: { readonly cookie: string },
    method: 'POST' | 'PUT',
    path: string,
    body?: object,
  ) => (await ask<{ code?: string }>(api, who, method, path, body)).body.code;

  test('is refused where no class of theirs allows it, by the services and by the database', async () => {
    const { learners } = await aClass(api, ['Ada']);
    const { userId, ...words } = firstOf(learners);
    const ada = await signInLearner(api, words);
    for (const path of ['authenticator/secret', 'passkeys/challenge'])
      expect(await codeOf(ada, 'POST', `/account/${path}`)).toBe('not_for_learners');
    for (const sql of [
      `insert into authenticators (user_id, sealed_secret, last_step, created_at) values ($1, '\\x00', 0, now())`,
      `insert into passkeys (user_id, credential_id, public_key, counter, name, created_at)
       values ($1, 'a-key', '\\x00', 0, 'Key', now())`,
    ])
      await expect(db.database.asAuth((tx) => tx.query('', sql, [userId]))).rejects.toMatchObject({
        code: '42501',
      });
  });

  test('is asked for at the sign-in by words, where one was set', async () => {
    const { learner, secret } = await aSecuredLearner();
    const finished = await finishSignIn(api, await beginByWords(learner), nextCode(api, secret));
    expect(finished.json()).toMatchObject({ isLearner: true });
  });
});

describe('an administrator of the organization who does not teach the class', () => {
  const noticesOf = async (who: Person) =>
    (
      await ask<{ rows: { kind: string; title: string; from: string }[] }>(api, who, 'GET', '/notices')
    ).body.rows.map(({ kind, title, from }) => [kind, title, from]);

  test('makes no new words and hands nothing over without its teachers hearing of it, and it is logged', async () => {
    const { founder, teacher, id, learners } = await aClass(api, ['Ada']);
    const path = `/classes/${id}/learners/${firstOf(learners).userId}`;
    expect((await ask(api, teacher, 'POST', `${path}/password`)).status).toBe(200);
    expect(await noticesOf(teacher)).toEqual([]);
    expect((await ask(api, founder, 'POST', `${path}/password`)).status).toBe(200);
    const email = `${id}@example.org`;
    expect((await ask(api, founder, 'POST', `${path}/hand-over`, { email })).status).toBe(200);
    expect(await noticesOf(teacher)).toEqual([
      ['learner_handed_over', 'Ada, 6a', 'Frida Owner'],
      ['learner_words_made', 'Ada, 6a', 'Frida Owner'],
    ]);
    const logged = await db.database.asOwner((tx) =>
      tx.query<{ action: string; actor_id: string; teaches: boolean | null }>(
        '',
        `select action, actor_id, (details ->> 'teaches')::boolean as teaches
         from audit_log where subject_id = $1 and action like 'learner.%' order by id`,
        [firstOf(learners).userId],
      ),
    );
    expect(logged).toEqual([
      { action: 'learner.new_password', actor_id: teacher.session.user.id, teaches: true },
      { action: 'learner.new_password', actor_id: founder.session.user.id, teaches: false },
      { action: 'learner.hand_over', actor_id: founder.session.user.id, teaches: null },
    ]);
  });
});

describe('an account that is handed over', () => {
  test('stays with all that is in it when the class ends, and what it says counts for everybody', async () => {
    const { teacher, id, learners } = await aClass(api, ['Ada']);
    const learner = firstOf(learners);
    const { cookie } = await signInLearner(api, learner);
    const [resource] = await db.database.asOwner((tx) =>
      tx.query<{ id: string }>(
        '',
        `insert into resources (title, status, visibility, submitted_by, submitted_at)
         values ('Tides', 'approved', 'public', $1, now()) returning id`,
        [teacher.session.user.id],
      ),
    );
    await ask(api, { cookie }, 'PUT', `/resources/${resource?.id}/rating`, { stars: 4 });
    await ask(api, { cookie }, 'PUT', `/resources/${resource?.id}/like`);
    const reactions = async () =>
      (await ask(api, { cookie: '' }, 'GET', `/resources/${resource?.id}/reactions`)).body;
    expect(await reactions()).toMatchObject({ likes: 0, rating: null, ratings: 0 });
    const email = `${learner.username}@grown.example`;
    await ask(api, teacher, 'POST', `/classes/${id}/learners/${learner.userId}/hand-over`, { email });
    const letter = await mailedToken(api, email, 'hand_over');
    expect((await takeOver(letter, 'sun-moon-star-cat')).body).toMatchObject({
      code: 'learner_sign_in_wrong',
    });
    expect((await takeOver(letter, learner.words)).status).toBe(200);
    expect(await reactions()).toMatchObject({ likes: 1, rating: 4, ratings: 1 });
    expect((await ask(api, teacher, 'DELETE', `/classes/${id}`)).status).toBe(200);
    const signedIn = await ask<{ isLearner: boolean; user: object }>(
      api,
      { cookie: '' },
      'POST',
      '/sign-in',
      {
        email,
        password: OWN_PASSWORD,
      },
    );
    expect(signedIn.body).toMatchObject({ isLearner: false, user: { email, displayName: 'Ada' } });
  });

  test('goes to no address that has an account, and to nobody by a letter alone', async () => {
    const { teacher, id, learners } = await aClass(api, ['Ada']);
    const learner = firstOf(learners);
    const other = await person(api);
    const path = `/classes/${id}/learners/${learner.userId}/hand-over`;
    await ask(api, teacher, 'POST', path, { email: other.email });
    const letter = await mailedToken(api, other.email, 'hand_over');
    expect((await takeOver(letter, learner.words)).body).toMatchObject({ code: 'email_taken' });
    const { session } = await signInLearner(api, learner);
    expect(session.isLearner).toBe(true);
  });
});
