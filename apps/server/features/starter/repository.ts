import type { CollectionInput } from '@relievo/contracts/collections';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';

export interface FiledEntry {
  readonly resourceId: string;
  /** Of what was submitted first, while nobody has decided. */
  readonly submissionId: string | null;
}

/** The starter entries that are there, by name. */
export async function findEntries(
  tx: SystemTransaction,
  authors: readonly string[],
  names: readonly string[],
): Promise<Map<string, FiledEntry>> {
  const rows = await tx.query<{ id: string; name: string; submission_id: string | null }>(
    'starter-entries',
    `select r.id, r.name, s.id as submission_id
     from resources r left join submissions s on s.resource_id = r.id and s.version_id is null
       and s.closed_at is null and not exists (select from decisions d where d.submission_id = s.id)
     where r.submitted_by = any ($1) and r.name = any ($2)`,
    [authors, names],
  );
  return new Map(
    rows.map(({ id, name, submission_id: submissionId }) => [name, { resourceId: id, submissionId }]),
  );
}

export interface NewResource {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly type: string;
  readonly content_type: string;
  readonly difficulty_level: string;
  readonly subject: string;
  readonly graphic_type: string;
  readonly tags: readonly string[];
  readonly format: string;
  readonly alt_text: string;
  readonly source_file_id: string;
  readonly image_file_id: string;
  readonly file_size: number;
  readonly licence: string;
  readonly is_premium: boolean;
  readonly author_name: string;
  readonly conversion_metadata: object;
}

const COLUMNS = [
  'name',
  'title',
  'description',
  'category',
  'type',
  'content_type',
  'difficulty_level',
  'subject',
  'graphic_type',
  'tags',
  'format',
  'alt_text',
  'source_file_id',
  'image_file_id',
  'file_size',
  'licence',
  'is_premium',
  'author_name',
  'conversion_metadata',
] as const satisfies readonly (keyof NewResource)[];

export async function insertResource(tx: AppTransaction, resource: NewResource): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'starter-resource',
    `insert into resources (${COLUMNS.join()}) values (${COLUMNS.map((_, at) => `$${at + 1}`).join()}) returning id`,
    COLUMNS.map((column) => resource[column]),
  );
  if (!row) throw new Error(`${resource.name} was not added.`);
  return row.id;
}

export async function insertSubmission(
  tx: AppTransaction,
  { resourceId, organizationId }: { resourceId: string; organizationId: string | null },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'starter-submission',
    `insert into submissions (resource_id, visibility, organization_id)
     values ($1, $2, $3) returning id`,
    [resourceId, organizationId === null ? 'public' : 'organization', organizationId],
  );
  if (!row) throw new Error('The resource was not submitted.');
  return row.id;
}

export async function insertDecision(
  tx: AppTransaction,
  decision: { submissionId: string; kind: 'approve' | 'request_changes'; words: string },
): Promise<void> {
  await tx.query(
    'starter-decision',
    'insert into decisions (submission_id, kind, words) values ($1, $2, $3)',
    [decision.submissionId, decision.kind, decision.words],
  );
}

/** What is there already stays. */
export async function insertOutput(
  tx: SystemTransaction,
  output: StoredFile & {
    resourceId: string;
    format: string;
    profile: string;
    mediaType: string;
    name: string;
    report: object;
  },
): Promise<void> {
  await tx.query(
    'starter-output',
    `with file as (
       insert into files (sha256, size, media_type, name) select $1, $2, $3, $4
       where not exists (select from outputs where resource_id = $5 and format = $6 and profile = $7)
       returning id)
     insert into outputs (resource_id, format, profile, file_id, engine, report)
     select $5, $6, $7, id, 'relievo', $8 from file`,
    [
      output.sha256,
      output.size,
      output.mediaType,
      output.name,
      output.resourceId,
      output.format,
      output.profile,
      JSON.stringify(output.report),
    ],
  );
}

export async function findOrganizationId(tx: AppTransaction, name: string): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    'starter-organization',
    'select id from organizations where name = $1 order by created_at limit 1',
    [name],
  );
  return rows[0]?.id ?? null;
}

/** Null where the person has one of this name. */
export async function insertCollection(
  tx: AppTransaction,
  { name, description, visibility }: CollectionInput,
): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    'starter-collection',
    `insert into user_collections (name, description, is_public, is_listed) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [name, description, visibility !== 'private', visibility === 'listed'],
  );
  return rows[0]?.id ?? null;
}

export async function insertCollectionItem(
  tx: AppTransaction,
  item: { collectionId: string; resourceId: string; notes: string },
): Promise<void> {
  await tx.query(
    'starter-collection-item',
    'insert into collection_items (collection_id, resource_id, notes) values ($1, $2, $3)',
    [item.collectionId, item.resourceId, item.notes],
  );
}

/** From now on everybody may follow how the library is filled. */
export async function setLibraryProgress(tx: SystemTransaction, progressId: string): Promise<void> {
  await tx.query('starter-progress', 'update site_settings set library_progress_id = $1', [progressId]);
}
