import type { PictureWork, PictureWorkChange } from '@relievo/contracts';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface PictureDraftRow {
  id: string;
  edits: number;
  content: unknown;
  updated_at: Date;
  resource_id: string | null;
  /** Neither readers nor reviewers look at the resource that came of it. */
  is_open: boolean;
  file_id: string;
  sha256: string;
  size: number;
  media_type: string;
  name: string;
}

const MINE = `d.kind = 'converter' and d.owner_id = (select app_uid())`;
const FROM = 'drafts d join files f on f.id = d.source_file_id';
const COLUMNS = `d.id, d.edits, d.content, d.updated_at, d.resource_id,
  coalesce((select (r.submitted_at is null or r.status = 'rejected') and r.submitted_by = (select app_uid())
    from resources r where r.id = d.resource_id), false) as is_open,
  f.id as file_id, f.sha256, f.size::float8 as size, f.media_type, f.name`;

export interface PictureNameRow {
  id: string;
  title: string;
  updated_at: Date;
  resource_id: string | null;
}

export function findNames(tx: AppTransaction, atMost: number): Promise<PictureNameRow[]> {
  return tx.query<PictureNameRow>(
    'picture-names',
    `select d.id, coalesce(nullif(d.title, ''), f.name) as title, d.updated_at, d.resource_id
     from ${FROM} where ${MINE} order by d.updated_at desc, d.id desc limit $1`,
    [atMost],
  );
}

export async function countDrafts(tx: AppTransaction): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    'picture-count',
    `select count(*)::int as count from drafts d where ${MINE}`,
    [],
  );
  return rows[0]?.count ?? 0;
}

export async function findDraft(tx: AppTransaction, id: string): Promise<PictureDraftRow | undefined> {
  const rows = await tx.query<PictureDraftRow>(
    'picture-draft',
    `select ${COLUMNS} from ${FROM} where d.id = $1 and ${MINE}`,
    [id],
  );
  return rows[0];
}

export async function findDraftOf(
  tx: AppTransaction,
  resourceId: string,
): Promise<PictureDraftRow | undefined> {
  const rows = await tx.query<PictureDraftRow>(
    'picture-draft-of',
    `select ${COLUMNS} from ${FROM} where d.resource_id = $1 and ${MINE}`,
    [resourceId],
  );
  return rows[0];
}

interface NewDraft {
  readonly work: PictureWork;
  readonly fileId: string;
  readonly resourceId: string | null;
}

export async function insertDraft(
  tx: AppTransaction,
  { work, fileId, resourceId }: NewDraft,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'picture-begin',
    `insert into drafts (kind, title, content, source_file_id, resource_id)
     values ('converter', $1, $2, $3, $4) returning id`,
    [work.about.title, work, fileId, resourceId],
  );
  if (!row) throw new Error('The picture was not begun.');
  return row.id;
}

/** Nothing where it was written on since the count that is named. */
export async function writeDraft(
  tx: AppTransaction,
  { id, edits, work }: { readonly id: string; readonly edits: number; readonly work: PictureWorkChange },
): Promise<{ edits: number; updated_at: Date } | undefined> {
  const rows = await tx.query<{ edits: number; updated_at: Date }>(
    'picture-write',
    `update drafts d set content = d.content || $3::jsonb, edits = d.edits + 1, title = coalesce($4, d.title)
     where d.id = $1 and d.edits = $2 and ${MINE} returning d.edits, d.updated_at`,
    [id, edits, work, work.about?.title ?? null],
  );
  return rows[0];
}

/** Says which file it had. */
export async function deleteDraft(tx: AppTransaction, id: string): Promise<string | undefined> {
  const rows = await tx.query<{ file_id: string }>(
    'picture-discard',
    `delete from drafts d where d.id = $1 and ${MINE} returning d.source_file_id as file_id`,
    [id],
  );
  return rows[0]?.file_id;
}

export async function tieToResource(tx: AppTransaction, id: string, resourceId: string): Promise<void> {
  await tx.query('picture-tie', `update drafts d set resource_id = $2 where d.id = $1 and ${MINE}`, [
    id,
    resourceId,
  ]);
}

export interface OwnPicture {
  sha256: string;
  size: number;
  media_type: string;
  name: string;
  title: string;
  description: string;
  alt_text: string;
  language: string;
  licence: string;
  category: string | null;
  subject: string | null;
  difficulty_level: string | null;
  tags: string[];
}

/** The picture from which a resource of the person asking was made. */
export async function findOwnPicture(tx: AppTransaction, id: string): Promise<OwnPicture | undefined> {
  const rows = await tx.query<OwnPicture>(
    'picture-of-resource',
    `select f.sha256, f.size::float8 as size, f.media_type, f.name, r.title, r.description, r.alt_text, r.language,
       r.licence, r.category, r.subject, r.difficulty_level, r.tags
     from resources r join files f on f.id = r.source_file_id
     where r.id = $1 and r.submitted_by = (select app_uid())
       and f.media_type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp')`,
    [id],
  );
  return rows[0];
}

export async function mayUpload(tx: AppTransaction): Promise<boolean> {
  const rows = await tx.query<{ may: boolean }>('picture-may-upload', 'select app_can_upload() as may', []);
  return rows[0]?.may ?? false;
}
