import type { Team, TeamsQuery, TeamView } from '@relievo/contracts/organizations';
import type { AppTransaction, Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { findMemberOrRefuse, findOrganizationOrRefuse, manages } from '../members/service.ts';
import * as rows from './repository.ts';

export interface TeamDependencies {
  readonly database: Database;
}

type Done = Record<string, never>;

export function listTeams(
  { database }: TeamDependencies,
  person: Viewer,
  query: TeamsQuery,
): Promise<{ rows: Team[]; total: number }> {
  return database.asUser(person, async (tx) => {
    await findOrganizationOrRefuse(tx, query.id);
    return rows.findTeams(tx, query);
  });
}

export function readTeam(
  { database }: TeamDependencies,
  person: Viewer,
  key: rows.TeamKey,
): Promise<TeamView> {
  return database.asUser(person, async (tx) => {
    const { role } = await findOrganizationOrRefuse(tx, key.id);
    const { id, name } = await findTeamOrRefuse(tx, key);
    const collections = await rows.findTeamCollections(tx, key);
    return {
      id,
      name,
      members: (await rows.findTeamMembers(tx, key)).map(toPerson),
      others: manages(role) ? (await rows.findOthers(tx, key)).map(toPerson) : [],
      collections: collections.map(({ owner_name: ownerName, ...row }) => ({ ...row, ownerName })),
    };
  });
}

export function createTeam(
  { database }: TeamDependencies,
  person: Viewer,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Team> {
  return tellingWhy(() =>
    database.asUser(person, async (tx) => {
      const { type } = await findOrganizationOrRefuse(tx, id);
      if (type === 'personal') throw refuse('organization_is_personal');
      return findTeamOrRefuse(tx, { id, teamId: await rows.insertTeam(tx, id, name) });
    }),
  );
}

export function renameTeam(
  dependencies: TeamDependencies,
  person: Viewer,
  change: rows.TeamKey & { readonly name: string },
): Promise<Done> {
  return changeTeam(dependencies, person, change, (tx) => rows.renameTeam(tx, change));
}

export function removeTeam(dependencies: TeamDependencies, person: Viewer, key: rows.TeamKey): Promise<Done> {
  return changeTeam(dependencies, person, key, (tx) => rows.deleteTeam(tx, key));
}

type Membership = rows.TeamKey & { readonly userId: string };

/** Nobody is in a team who does not belong to its organization: the table sees to it, and this says so first. */
export function addTeamMember(
  dependencies: TeamDependencies,
  person: Viewer,
  added: Membership,
): Promise<Done> {
  return changeTeam(dependencies, person, added, async (tx) => {
    await findMemberOrRefuse(tx, added);
    await rows.insertTeamMember(tx, added);
    return true;
  });
}

/** Whoever leaves a team by themselves needs no right to manage it. */
export function removeTeamMember(
  dependencies: TeamDependencies,
  person: Viewer,
  removed: Membership,
): Promise<Done> {
  return changeTeam(dependencies, person, removed, async (tx) => {
    const members = await rows.findTeamMembers(tx, removed);
    if (!members.some(({ user_id: id }) => id === removed.userId)) throw refuse('not_found');
    return rows.deleteTeamMember(tx, removed);
  });
}

/** The policies decide who may: what they leave alone was not this person's to change. */
function changeTeam(
  { database }: TeamDependencies,
  person: Viewer,
  key: rows.TeamKey,
  change: (tx: AppTransaction) => Promise<boolean>,
): Promise<Done> {
  return tellingWhy(() =>
    database.asUser(person, async (tx) => {
      await findOrganizationOrRefuse(tx, key.id);
      await findTeamOrRefuse(tx, key);
      if (!(await change(tx))) throw refuse('organization_not_yours');
      return {};
    }),
  );
}

/** What PostgreSQL says where a policy stands against something, and where a name is taken. */
const NO_RIGHT = '42501';
const TAKEN = '23505';

async function tellingWhy<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === TAKEN) throw refuse('team_name_taken');
    if (code === NO_RIGHT) throw refuse('organization_not_yours');
    throw error;
  }
}

async function findTeamOrRefuse(tx: AppTransaction, key: rows.TeamKey): Promise<rows.TeamRow> {
  const row = await rows.findTeam(tx, key);
  if (!row) throw refuse('not_found');
  return row;
}

function toPerson({ user_id: userId, display_name: displayName }: rows.PersonRow) {
  return { userId, displayName };
}
