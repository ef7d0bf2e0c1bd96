import type { AppTransaction } from '../../platform/database/database.ts';

export interface ClassRow {
  id: string;
  name: string;
  organization_id: string;
  organization_name: string;
  teaches: boolean;
  learners: number;
  allows_second_steps: boolean;
}

const CLASS = `t.id, t.name, t.allows_second_steps, o.id as organization_id, o.name as organization_name,
  t.id = any ((select app_taught_class_ids())::uuid[]) as teaches,
  (select count(*)::int from team_memberships m where m.team_id = t.id and not m.teaches) as learners
  from teams t join organizations o on o.id = t.organization_id
  where t.kind = 'class' and t.id = any ((select app_class_ids())::uuid[])`;

export function findClasses(tx: AppTransaction): Promise<ClassRow[]> {
  return tx.query<ClassRow>('classes', `select ${CLASS} order by folded(t.name), t.id`);
}

export async function findClass(tx: AppTransaction, id: string): Promise<ClassRow | undefined> {
  const rows = await tx.query<ClassRow>('class', `select ${CLASS} and t.id = $1`, [id]);
  return rows[0];
}

export interface ClassPersonRow {
  user_id: string;
  display_name: string;
  username: string | null;
  teaches: boolean;
  is_made_here: boolean;
}

export function findPeople(tx: AppTransaction, id: string): Promise<ClassPersonRow[]> {
  return tx.query<ClassPersonRow>(
    'class-people',
    `select m.user_id, p.display_name, p.username, m.teaches,
       l.organization_id is not distinct from m.organization_id as is_made_here
     from team_memberships m
       join profiles p on p.user_id = m.user_id
       left join learners l on l.user_id = m.user_id
     where m.team_id = $1 order by folded(p.display_name), m.user_id`,
    [id],
  );
}

export async function insertClass(tx: AppTransaction, organizationId: string, name: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'class-create',
    `insert into teams (organization_id, name, kind) values ($1, $2, 'class') returning id`,
    [organizationId, name],
  );
  if (!row) throw new Error('The class was not made.');
  return row.id;
}

export async function renameClass(tx: AppTransaction, id: string, name: string): Promise<boolean> {
  const rows = await tx.query(
    'class-rename',
    `update teams set name = $2
     where id = $1 and kind = 'class' and id = any ((select app_taught_class_ids())::uuid[]) returning id`,
    [id, name],
  );
  return rows.length > 0;
}

export async function setSecondSteps(tx: AppTransaction, id: string, isAllowed: boolean): Promise<void> {
  await tx.query(
    'class-second-steps',
    `update teams set allows_second_steps = $2
     where id = $1 and kind = 'class' and id = any ((select app_taught_class_ids())::uuid[])`,
    [id, isAllowed],
  );
}

export async function removeClass(tx: AppTransaction, id: string): Promise<boolean> {
  const [row] = await tx.query<{ removed: boolean }>('class-remove', 'select remove_class($1) as removed', [
    id,
  ]);
  return row?.removed ?? false;
}
