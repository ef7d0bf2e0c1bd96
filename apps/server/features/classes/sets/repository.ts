import type { AppTransaction } from '../../../platform/database/database.ts';

export interface SetRow {
  collection: string;
  class_name: string;
  resources: { id: string; title: string; isText: boolean }[];
  learners: { userId: string; displayName: string; studio: unknown }[];
}

/** What is given and to whom, with how each of them reads; nothing where it is none of the class. */
export async function findSet(
  tx: AppTransaction,
  { id, assignmentId }: { readonly id: string; readonly assignmentId: string },
): Promise<SetRow | undefined> {
  const rows = await tx.query<SetRow>(
    'class-set',
    `select c.name as collection, t.name as class_name,
       coalesce((
         select json_agg(json_build_object('id', r.id, 'title', r.title,
             'isText', r.conversion_metadata ? 'text_content') order by i.added_at, i.id)
         from collection_items i join resources r on r.id = i.resource_id
         where i.collection_id = a.collection_id), '[]') as resources,
       coalesce((
         select json_agg(json_build_object('userId', m.user_id, 'displayName', p.display_name,
             'studio', (select studio from learner_reading(a.team_id, m.user_id)))
           order by folded(p.display_name), m.user_id)
         from team_memberships m join profiles p on p.user_id = m.user_id
         where m.team_id = a.team_id and not m.teaches), '[]') as learners
     from assignments a join user_collections c on c.id = a.collection_id join teams t on t.id = a.team_id
     where a.team_id = $1 and a.id = $2`,
    [id, assignmentId],
  );
  return rows[0];
}
