import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export type VisitKind = 'view' | 'download';

/**
 * Logs what a person looks at or downloads, and counts it where the visit is a new one: they find it among what they
 * did, and readers who are not its author raise the counters of what is published.
 * @returns false where the viewer sees no such resource.
 */
export async function insertVisit(
  tx: AppTransaction,
  visit: { resourceId: string; kind: VisitKind; hash: Uint8Array; at: Date },
): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>(
    'visit-insert',
    `with target as materialized (
       select id, status = 'approved' and submitted_by is distinct from (select app_uid()) as counts
       from resources where id = $1
     ), visited as materialized (select * from target where is_new_visit($3, $4)),
     logged as (
       insert into content_access_logs (resource_id, access_type, is_repeat)
       select id, $2::text, not exists (select from visited) from target where (select app_uid()) is not null),
     counted as (insert into resource_events (resource_id, kind) select id, $2::text from visited where counts)
     select exists (select from target) as found`,
    [visit.resourceId, visit.kind, visit.hash, visit.at],
  );
  return row?.found ?? false;
}

/** What is older says nothing any more: the next visit is a new one in any case. */
export async function deleteOldVisits(tx: SystemTransaction, until: Date): Promise<void> {
  await tx.query('visits-forget', 'delete from recent_visits where visited_at <= $1', [until]);
}
