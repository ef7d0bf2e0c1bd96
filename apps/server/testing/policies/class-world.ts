import type { Database } from '../../platform/database/database.ts';
import { aCollection, aCollectionItem, aRow } from '../factories.ts';

interface Row {
  readonly id: string;
}

/** A class of the school with its learners, a code and an assignment, and one without a code. */
export async function aClass(
  database: Database,
  { teacher, learner, classmate }: Readonly<Record<'teacher' | 'learner' | 'classmate', string>>,
  school: string,
  { published }: { readonly published: string },
) {
  const organization_id = school;
  const { id: team_id } = await aRow<Row>(database, 'teams', { organization_id, name: '6a', kind: 'class' });
  await aRow(database, 'team_memberships', { team_id, organization_id, user_id: teacher, teaches: true });
  await aRow(database, 'learners', { user_id: learner, organization_id, made_by: teacher });
  for (const user_id of [learner, classmate]) {
    await aRow(database, 'organization_memberships', { organization_id, user_id, is_learner: true });
    await aRow(database, 'team_memberships', { team_id, organization_id, user_id });
  }
  await database.asOwner((tx) =>
    tx.query('a learner', 'update profiles set is_learner = true where user_id = $1', [learner]),
  );
  await aRow(database, 'class_codes', { team_id, handle: 'ABCD', secret: 'EFGH' });
  const { id: given } = await aCollection(database, { owner: teacher, name: 'For the class' });
  await aCollectionItem(database, { collection: given, resource: published });
  const assignment = await aRow<Row>(database, 'assignments', {
    team_id,
    collection_id: given,
    given_by: teacher,
  });
  await aRow(database, 'assignment_marks', {
    assignment_id: assignment.id,
    user_id: learner,
    resource_id: published,
    kind: 'opened',
  });
  const { id: idle } = await aRow<Row>(database, 'teams', { organization_id, name: '6b', kind: 'class' });
  await aRow(database, 'team_memberships', {
    team_id: idle,
    organization_id,
    user_id: teacher,
    teaches: true,
  });
  const invitation = await aRow<Row>(database, 'invitations', {
    organization_id,
    team_id,
    email: 'newcomer@example.org',
    token_hash: Buffer.from('to the class'),
    invited_by: teacher,
  });
  return {
    classInvitation: invitation.id,
    class: team_id,
    classWithoutCode: idle,
    assigned: given,
    assignment: assignment.id,
  };
}
