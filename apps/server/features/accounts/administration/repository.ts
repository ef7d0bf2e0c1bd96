import type {
  AdministeredPerson,
  AuditAction,
  PeopleFilters,
  PeopleOrder,
} from '@relievo/contracts/administration';
import type { Role } from '@relievo/contracts/values';
import type { AppTransaction, AuthTransaction } from '../../../platform/database/database.ts';

export interface AdministeredRow {
  id: string;
  display_name: string;
  username: string | null;
  email: string;
  roles: Role[];
  state: AdministeredPerson['state'];
  created_at: Date;
  seen_at: Date | null;
  is_administered: boolean;
}

const STATE = `case
  when suspended_at is not null then 'suspended'
  when deletion_requested_at is not null then 'leaving'
  when not email_verified then 'unverified'
  else 'active' end`;

interface Order {
  readonly key: string;
  readonly order: string;
}

/** All visits are read together, because each person alone takes three pages. */
const WITH_VISITS = ' left join administered_visits as visits on visits.user_id = id';

/** Whoever was never seen comes last, in whichever direction. */
const ORDERS: Readonly<Record<PeopleOrder, Order>> = {
  'joined-descending': { key: 'created_at', order: 'key desc, id desc' },
  'joined-ascending': { key: 'created_at', order: 'key, id' },
  'name-ascending': { key: 'folded_name', order: 'key, id' },
  'name-descending': { key: 'folded_name', order: 'key desc, id desc' },
  'email-ascending': { key: 'lower(email)', order: 'key, id' },
  'email-descending': { key: 'lower(email)', order: 'key desc, id desc' },
  'seen-descending': { key: 'visits.seen_at', order: 'key desc nulls last, id desc' },
  'seen-ascending': { key: 'visits.seen_at', order: 'key nulls last, id' },
};

/**
 * One page and the total from one look; where the page is empty, the total comes with a row that has no id. Roles, and when
 * somebody was seen, are looked up for whoever stands on the page.
 */
export async function findPeople(
  tx: AppTransaction,
  { search, role, state, sortBy }: PeopleFilters,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: AdministeredRow[]; total: number }> {
  const { key, order } = ORDERS[sortBy];
  const rows = await tx.query<AdministeredRow & { total: number }>(
    '',
    `with chosen as materialized (
       select id, ${key} as key from administered_people${key === 'visits.seen_at' ? WITH_VISITS : ''}
       where folded_words like all (search_patterns($1))
         and ($2::text is null or $2 = any (roles)) and ($3::text is null or ${STATE} = $3)),
     page as (
       select id as page_id, row_number() over (order by ${order}) as place from chosen order by place limit $4 offset $5)
     select person.*, (select count(*)::int from chosen) as total
     from (values (1)) as once left join page on true
     left join lateral (
       select id, display_name, username, email, roles, ${STATE} as state, created_at, seen_at, is_administered
       from administered_people where id = page_id offset 0) as person on true
     order by place`,
    [search, role ?? null, state ?? null, limit, offset],
  );
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** What became of it; null where the person is not theirs to change. */
export async function changeRoles(
  tx: AppTransaction,
  person: string,
  seen: readonly Role[],
  wanted: readonly Role[],
): Promise<'changed' | 'unchanged' | 'overtaken' | null> {
  const rows = await tx.query<{ outcome: 'changed' | 'unchanged' | 'overtaken' | null }>(
    'people-roles',
    'select change_roles($1, $2, $3) as outcome',
    [person, seen, wanted],
  );
  return rows[0]?.outcome ?? null;
}

export interface ActOn {
  readonly actorId: string;
  readonly personId: string;
  readonly now: Date;
}

export interface ReachedRow {
  id: string;
  name: string;
  email: string;
  is_suspended: boolean;
  is_verified: boolean;
  has_second_step: boolean;
}

/** Whoever the administrator may act on, held until the act is done: of two acts at once one comes after the other. */
export async function reachPerson(
  tx: AuthTransaction,
  { actorId, personId }: ActOn,
): Promise<ReachedRow | undefined> {
  const rows = await tx.query<ReachedRow>(
    'people-reach',
    `select u.id, u.name, u.email, u.suspended_at is not null as is_suspended, u.email_verified as is_verified,
       has_second_step(u.id) as has_second_step
     from users u where u.id = $1 and administers($2, u.id) for no key update`,
    [personId, actorId],
  );
  return rows[0];
}

/** Ends the sessions, the links and the attempts of the person by the trigger of the table. */
export async function setSuspended(tx: AuthTransaction, personId: string, since: Date | null): Promise<void> {
  await tx.query('people-suspend', 'update users set suspended_at = $2, updated_at = now() where id = $1', [
    personId,
    since,
  ]);
}

export async function insertAudit(
  tx: AppTransaction,
  action: AuditAction,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.query(
    'people-audit',
    `insert into audit_log (action, subject_type, details) values ($1, 'person', $2)`,
    [action, details],
  );
}

export async function insertActAudit(
  tx: AuthTransaction,
  { actorId, personId }: ActOn,
  action: AuditAction,
  words: string,
): Promise<void> {
  await tx.query(
    'people-act-audit',
    `insert into audit_log (actor_id, action, subject_type, subject_id, details) values ($1, $2, 'person', $3, $4)`,
    [actorId, action, personId, words === '' ? {} : { words }],
  );
}
