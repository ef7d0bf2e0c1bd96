import { aClass, ask, firstOf } from '../../../features/classes/testing/a-class.ts';
import { aCollection, aRow } from '../../factories.ts';
import type { ApiWorld, OperationCase, OperationCases } from '../../http/operation-case.ts';
import { mailedToken, person } from '../../http/people.ts';
import { administrators, type OperationRoles, whoeverIsFirst } from '../../http/roles.ts';
import { type RulesOfTable, rule } from '../../policies/rule.ts';
import type { World } from '../../policies/world.ts';

type Made = Awaited<ReturnType<typeof aClass>>;

/** Whoever has nothing to do with a class is answered as where there is none. */
function inClass(
  call: (made: Made) => {
    readonly params?: Record<string, string>;
    readonly body?: Record<string, unknown>;
  } = () => ({}),
): OperationCase {
  return {
    valid: async ({ api }: ApiWorld) => {
      const made = await aClass(api, ['Ada']);
      const { params = {}, body } = call(made);
      return { as: made.teacher, params: { id: made.id, ...params }, ...(body ? { body } : {}) };
    },
    othersGet: 'not_found',
  };
}

function ofLearner({ learners }: Made) {
  return { params: { userId: learners[0]?.userId ?? '' } };
}

async function aCode({ api }: ApiWorld): Promise<string> {
  const { teacher, id } = await aClass(api, []);
  return (await ask<{ code: string }>(api, teacher, 'POST', `/classes/${id}/code`)).body.code;
}

async function anAssignment({ api }: ApiWorld) {
  const { database } = api.dependencies;
  const { teacher, id, learners } = await aClass(api, ['Ada']);
  const owner = teacher.session.user.id;
  const { id: collectionId } = await aCollection(database, { owner, name: 'Rivers' });
  const { id: assignmentId } = await aRow<{ id: string }>(database, 'assignments', {
    team_id: id,
    collection_id: collectionId,
    given_by: owner,
  });
  return { teacher, id, learners, collectionId, assignmentId };
}

export const calls: OperationCases = {
  'display.read': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'display.change': {
    valid: ({ owner }) => ({ as: owner, body: { contrastLevel: 'high' } }),
    othersGet: 'their own',
  },
  'reading.get': inClass(ofLearner),
  'reading.change': inClass((made) => ({ ...ofLearner(made), body: { braille: 'uncontracted' } })),
  'assignments.list': inClass(),
  'assignments.give': {
    valid: async (world) => {
      const { teacher, id, collectionId } = await anAssignment(world);
      return { as: teacher, params: { id }, body: { collectionId } };
    },
    othersGet: 'not_found',
  },
  'assignments.takeBack': {
    valid: async (world) => {
      const { teacher, id, assignmentId } = await anAssignment(world);
      return { as: teacher, params: { id, assignmentId } };
    },
    othersGet: 'not_found',
  },
  'classInvitations.list': inClass(),
  'classInvitations.send': inClass(() => ({ body: { emails: 'cleo@example.org' } })),
  'classInvitations.revoke': {
    valid: async ({ api }) => {
      const { teacher, id, school } = await aClass(api, []);
      const invitation = await aRow<{ id: string }>(api.dependencies.database, 'invitations', {
        organization_id: school,
        team_id: id,
        email: 'cleo@example.org',
        token_hash: Buffer.from(id),
        invited_by: teacher.session.user.id,
      });
      return { as: teacher, params: { id, invitationId: invitation.id } };
    },
    othersGet: 'not_found',
  },
  'classSets.read': {
    valid: async (world) => {
      const { teacher, id, assignmentId } = await anAssignment(world);
      return { as: teacher, params: { id, assignmentId } };
    },
    othersGet: 'not_found',
  },
  'classSets.make': {
    valid: async (world) => {
      const { teacher, id, assignmentId } = await anAssignment(world);
      return { as: teacher, params: { id, assignmentId } };
    },
    othersGet: 'not_found',
  },
  'assignments.mine': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'assignments.mark': {
    valid: ({ owner }) => ({
      as: owner,
      body: { resourceId: '01a20f35-3f81-7c08-97e5-4e334dce6d27', kind: 'opened' },
    }),
    othersGet: 'their own',
  },
  'accounts.signInLearner': {
    valid: async ({ api }) => {
      const { learners } = await aClass(api, ['Ada']);
      const { username, words } = learners[0] ?? {};
      return { as: null, body: { username, words } };
    },
    othersGet: 'the same',
  },
  'classes.list': {
    valid: async ({ api }) => ({ as: (await aClass(api, [])).teacher }),
    othersGet: 'their own',
  },
  'classes.get': inClass(),
  'classes.create': {
    valid: async ({ api }) => {
      const { teacher, school } = await aClass(api, []);
      return { as: teacher, params: { organizationId: school }, body: { name: '7b' } };
    },
    othersGet: 'not_found',
  },
  'classes.rename': inClass(() => ({ body: { name: '7a' } })),
  'classes.remove': inClass(),
  'classes.addLearners': inClass(() => ({ body: { names: 'Ben' } })),
  'classes.removeLearner': inClass(ofLearner),
  'classes.makePassword': inClass(ofLearner),
  'classes.setSecondSteps': inClass(() => ({ body: { isAllowed: true } })),
  'classes.handOver': inClass((made) => ({
    ...ofLearner(made),
    body: { email: `grown-${made.id}@example.org` },
  })),
  'accounts.takeOver': {
    valid: async ({ api }) => {
      const { teacher, id, learners } = await aClass(api, ['Ada']);
      const { userId, words } = firstOf(learners);
      const email = `grown-${id}@example.org`;
      await ask(api, teacher, 'POST', `/classes/${id}/learners/${userId}/hand-over`, { email });
      const token = await mailedToken(api, email, 'hand_over');
      return { as: null, body: { token, words, password: 'Violet-Anchor-73' } };
    },
    othersGet: 'link_not_valid',
  },
  'classes.printPasswords': inClass(() => ({
    params: { format: 'brf' },
    body: {
      language: 'en',
      title: 'Passwords: 6a',
      labels: { username: 'User name', words: 'Words' },
      learners: [{ name: 'Ada', username: 'ada10', words: 'sun moon star cat' }],
    },
  })),
  'classes.makeCode': inClass(),
  'classes.endCode': inClass(),
  'classes.join': {
    valid: async (world) => ({ as: await person(world.api), body: { code: await aCode(world) } }),
    othersGet: 'their own',
  },
  'classes.enrol': {
    valid: async (world) => ({ as: null, body: { code: await aCode(world), name: 'Ada' } }),
    othersGet: 'the same',
  },
};

