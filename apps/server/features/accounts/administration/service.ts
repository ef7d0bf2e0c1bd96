import type { AdministeredPerson, PeopleFilters, PeopleQuery } from '@relievo/contracts/administration';
import { ADMINISTRATORS, ROLES, type Role } from '@relievo/contracts/values';
import type { Viewer } from '../../../platform/database/database.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../../platform/formats/csv.ts';
import type { Document } from '../../../platform/http/files/documents.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { requireRecentProof } from '../proof/service.ts';
import { refuseLastSuperAdmin } from './last-super-admin-rules.ts';
import { type AdministeredRow, changeRoles, findPeople, insertAudit } from './repository.ts';

type WithDatabase = Pick<AccountDependencies, 'database'>;

export async function listPeople(
  { database }: WithDatabase,
  viewer: Viewer,
  query: PeopleQuery,
): Promise<{ rows: AdministeredPerson[]; total: number }> {
  const { rows, total } = await database.asUser(viewer, (tx) => findPeople(tx, query, query));
  return { rows: rows.map(toAdministeredPerson), total };
}

/**
 * Student is what everybody is who is nothing else, so beside other roles it says nothing. Before administrators are
 * made or unmade, whoever sits at the screen shows that it is them.
 */
export async function givePersonRoles(
  { database, clock }: Pick<AccountDependencies, 'database' | 'clock'>,
  viewer: SignedIn,
  {
    id,
    seen,
    roles,
  }: { readonly id: string; readonly seen: readonly Role[]; readonly roles: readonly Role[] },
): Promise<{ roles: Role[] }> {
  const others = ROLES.filter((role) => roles.includes(role) && role !== 'student');
  const wanted: Role[] = others.length > 0 ? others : ['student'];
  if (ADMINISTRATORS.some((role) => seen.includes(role) !== wanted.includes(role)))
    await requireRecentProof({ database, clock }, viewer);
  const outcome = await refuseLastSuperAdmin(() =>
    database.asUser(viewer, (tx) => changeRoles(tx, id, seen, wanted)),
  );
  if (outcome === null) throw refuse('not_found');
  if (outcome === 'overtaken') throw refuse('roles_overtaken');
  return { roles: wanted };
}

const COLUMNS = ['Name', 'Username', 'Email', 'Roles', 'State', 'Joined', 'Last seen'];
const BATCH = 1000;

/** The people that the filters choose as a table, whole; that somebody took it stands in the record. */
export async function exportPeople(
  { database }: WithDatabase,
  person: SignedIn,
  filters: PeopleFilters,
): Promise<Document> {
  const { role = null, state = null, search } = filters;
  await database.asUser(person, (tx) => insertAudit(tx, 'people.exported', { role, state, search }));
  return {
    mediaType: 'text/csv',
    fileName: 'relievo-people.csv',
    body: writePeople(database, person, filters),
  };
}

async function* writePeople(
  database: WithDatabase['database'],
  viewer: Viewer,
  filters: PeopleFilters,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvLine(COLUMNS);
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await database.asUser(viewer, (tx) => findPeople(tx, filters, { offset, limit: BATCH }));
    yield rows.map(toLine).join('');
    if (rows.length < BATCH) return;
  }
}

function toLine(row: AdministeredRow): string {
  const { displayName, username, email, roles, state, joinedAt, seenAt } = toAdministeredPerson(row);
  return writeCsvLine([displayName, username, email, roles.join(' '), state, joinedAt, seenAt]);
}

function toAdministeredPerson(row: AdministeredRow): AdministeredPerson {
  const { id, display_name: displayName, username, email, roles, state, is_administered } = row;
  return {
    id,
    displayName,
    username,
    email,
    roles,
    state,
    joinedAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    isAdministered: is_administered,
  };
}
