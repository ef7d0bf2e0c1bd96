import { ask } from '../../apps/server/features/classes/testing/a-class.ts';
import { addUp, type Findings } from '../../apps/server/testing/attacks/findings.ts';
import { aResource } from '../../apps/server/testing/factories.ts';
import type { DocumentedOperation } from '../../apps/server/testing/http/documented-operations.ts';
import type { ApiWorld } from '../../apps/server/testing/http/operation-case.ts';
import { mailedToken, person } from '../../apps/server/testing/http/people.ts';
import type { TestApi } from '../../apps/server/testing/http/use-api.ts';
import type { LearnerCredentials } from '../../packages/contracts/src/classes/index.ts';
import type { Reactions } from '../../packages/contracts/src/conversation/index.ts';
import { type Attempt, openSchool, refused, type School, signIn } from './attacked-school.ts';
import { callWhatIsNotForLearners } from './closed-operations.ts';
import { useRevoked } from './revoked-invitations.ts';

/**
 * What pupils, students and administrators try who want what is not theirs: to be a teacher, to vote for the whole site,
 * to keep an account that has new words, to take a class unseen, to use an invitation that was taken back.
 */
export async function tryLearners(
  api: TestApi,
  operations: readonly DocumentedOperation[],
  place: () => Promise<ApiWorld>,
): Promise<Findings> {
  const school = await openSchool(api);
  const attempts = [
    ...(await becomeTeacher(school)),
    ...(await voteForEverybody(school)),
    ...(await keepTheAccount(school)),
    ...(await lookAtOthers(school)),
    ...(await takeTheClass(school)),
    ...(await useRevoked(school)),
  ];
  const found = {
    tried: attempts.length,
    holes: attempts.flatMap(({ what, hole }) => (hole === undefined ? [] : [`${what}: ${hole}`])),
  };
  return addUp([found, await callWhatIsNotForLearners(school, operations, await place())]);
}

async function becomeTeacher(school: School): Promise<Attempt[]> {
  const { api, made, ada, ben, elsewhere } = school;
  const student = await person(api, { role: 'student' });
  const attempts: Attempt[] = [];
  const invited = `pupil-${ada.userId}@example.org`;
  for (const [who, asker] of [
    ['a learner', ada],
    ['a student', student],
  ] as const)
    attempts.push(
      await refused(school, `${who} founds an organization`, asker, [
        'POST',
        '/organizations',
        { name: 'My school' },
      ]),
      await refused(school, `${who} makes a class in a school`, asker, [
        'POST',
        `/organizations/${made.school}/classes`,
        { name: '6z' },
      ]),
      await refused(school, `${who} makes learners`, asker, [
        'POST',
        `/classes/${made.id}/learners`,
        { names: 'Zoe' },
      ]),
      await refused(school, `${who} makes a code for a class`, asker, [
        'POST',
        `/classes/${made.id}/code`,
        {},
      ]),
      await refused(school, `${who} invites into a school`, asker, [
        'POST',
        `/organizations/${made.school}/invitations`,
        { emails: invited },
      ]),
      await refused(school, `${who} invites into a class`, asker, [
        'POST',
        `/classes/${made.id}/invitations`,
        { emails: invited },
      ]),
      await refused(school, `${who} takes the role of an administrator`, asker, [
        'PUT',
        `/organizations/${made.school}/members/${ada.userId}/role`,
        { from: 'member', to: 'admin' },
      ]),
      await refused(school, `${who} gives the roles of the site`, asker, [
        'PUT',
        `/admin/people/${ada.userId}/roles`,
        { roles: ['super_admin'] },
      ]),
      await refused(school, `${who} makes new words for a classmate`, asker, [
        'POST',
        `/classes/${made.id}/learners/${ben.userId}/password`,
        {},
      ]),
      await refused(school, `${who} allows second steps`, asker, [
        'PUT',
        `/classes/${made.id}/second-steps`,
        { isAllowed: true },
      ]),
      await refused(school, `${who} gives an assignment`, asker, [
        'POST',
        `/classes/${made.id}/assignments`,
        { collectionId: made.id },
      ]),
    );
  attempts.push(
    await refused(school, 'the owner makes a learner an administrator', made.founder, [
      'PUT',
      `/organizations/${made.school}/members/${ada.userId}/role`,
      { from: 'member', to: 'admin' },
    ]),
    await refused(school, 'a learner asks for leave to upload', ada, [
      'POST',
      '/upload-requests',
      { reason: 'I want to.' },
    ]),
    await refused(school, 'a learner uploads', ada, ['POST', '/uploads', { name: 'a.svg', size: 10 }]),
  );
  await ask(api, elsewhere.founder, 'POST', `/organizations/${elsewhere.school}/invitations`, {
    emails: invited,
    role: 'admin',
  });
  const token = await mailedToken(api, invited, 'invitation');
  attempts.push(
    await refused(school, 'a learner accepts an invitation to another school', ada, [
      'POST',
      '/invitations/acceptance',
      { token },
    ]),
    { what: 'what a learner holds afterwards', hole: await rightsOf(api, ada.userId) },
    { what: 'what a student holds afterwards', hole: await rightsOf(api, student.session.user.id) },
  );
  return attempts;
}

