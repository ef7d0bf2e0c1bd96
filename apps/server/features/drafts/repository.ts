import type { AppTransaction } from '../../platform/database/database.ts';

/** The kinds of work that are kept as a whole while they are done. */
export type DraftKind = 'chart' | 'converter';

export interface DraftRow {
  id: string;
  edits: number;
  content: unknown;
  updated_at: Date;
  resource_id: string | null;
  /** Neither readers nor reviewers look at the resource that came of it. */
  is_open: boolean;
}

const MINE = 'd.kind = $1 and d.owner_id = (select app_uid())';
const COLUMNS = `d.id, d.edits, d.content, d.updated_at, d.resource_id,
  coalesce((select (r.submitted_at is null or r.status = 'rejected') and r.submitted_by = (select app_uid())
    from resources r where r.id = d.resource_id), false) as is_open`;

export interface DraftNameRow {
  id: string;
  title: string;
  updated_at: Date;
  resource_id: string | null;
}

/** What has no title yet is named by the file that it began with. */
export function findNames(tx: AppTransaction, kind: DraftKind, atMost: number): Promise<DraftNameRow[]> {
  return tx.query<DraftNameRow>(
    'draft-names',
    `select d.id, coalesce(nullif(d.title, ''), f.name, '') as title, d.updated_at, d.resource_id
     from drafts d left join files f on f.id = d.source_file_id
     where ${MINE} order by d.updated_at desc, d.id desc limit $2`,
    [kind, atMost],
  );
}

export async function countDrafts(tx: AppTransaction, kind: DraftKind): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    'draft-count',
    `select count(*)::int as count from drafts d where ${MINE}`,
    [kind],
  );
  return rows[0]?.count ?? 0;
}

export async function findDraft(
  tx: AppTransaction,
  kind: DraftKind,
  id: string,
): Promise<DraftRow | undefined> {
  const rows = await tx.query<DraftRow>(
    'draft',
    `select ${COLUMNS} from drafts d where ${MINE} and d.id = $2`,
    [kind, id],
  );
  return rows[0];
}

export async function findDraftOf(
  tx: AppTransaction,
  kind: DraftKind,
  resourceId: string,
): Promise<DraftRow | undefined> {
  const rows = await tx.query<DraftRow>(
    'draft-of-resource',
    `select ${COLUMNS} from drafts d where ${MINE} and d.resource_id = $2`,
    [kind, resourceId],
  );
  return rows[0];
}

export interface NewDraft {
  readonly title: string;
  readonly work: object;
  readonly resourceId: string | null;
  /** What it begins with, where that is a file. */
  readonly fileId?: string;
}

export async function insertDraft(
  tx: AppTransaction,
  kind: DraftKind,
  { title, work, resourceId, fileId }: NewDraft,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'draft-begin',
    `insert into drafts (kind, title, content, resource_id, source_file_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [kind, title, work, resourceId, fileId ?? null],
  );
  if (!row) throw new Error('The draft was not begun.');
  return row.id;
}

export interface WrittenDraft {
  readonly id: string;
  readonly edits: number;
  readonly work: object;
  /** Where the title was changed. */
  readonly title: string | undefined;
}

/** Nothing where it was written on since the count that is named. */
export async function writeDraft(
  tx: AppTransaction,
  kind: DraftKind,
  { id, edits, work, title }: WrittenDraft,
): Promise<{ edits: number; updated_at: Date } | undefined> {
  const rows = await tx.query<{ edits: number; updated_at: Date }>(
    'draft-write',
    `update drafts d set content = d.content || $4::jsonb, edits = d.edits + 1, title = coalesce($5, d.title)
     where ${MINE} and d.id = $2 and d.edits = $3 returning d.edits, d.updated_at`,
    [kind, id, edits, work, title ?? null],
  );
  return rows[0];
}

/** Says which file it had; nothing where there was no such draft. */
export async function deleteDraft(
  tx: AppTransaction,
  kind: DraftKind,
  id: string,
): Promise<{ file_id: string | null } | undefined> {
  const rows = await tx.query<{ file_id: string | null }>(
    'draft-discard',
    `delete from drafts d where ${MINE} and d.id = $2 returning d.source_file_id as file_id`,
    [kind, id],
  );
  return rows[0];
}

export async function tieToResource(
  tx: AppTransaction,
  kind: DraftKind,
  id: string,
  resourceId: string,
): Promise<void> {
  await tx.query('draft-tie', `update drafts d set resource_id = $3 where ${MINE} and d.id = $2`, [
    kind,
    id,
    resourceId,
  ]);
}
