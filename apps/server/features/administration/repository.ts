import type { ContentReport } from '@relievo/contracts/administration';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface ReportRow {
  id: string;
  resource_id: string;
  title: string;
  comment: ContentReport['comment'];
  reason: ContentReport['reason'];
  words: string;
  reporter_name: string;
  created_at: Date;
  state: ContentReport['state'];
  answer: string;
  handled_at: Date | null;
  handled_by: string | null;
}

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

const REPORT = `r.id, r.resource_id, coalesce(s.title, '') as title, r.reason, r.words, r.created_at, r.state, r.answer,
  r.handled_at, coalesce(p.display_name, '') as reporter_name, h.display_name as handled_by,
  case when c.id is not null then json_build_object('id', c.id, 'body', c.body, 'authorName', c.author_name,
    'isHidden', c.hidden_at is not null) end as comment`;

const FROM = `reports r left join resources s on s.id = r.resource_id left join comments c on c.id = r.comment_id
  left join profiles p on p.user_id = r.reporter_id left join profiles h on h.user_id = r.handled_by`;

export async function findReports(
  tx: AppTransaction,
  state: ContentReport['state'],
  { offset, limit }: Slice,
): Promise<{ rows: ReportRow[]; total: number }> {
  const rows = await tx.query<ReportRow>(
    'admin-reports',
    `select ${REPORT} from ${FROM} where r.state = $1
     order by case when r.state = 'open' then r.created_at end, r.handled_at desc, r.id limit $2 offset $3`,
    [state, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'admin-reports-count',
    'select count(*)::int as total from reports where state = $1',
    [state],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function findReport(tx: AppTransaction, id: string): Promise<ReportRow | undefined> {
  const rows = await tx.query<ReportRow>('admin-report', `select ${REPORT} from ${FROM} where r.id = $1`, [
    id,
  ]);
  return rows[0];
}

/** One end for a report: of two who answer at once, the second finds none that is open. */
export async function endReport(
  tx: AppTransaction,
  id: string,
  state: 'upheld' | 'dismissed',
  words: string,
): Promise<boolean> {
  const rows = await tx.query(
    'admin-report-end',
    `update reports set state = $2, answer = $3 where id = $1 and state = 'open' returning id`,
    [id, state, words],
  );
  return rows.length > 0;
}

/** False where there is no such comment. */
export async function setHidden(tx: AppTransaction, commentId: string, isHidden: boolean): Promise<boolean> {
  const rows = await tx.query<{ done: boolean }>('admin-hide', 'select hide_comment($1, $2) as done', [
    commentId,
    isHidden,
  ]);
  return rows[0]?.done ?? false;
}