/** Everybody around a class who is not of it, administrators included. */
const OUTSIDE = ['student', 'otherTeacher', 'member', 'reviewer', 'admin', 'superAdmin', 'guest'] as const;

export function rules(w: World): RulesOfTable {
  return {
    learners: [
      rule(
        `select from learners where user_id = '${w.learner}'`,
        ['learner', 'classmate', 'teacher', 'founder', 'manager', 'auth', 'system', 'owner'],
        [...OUTSIDE],
      ),
      rule(
        `insert into learners (user_id, organization_id) values ('${w.leaver}', '${w.school}')`,
        ['owner'],
        ['teacher', 'founder', 'admin', 'auth', 'system'],
      ),
      rule(`update learners set made_by = null`, ['owner'], ['teacher', 'founder', 'admin', 'auth']),
      rule(`delete from learners`, ['owner'], ['teacher', 'founder', 'admin', 'learner', 'auth', 'system']),
    ],
    class_codes: [
      rule(
        `select from class_codes where team_id = '${w.class}'`,
        ['teacher', 'founder', 'system', 'owner'],
        ['learner', 'classmate', 'auth', ...OUTSIDE],
      ),
      rule(
        `insert into class_codes (team_id, handle, secret) values ('${w.classWithoutCode}', 'WXYZ', '2345')`,
        ['teacher', 'manager', 'owner'],
        ['learner', 'auth', 'system', ...OUTSIDE],
      ),
      rule(
        `insert into class_codes (team_id, handle, secret) values ('${w.team}', 'WXYZ', '2345')`,
        [],
        ['founder'],
      ),
      rule(`update class_codes set wrong = 0`, ['owner'], ['teacher', 'founder', 'learner', 'system']),
      rule(
        `delete from class_codes where team_id = '${w.class}'`,
        ['teacher', 'founder', 'owner'],
        ['learner', 'auth', 'system', ...OUTSIDE],
      ),
    ],
    assignments: [
      rule(
        `select from assignments where id = '${w.assignment}'`,
        ['teacher', 'founder', 'learner', 'classmate', 'system', 'owner'],
        ['auth', ...OUTSIDE],
      ),
      rule(
        `insert into assignments (team_id, collection_id) values ('${w.class}', '${w.assigned}')`,
        ['teacher'],
        ['founder', 'learner', 'classmate', 'auth', 'system', ...OUTSIDE],
      ),
      rule(
        `update assignments set note = 'By Friday.' where id = '${w.assignment}'`,
        ['teacher', 'founder', 'owner'],
        ['learner', 'classmate', 'auth', 'system', ...OUTSIDE],
      ),
      rule(
        `delete from assignments where id = '${w.assignment}'`,
        ['teacher', 'founder', 'owner'],
        ['learner', 'classmate', 'auth', 'system', ...OUTSIDE],
      ),
    ],
    assignment_marks: [
      rule(
        `select from assignment_marks where user_id = '${w.learner}'`,
        ['learner', 'teacher', 'founder', 'system', 'owner'],
        ['classmate', 'auth', ...OUTSIDE],
      ),
      rule(
        `insert into assignment_marks (assignment_id, resource_id, kind)
         values ('${w.assignment}', '${w.published}', 'listened')`,
        ['learner', 'classmate'],
        ['auth', 'system', ...OUTSIDE],
      ),
      rule(`update assignment_marks set kind = 'listened'`, ['owner'], ['teacher', 'learner', 'system']),
      rule(`delete from assignment_marks`, ['owner'], ['teacher', 'learner', 'founder', 'system']),
    ],
  };
}

export const roles: OperationRoles = {
  'accounts.takeOver': whoeverIsFirst(),
  'classes.create': administrators('class_not_yours'),
};
