import type { TeamOrder, TeamsQuery } from '@relievo/contracts/organizations';
import type { AppTransaction } from '../../../platform/database/database.ts';

export interface TeamRow {
  id: string;
  name: string;
  members: number;
}

export interface PersonRow {
  user_id: string;
  display_name: string;
}

export interface CollectionRow {
  id: string;
  name: string;
  owner_name: string;
}

export interface TeamKey {
  readonly id: string;
  readonly teamId: string;
}

const TEAM = `t.id, t.name,
  (select count(*)::int from team_memberships m where m.team_id = t.id) as members from teams t`;

const NAME = 'folded(name)';

/** Those that are alike in it stand by name. */
const ORDER: Readonly<Record<TeamOrder, string>> = {
  'name-ascending': NAME,
  'name-descending': `${NAME} desc`,
  'members-descending': 'members desc',
  'members-ascending': 'members',
};

export async function findTeams(
  tx: AppTransaction,
  { id, sortBy, offset, limit }: TeamsQuery,
): Promise<{ rows: TeamRow[]; total: number }> {
  const rows = await tx.query<TeamRow>(
    `teams-${sortBy}`,
    `select * from (select ${TEAM} where t.organization_id = $1 and t.kind = 'team') as found
     order by ${ORDER[sortBy]}, ${NAME}, id limit $2 offset $3`,
    [id, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'teams-count',
    "select count(*)::int as total from teams where organization_id = $1 and kind = 'team'",
    [id],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function findTeam(tx: AppTransaction, { id, teamId }: TeamKey): Promise<TeamRow | undefined> {
  const rows = await tx.query<TeamRow>(
    'team',
    `select ${TEAM} where t.organization_id = $1 and t.id = $2 and t.kind = 'team'`,
    [id, teamId],
  );
  return rows[0];
}

export function findTeamMembers(tx: AppTransaction, { teamId }: TeamKey): Promise<PersonRow[]> {
  return tx.query<PersonRow>(
    'team-members',
    `select m.user_id, p.display_name from team_memberships m join profiles p on p.user_id = m.user_id
     where m.team_id = $1 order by folded(p.display_name), m.user_id`,
    [teamId],
  );
}

/** Who belongs to the organization, is active there, and not in the team. */
export function findOthers(tx: AppTransaction, { id, teamId }: TeamKey): Promise<PersonRow[]> {
  return tx.query<PersonRow>(
    'team-others',
    `select m.user_id, p.display_name
     from organization_memberships m join profiles p on p.user_id = m.user_id
     where m.organization_id = $1 and m.status = 'active'
       and not exists (select from team_memberships t where t.team_id = $2 and t.user_id = m.user_id)
     order by folded(p.display_name), m.user_id`,
    [id, teamId],
  );
}

/** As far as the person asking may see them: the policies of shares and collections say it. */
export function findTeamCollections(tx: AppTransaction, { teamId }: TeamKey): Promise<CollectionRow[]> {
  return tx.query<CollectionRow>(
    'team-collections',
    `select c.id, c.name, coalesce(p.display_name, '') as owner_name
     from collection_shares s
       join user_collections c on c.id = s.collection_id
       left join profiles p on p.user_id = c.user_id
     where s.team_id = $1 order by folded(c.name), c.id`,
    [teamId],
  );
}

export async function insertTeam(tx: AppTransaction, id: string, name: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'team-create',
    'insert into teams (organization_id, name) values ($1, $2) returning id',
    [id, name],
  );
  if (!row) throw new Error('The team was not made.');
  return row.id;
}

export async function renameTeam(
  tx: AppTransaction,
  { id, teamId, name }: TeamKey & { readonly name: string },
): Promise<boolean> {
  const rows = await tx.query(
    'team-rename',
    'update teams set name = $3 where organization_id = $1 and id = $2 returning id',
    [id, teamId, name],
  );
  return rows.length > 0;
}

export async function deleteTeam(tx: AppTransaction, { id, teamId }: TeamKey): Promise<boolean> {
  const rows = await tx.query(
    'team-delete',
    'delete from teams where organization_id = $1 and id = $2 returning id',
    [id, teamId],
  );
  return rows.length > 0;
}

/** Where they are in it already nothing changes. */
export async function insertTeamMember(
  tx: AppTransaction,
  { id, teamId, userId }: TeamKey & { readonly userId: string },
): Promise<void> {
  await tx.query(
    'team-add',
    `insert into team_memberships (team_id, organization_id, user_id) values ($1, $2, $3) on conflict do nothing`,
    [teamId, id, userId],
  );
}

export async function deleteTeamMember(
  tx: AppTransaction,
  { teamId, userId }: TeamKey & { readonly userId: string },
): Promise<boolean> {
  const rows = await tx.query(
    'team-remove',
    'delete from team_memberships where team_id = $1 and user_id = $2 returning user_id',
    [teamId, userId],
  );
  return rows.length > 0;
}
