import type { DrawingOrigin } from '@relievo/contracts/values';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface EntryRow {
  readonly id: string;
  readonly title: string;
  readonly edits: number;
  readonly updated_at: Date;
}

/** What a drawing came of, beside what is drawn. */
export interface DrawingBeginning {
  readonly origin?: DrawingOrigin | null;
  readonly notes?: readonly string[] | null;
  /** The resource of the same person that shows it. */
  readonly resourceId?: string | null;
}

export type DrawingRow = EntryRow & {
  readonly svg: string;
  readonly origin: DrawingOrigin | null;
  readonly notes: readonly string[] | null;
  readonly resource: {
    readonly id: string;
    readonly is_published: boolean;
    readonly is_waiting: boolean;
  } | null;
};

const ENTRY = 'id, title, edits, updated_at';
/** A resource that is deleted, or was given away, leaves the drawing as it is. */
const DRAWING = `${ENTRY}, content->>'svg' as svg, nullif(content->'origin', 'null') as origin, content->'notes' as notes,
  (select json_build_object('id', r.id, 'is_published', r.status = 'approved', 'is_waiting',
      exists (select from submissions s where s.resource_id = r.id and s.closed_at is null))
    from resources r where r.id::text = content->>'resourceId' and r.submitted_by = (select app_uid())) as resource`;
/** Administrators may read the drafts of others; here everybody meets their own alone. */
const OWN = `kind = 'editor' and owner_id = (select app_uid())`;

export async function findDrawings(tx: AppTransaction): Promise<readonly EntryRow[]> {
  return tx.query<EntryRow>(
    'drawings-list',
    `select ${ENTRY} from drafts where ${OWN} order by updated_at desc, id desc`,
  );
}

export async function findDrawing(tx: AppTransaction, id: string): Promise<DrawingRow | undefined> {
  const rows = await tx.query<DrawingRow>(
    'drawings-find',
    `select ${DRAWING} from drafts where id = $1 and ${OWN}`,
    [id],
  );
  return rows[0];
}

/** The one that was begun from a resource, or became it. */
export async function findDrawingOf(tx: AppTransaction, resourceId: string): Promise<EntryRow | undefined> {
  const rows = await tx.query<EntryRow>(
    'drawings-find-of',
    `select ${ENTRY} from drafts
     where ${OWN} and $1 in (content->>'resourceId', content->'origin'->>'resourceId')
     order by updated_at desc limit 1`,
    [resourceId],
  );
  return rows[0];
}

/** What a resource shows, for who may have its files. */
export interface ShownDrawing {
  readonly title: string;
  readonly author_name: string;
  readonly licence: string;
  readonly language: string;
  readonly is_own: boolean;
  /** Of its drawing; null where it shows none. */
  readonly sha256: string | null;
}

export async function findShownDrawing(tx: AppTransaction, id: string): Promise<ShownDrawing | undefined> {
  const rows = await tx.query<ShownDrawing>(
    'drawings-shown',
    `select r.title, r.author_name, r.licence, r.language, r.submitted_by is not distinct from (select app_uid()) as is_own,
       (select f.sha256 from files f where f.id = r.image_file_id and f.media_type = 'image/svg+xml') as sha256
     from resources r where r.id = $1 and app_may_have_outputs(r.id)`,
    [id],
  );
  return rows[0];
}

export async function tieToResource(tx: AppTransaction, id: string, resourceId: string): Promise<void> {
  await tx.query(
    'drawings-tie',
    `update drafts set content = content || jsonb_build_object('resourceId', $2::text) where id = $1 and ${OWN}`,
    [id, resourceId],
  );
}

export interface DrawnResource {
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  readonly language: string;
  readonly licence: string;
  readonly file_id: string;
  readonly file_size: number;
}

export async function insertResource(tx: AppTransaction, resource: DrawnResource): Promise<string> {
  const { title, description, alt_text, language, licence, file_id, file_size } = resource;
  const [row] = await tx.query<{ id: string }>(
    'drawings-resource',
    `insert into resources (title, name, description, alt_text, language, licence, source_file_id, image_file_id,
       file_size, content_type, format, author_name)
     values ($1, $1, $2, $3, $4, $5, $6, $6, $7, 'graphic', 'svg',
       coalesce((select display_name from profiles where user_id = (select app_uid())), ''))
     returning id`,
    [title, description, alt_text, language, licence, file_id, file_size],
  );
  if (!row) throw new Error('The resource was not added.');
  return row.id;
}

/** Under whose name files are made. */
export async function findMaker(tx: AppTransaction): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    'drawings-maker',
    'select display_name as name from profiles where user_id = (select app_uid())',
    [],
  );
  return rows[0]?.name ?? '';
}

/** Nothing where there are as many as there may be. */
export async function insertDrawing(
  tx: AppTransaction,
  {
    title,
    svg,
    most,
    ...beginning
  }: DrawingBeginning & { readonly title: string; readonly svg: string; readonly most: number },
): Promise<EntryRow | undefined> {
  const rows = await tx.query<EntryRow>(
    'drawings-begin',
    `insert into drafts (kind, title, content, edits)
     select 'editor', left($1, 300), $2, 1 where (select count(*) from drafts where ${OWN}) < $3
     returning ${ENTRY}`,
    [title, { svg, ...beginning }, most],
  );
  return rows[0];
}

/** Nothing where it was saved since the count that is named, or is not there. */
export async function updateDrawing(
  tx: AppTransaction,
  written: { readonly id: string; readonly edits: number; readonly title: string; readonly svg: string },
): Promise<EntryRow | undefined> {
  const { id, edits, title, svg } = written;
  const rows = await tx.query<EntryRow>(
    'drawings-save',
    `update drafts set title = left($3, 300), content = content || $4::jsonb, edits = edits + 1
     where id = $1 and edits = $2 and ${OWN} returning ${ENTRY}`,
    [id, edits, title, { svg }],
  );
  return rows[0];
}

export async function deleteDrawing(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query('drawings-remove', `delete from drafts where id = $1 and ${OWN} returning id`, [
    id,
  ]);
  return rows.length > 0;
}
