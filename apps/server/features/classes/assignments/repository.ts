import type { MarkKind } from '@relievo/contracts/classes';
import type { AppTransaction } from '../../../platform/database/database.ts';

interface GivenRow {
  id: string;
  collection_id: string;
  name: string;
  note: string;
  due_on: string | null;
  created_at: Date;
  resources: number;
}

export type AssignmentRow = GivenRow & {
  learners: { userId: string; displayName: string; opened: number; listened: number }[];
};

const GIVEN = `a.id, a.collection_id, c.name, a.note, to_char(a.due_on, 'YYYY-MM-DD') as due_on, a.created_at,
  (select count(*)::int from collection_items i where i.collection_id = a.collection_id) as resources`;

function countMarks(kind: MarkKind, person: string): string {
  return `(select count(*)::int from assignment_marks k
    where k.assignment_id = a.id and k.user_id = ${person} and k.kind = '${kind}')`;
}

/** Those who opened least come first: it is them a teacher looks for. */
export function findAssignments(tx: AppTransaction, classId: string): Promise<AssignmentRow[]> {
  return tx.query<AssignmentRow>(
    'assignments',
    `select ${GIVEN},
       coalesce((
         select json_agg(json_build_object(
             'userId', m.user_id, 'displayName', p.display_name,
             'opened', ${countMarks('opened', 'm.user_id')}, 'listened', ${countMarks('listened', 'm.user_id')})
           order by folded(p.display_name), m.user_id)
         from team_memberships m join profiles p on p.user_id = m.user_id
         where m.team_id = a.team_id and not m.teaches), '[]') as learners
     from assignments a join user_collections c on c.id = a.collection_id
     where a.team_id = $1 order by a.created_at desc, a.id desc`,
    [classId],
  );
}

export type OwnRow = GivenRow & {
  class_name: string;
  teacher_name: string;
  opened: number;
  listened: number;
};

/** In the classes in which the person learns. */
export function findOwn(tx: AppTransaction): Promise<OwnRow[]> {
  return tx.query<OwnRow>(
    'assignments-own',
    `select ${GIVEN}, t.name as class_name, coalesce(p.display_name, '') as teacher_name,
       ${countMarks('opened', '(select app_uid())')} as opened,
       ${countMarks('listened', '(select app_uid())')} as listened
     from assignments a
       join user_collections c on c.id = a.collection_id
       join teams t on t.id = a.team_id
       join team_memberships m on m.team_id = t.id and m.user_id = (select app_uid()) and not m.teaches
       left join profiles p on p.user_id = a.given_by
     order by a.due_on nulls last, a.created_at desc, a.id`,
  );
}

export interface Given {
  readonly id: string;
  readonly collectionId: string;
  readonly note: string;
  readonly dueOn: string | null;
}

/** Nothing where the collection is not the person's own. */
export async function insertAssignment(
  tx: AppTransaction,
  { id, collectionId, note, dueOn }: Given,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'assignment-give',
    `insert into assignments (team_id, collection_id, note, due_on)
     select $1, c.id, $3, $4::date from user_collections c
     where c.id = $2 and c.user_id = (select app_uid()) returning id`,
    [id, collectionId, note, dueOn],
  );
  return row?.id;
}

export async function deleteAssignment(
  tx: AppTransaction,
  { id, assignmentId }: { readonly id: string; readonly assignmentId: string },
): Promise<boolean> {
  const rows = await tx.query(
    'assignment-take-back',
    'delete from assignments where team_id = $1 and id = $2 returning id',
    [id, assignmentId],
  );
  return rows.length > 0;
}

/** In every assignment that holds the resource and was given to the person; once is enough. */
export async function markResource(tx: AppTransaction, resourceId: string, kind: MarkKind): Promise<void> {
  await tx.query(
    'assignment-mark',
    `insert into assignment_marks (assignment_id, resource_id, kind)
     select a.id, i.resource_id, $2
     from assignments a
       join collection_items i on i.collection_id = a.collection_id
       join team_memberships m on m.team_id = a.team_id and m.user_id = (select app_uid()) and not m.teaches
     where i.resource_id = $1 on conflict do nothing`,
    [resourceId, kind],
  );
}
