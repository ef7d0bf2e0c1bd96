import type { AppTransaction } from '../../../platform/database/database.ts';

export interface BatchRow {
  id: string;
  title: string;
  updated_at: Date;
  can_be_made: boolean;
  request: 'waiting' | 'done' | 'failed' | 'impossible' | null;
  problem: string;
  zip: KeptFile | null;
  own: (KeptFile & { name: string }) | null;
}

export interface KeptFile {
  sha256: string;
  size: number;
}

/** Of the person's own among these: the zip with every form of each, or how far it is. In no order. */
export function findBatch(tx: AppTransaction, ids: readonly string[], profile: string): Promise<BatchRow[]> {
  return tx.query<BatchRow>(
    'batch-outputs',
    `select r.id, r.title, r.updated_at,
       r.conversion_metadata ? 'text_content' or coalesce(i.media_type = 'image/svg+xml', false) as can_be_made,
       q.state as request, coalesce(q.problem, '') as problem,
       case when z.id is not null then json_build_object('sha256', z.sha256, 'size', z.size) end as zip,
       case when s.id is not null then json_build_object('sha256', s.sha256, 'size', s.size, 'name', s.name) end as own
     from resources r
     left join files i on i.id = r.image_file_id
     left join files s on s.id = r.source_file_id
     left join output_requests q on q.resource_id = r.id and q.version = r.version
       and q.format = 'zip' and q.profile = $2 and q.variant = '{}'
     left join outputs o on o.resource_id = r.id and o.version = r.version
       and o.format = 'zip' and o.profile = $2 and o.variant = '{}'
     left join files z on z.id = o.file_id
     where r.id = any ($1) and r.submitted_by = (select app_uid())`,
    [ids, profile],
  );
}
