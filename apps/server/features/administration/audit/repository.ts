import type { AuditAction, AuditEntry, AuditFilters, AuditOrder } from '@relievo/contracts/administration';
import type { AppTransaction } from '../../../platform/database/database.ts';
import type { Slice } from '../repository.ts';

export interface AuditRow extends Pick<AuditEntry, 'id' | 'action' | 'details'> {
  created_at: Date;
  actor_name: string | null;
  subject_type: string;
  subject_id: string | null;
  subject_name: string | null;
  organization_name: string | null;
}

/** To read the title of what is not for everybody would be to look into it. */
const ENTRY = `a.id, a.created_at, p.display_name as actor_name, a.action, a.subject_type, a.subject_id, a.details,
  coalesce(s.display_name, o.name,
    (select r.title from resources r where r.id = a.subject_id and r.visibility = 'public')) as subject_name,
  case when a.details ->> 'organization' ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then
    (select d.name from organizations d where d.id = (a.details ->> 'organization')::uuid) end as organization_name`;

/** The day that is named last counts as a whole (UTC). */
const CHOSEN = `($1::text is null or a.action = $1)
    and ($2::date is null or a.created_at >= $2::date) and ($3::date is null or a.created_at < $3::date + 1)`;

/** Names are read and folded once for all entries, where they are searched or sorted by. */
const NAMES = `with people as materialized (
    select user_id, folded(display_name) as words from profiles),
  groups as materialized (select id, folded(name) as words from organizations)`;
const NAMED = `audit_log a left join people p on p.user_id = a.actor_id
    left join people s on s.user_id = a.subject_id left join groups o on o.id = a.subject_id`;
const SEARCHED = `concat_ws(' ', a.words, p.words, s.words, o.words) like all ((select search_patterns($4))::text[])`;
const NOT_SEARCHED = `$4::text = ''`;

/** Entries of the same person are in order of time, the latest first; `who` is the folded name. */
const ORDER: Readonly<Record<AuditOrder, string>> = {
  'time-descending': 'created_at desc',
  'time-ascending': 'created_at',
  'who-ascending': 'who',
  'who-descending': 'who desc',
};

export async function findAuditEntries(
  tx: AppTransaction,
  { search, action, from, until, sortBy }: AuditFilters,
  { offset, limit }: Slice,
): Promise<{ rows: AuditRow[]; total: number }> {
  const isSearched = search !== '';
  const isNamed = isSearched || sortBy.startsWith('who');
  const order = `${ORDER[sortBy]}, created_at desc, id desc`;
  const where = `${CHOSEN} and ${isSearched ? SEARCHED : NOT_SEARCHED}`;
  const suffix = isSearched ? '-searched' : '';
  const parameters = [action ?? null, from ?? null, until ?? null, search];
  const rows = await tx.query<AuditRow>(
    `admin-audit-${sortBy}${suffix}`,
    `${NAMES}, page as (
       select a.*, ${isNamed ? 'p.words' : 'null'} as who from ${isNamed ? NAMED : 'audit_log a'} where ${where}
       order by ${order} limit $5 offset $6)
     select ${ENTRY}, a.who from page a left join profiles p on p.user_id = a.actor_id
     left join profiles s on s.user_id = a.subject_id left join organizations o on o.id = a.subject_id
     order by ${order}`,
    [...parameters, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    `admin-audit-count${suffix}`,
    `${NAMES} select count(*)::int as total from ${isSearched ? NAMED : 'audit_log a'} where ${where}`,
    parameters,
  );
  return { rows, total: count?.total ?? 0 };
}

export async function insertAudit(tx: AppTransaction, action: AuditAction, details: object): Promise<void> {
  await tx.query('admin-audit-add', `insert into audit_log (action, details) values ($1, $2)`, [
    action,
    details,
  ]);
}