/** Rights in the rows, whatever was answered: a learner belongs to one school, and neither of them runs anything. */
async function rightsOf({ dependencies }: TestApi, userId: string): Promise<string | undefined> {
  const rows = await dependencies.database.asOwner((tx) =>
    tx.query<{ role: string }>(
      'attack-rights',
      `select role::text from organization_memberships m join organizations o on o.id = m.organization_id
       where m.user_id = $1 and o.type <> 'personal' and role::text <> 'member'
       union all select 'teaches' from team_memberships where user_id = $1 and teaches
       union all select role::text from user_roles where user_id = $1 and role::text not in ('student')`,
      [userId],
    ),
  );
  return rows.length === 0 ? undefined : rows.map(({ role }) => role).join(', ');
}

async function voteForEverybody(school: School): Promise<Attempt[]> {
  const { api, made, ada, ben, cleo, elsewhere } = school;
  const { id } = await aResource(api.dependencies.database);
  const outside = await person(api, { role: 'teacher' });
  await ask(api, outside, 'PUT', `/resources/${id}/rating`, { stars: 5 });
  const seen = async (who: { readonly cookie: string }) => {
    const { body } = await ask<Reactions>(api, who, 'GET', `/resources/${id}/reactions`);
    return `${body.likes} likes, ${body.rating} of ${body.ratings}`;
  };
  const everybody = [
    ['a guest', { cookie: '' }],
    ['a teacher', outside],
    ['a learner of another school', cleo],
    ['the teacher of another school', elsewhere.teacher],
  ] as const;
  const before = await Promise.all(everybody.map(([, who]) => seen(who)));
  for (const one of [ada, ben]) {
    await ask(api, one, 'PUT', `/resources/${id}/rating`, { stars: 1 });
    await ask(api, one, 'PUT', `/resources/${id}/like`);
  }
  const attempts = await Promise.all(
    everybody.map(async ([name, who], at): Promise<Attempt> => {
      const after = await seen(who);
      return {
        what: `votes of a class seen by ${name}`,
        hole: after === before[at] ? undefined : `${before[at]} became ${after}`,
      };
    }),
  );
  attempts.push(
    await refused(school, 'a learner comments', ada, [
      'POST',
      `/resources/${id}/comments`,
      { text: 'Hello everybody' },
    ]),
    await refused(school, 'a learner asks everybody for a form', ada, [
      'POST',
      `/resources/${id}/accessible-requests`,
      { form: 'braille', words: 'Please.' },
    ]),
  );
  const inClass = await seen(made.teacher);
  attempts.push({
    what: 'votes of a class seen by its teacher',
    hole: inClass.endsWith('of 3') ? undefined : `the class does not see them: ${inClass}`,
  });
  return attempts;
}

