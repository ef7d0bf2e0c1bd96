import type { AuditAction, AuditEntry, AuditFilters, AuditOrder } from '@relievo/contracts';
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
const CHOSEN = `audit_log a left join profiles p on p.user_id = a.actor_id
    left join profiles s on s.user_id = a.subject_id left join organizations o on o.id = a.subject_id
  where folded(concat_ws(' ', a.action, p.display_name, s.display_name, o.name, a.subject_id, a.details::text))
      like all (search_patterns($1))
    and ($2::text is null or a.action = $2)
    and ($3::date is null or a.created_at >= $3::date) and ($4::date is null or a.created_at < $4::date + 1)`;

/** What the same person did stands by time, the latest first. */
const ORDER: Readonly<Record<AuditOrder, string>> = {
  'time-descending': 'a.created_at desc',
  'time-ascending': 'a.created_at',
  'who-ascending': 'folded(p.display_name)',
  'who-descending': 'folded(p.display_name) desc',
};

export async function findAuditEntries(
  tx: AppTransaction,
  { search, action, from, until, sortBy }: AuditFilters,
  { offset, limit }: Slice,
): Promise<{ rows: AuditRow[]; total: number }> {
  const parameters = [search, action ?? null, from ?? null, until ?? null];
  const rows = await tx.query<AuditRow>(
    `admin-audit-${sortBy}`,
    `select ${ENTRY} from ${CHOSEN} order by ${ORDER[sortBy]}, a.created_at desc, a.id desc limit $5 offset $6`,
    [...parameters, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'admin-audit-count',
    `select count(*)::int as total from ${CHOSEN}`,
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