/** A tablet that was left open must not be worth more than the words, and new words end it. */
async function keepTheAccount(school: School): Promise<Attempt[]> {
  const { api, made, ada, ben } = school;
  const attempts: Attempt[] = [];
  for (const [what, call] of [
    ['a learner sets an authenticator', ['POST', '/account/authenticator/secret', {}]],
    ['a learner adds a passkey', ['POST', '/account/passkeys/challenge', {}]],
    [
      'a learner names an address',
      ['POST', '/account/email-change', { email: 'ada@example.org', password: ada.words }],
    ],
    [
      'a learner chooses a password',
      ['PUT', '/account/password', { currentPassword: ada.words, newPassword: 'Another-Horse-2' }],
    ],
  ] as const)
    attempts.push(await refused(school, what, ada, call));
  const second = await signIn(api, ben);
  const renewed = await ask<LearnerCredentials>(
    api,
    made.teacher,
    'POST',
    `/classes/${made.id}/learners/${ben.userId}/password`,
    {},
  );
  if (renewed.status !== 200) throw new Error(`New words were refused with ${renewed.status}.`);
  for (const [what, { cookie }] of [
    ['the session of before, after new words', ben],
    ['the second session of before, after new words', second],
  ] as const) {
    const { body } = await ask<{ user?: unknown } | null>(api, { cookie }, 'GET', '/session');
    attempts.push({
      what,
      hole: body && 'user' in body && body.user ? 'it still opens the account' : undefined,
    });
  }
  attempts.push(
    await refused(school, 'the words of before', { cookie: '' }, [
      'POST',
      '/sign-in/learner',
      { username: ben.username, words: ben.words },
    ]),
  );
  return attempts;
}

async function lookAtOthers(school: School): Promise<Attempt[]> {
  const { made, ada, cleo, elsewhere } = school;
  const ways = [
    ['GET', `/classes/${made.id}`],
    ['GET', `/classes/${made.id}/learners/${ada.userId}/reading`],
    ['PATCH', `/classes/${made.id}/learners/${ada.userId}/reading`, { braille: 'uncontracted' }],
    ['GET', `/classes/${made.id}/assignments`],
    ['DELETE', `/classes/${made.id}/learners/${ada.userId}`],
    ['POST', `/classes/${made.id}/learners/${ada.userId}/password`, {}],
    ['POST', `/classes/${made.id}/learners/${ada.userId}/hand-over`, { email: 'mallory@example.org' }],
    ['DELETE', `/classes/${made.id}`],
  ] as const;
  const attempts: Attempt[] = [];
  for (const way of ways)
    for (const [name, who] of [
      ['a learner of another school', cleo],
      ['the teacher of another school', elsewhere.teacher],
      ['a guest', { cookie: '' }],
    ] as const)
      attempts.push(
        await refused(
          school,
          `${name} at a class: ${way[0]} ${way[1].replaceAll(/[0-9a-f-]{36}/g, '…')}`,
          who,
          way,
        ),
      );
  return attempts;
}

/** Whoever runs the school may help; the teachers of the class are told, and the record keeps it. */
async function takeTheClass(school: School): Promise<Attempt[]> {
  const { api, made, ada, administrator } = school;
  const unread = async () => {
    const { body } = await ask<{ rows?: readonly object[] }>(api, made.teacher, 'GET', '/notices');
    return JSON.stringify(body);
  };
  const attempts: Attempt[] = [];
  for (const [what, way, payload] of [
    ['new words by an administrator who does not teach the class', 'password', {}],
    [
      'an account handed over by an administrator who does not teach the class',
      'hand-over',
      { email: `grown-${ada.userId}@example.org` },
    ],
  ] as const) {
    const before = await unread();
    const { status } = await ask(
      api,
      administrator,
      'POST',
      `/classes/${made.id}/learners/${ada.userId}/${way}`,
      payload,
    );
    await api.dependencies.background.settled();
    const isTold = (await unread()) !== before;
    attempts.push({
      what,
      hole: status >= 400 || isTold ? undefined : 'the teacher of the class is not told',
    });
  }
  return attempts;
}
