import type { DecisionMark } from '@relievo/contracts/content';
import type { AppTransaction } from '../../platform/database/database.ts';
import { CONTENT_COLUMNS, type ContentColumns } from './column-rules.ts';

interface Named {
  id: string;
  name: string;
}

export type ContentRow = ContentColumns & {
  id: string;
  status: 'approved' | 'pending' | 'rejected';
  is_draft: boolean;
  visibility: 'public' | 'organization' | 'private';
  organization: Named | null;
  version: number;
  thumbnail_file_id: string | null;
  image_file_id: string | null;
  created_at: Date;
  updated_at: Date;
  /** Whether its author may change it at all, as things stand. */
  may_upload: boolean;
  is_waiting: boolean;
};

export interface DraftRow {
  edits: number;
  content: ContentColumns;
  updated_at: Date;
}

export interface SubmissionRow {
  id: string;
  visibility: 'public' | 'organization';
  organization: Named | null;
  words: string;
  version: number | null;
  created_at: Date;
  closed_at: Date | null;
  decision_kind: 'approve' | 'reject' | 'request_changes' | null;
  decision_words: string | null;
  decision_marks: DecisionMark[] | null;
  decision_author: string | null;
  decided_at: Date | null;
}

const IS_MINE = 'submitted_by = (select app_uid())';

function selectOrganizationOf(of: string) {
  return `(select json_build_object('id', o.id, 'name', o.name) from organizations o where o.id = ${of}.organization_id) as organization`;
}

const DRAFT = 'edits, content, updated_at';
const ITS_DRAFT = `resource_id = $1 and kind = 'resource' and owner_id = (select app_uid())`;

/** A resource of the person asking; of anybody else's there is nothing. */
export async function findOwn(tx: AppTransaction, id: string): Promise<ContentRow | undefined> {
  const rows = await tx.query<ContentRow>(
    'content-own',
    `select r.id, r.status, r.submitted_at is null as is_draft, r.visibility, ${selectOrganizationOf('r')}, r.version,
       r.thumbnail_file_id, r.image_file_id, r.created_at, r.updated_at,
       ${CONTENT_COLUMNS.map((column) => `r.${column}`).join(', ')},
       (select app_can_upload()) as may_upload,
       exists (select from submissions s where s.resource_id = r.id and s.closed_at is null) as is_waiting
     from resources r where r.id = $1 and r.${IS_MINE}`,
    [id],
  );
  return rows[0];
}

const MOST_SUBMISSIONS = 100;

export function findSubmissions(tx: AppTransaction, id: string): Promise<SubmissionRow[]> {
  return tx.query<SubmissionRow>(
    'content-submissions',
    `select s.id, s.visibility, ${selectOrganizationOf('s')}, s.words, v.number as version, s.created_at, s.closed_at,
       d.kind as decision_kind, d.words as decision_words, d.marks as decision_marks, reviewer_name(d.id) as decision_author,
       d.created_at as decided_at
     from submissions s left join decisions d on d.submission_id = s.id
       left join resource_versions v on v.id = s.version_id
     where s.resource_id = $1 order by s.created_at desc, s.id desc limit ${MOST_SUBMISSIONS}`,
    [id],
  );
}

export async function findDraft(tx: AppTransaction, id: string): Promise<DraftRow | undefined> {
  const rows = await tx.query<DraftRow>('content-draft', `select ${DRAFT} from drafts where ${ITS_DRAFT}`, [
    id,
  ]);
  return rows[0];
}

/** Nothing where there is a draft already. */
export async function beginDraft(
  tx: AppTransaction,
  id: string,
  content: ContentColumns,
): Promise<DraftRow | undefined> {
  const rows = await tx.query<DraftRow>(
    'content-draft-begin',
    `insert into drafts (kind, resource_id, title, content, edits) values ('resource', $1, left($2, 300), $3, 1)
     on conflict (resource_id) where kind = 'resource' do nothing returning ${DRAFT}`,
    [id, content.title, content],
  );
  return rows[0];
}

/** Nothing where it was written on since the count that is named. */
export async function writeDraft(
  tx: AppTransaction,
  id: string,
  edits: number,
  content: ContentColumns,
): Promise<DraftRow | undefined> {
  const rows = await tx.query<DraftRow>(
    'content-draft-write',
    `update drafts set title = left($3, 300), content = $4, edits = edits + 1
     where ${ITS_DRAFT} and edits = $2 returning ${DRAFT}`,
    [id, edits, content.title, content],
  );
  return rows[0];
}

export async function deleteDraft(tx: AppTransaction, id: string): Promise<void> {
  await tx.query('content-draft-discard', `delete from drafts where ${ITS_DRAFT}`, [id]);
}

/** Takes the draft out, to be put somewhere else; nothing where it was written on since. */
export async function takeDraft(
  tx: AppTransaction,
  id: string,
  edits: number,
): Promise<DraftRow | undefined> {
  const rows = await tx.query<DraftRow>(
    'content-draft-take',
    `delete from drafts where ${ITS_DRAFT} and edits = $2 returning ${DRAFT}`,
    [id, edits],
  );
  return rows[0];
}

/** The policy lets it change only where no reader and no reviewer looks at it. */
export async function updateResource(
  tx: AppTransaction,
  id: string,
  content: ContentColumns,
): Promise<boolean> {
  const rows = await tx.query(
    'content-apply',
    `update resources set ${CONTENT_COLUMNS.map((column, at) => `${column} = $${at + 2}`).join(', ')}
     where id = $1 returning id`,
    [id, ...CONTENT_COLUMNS.map((column) => content[column])],
  );
  return rows.length > 0;
}

export async function insertVersion(
  tx: AppTransaction,
  id: string,
  content: ContentColumns,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'content-version',
    'insert into resource_versions (resource_id, content) values ($1, $2) returning id',
    [id, content],
  );
  if (!row) throw new Error('The version was not kept.');
  return row.id;
}

export interface NewSubmission {
  readonly id: string;
  readonly versionId: string | null;
  readonly visibility: 'public' | 'organization';
  readonly organizationId: string | null;
  readonly words: string;
}

export async function insertSubmission(tx: AppTransaction, submission: NewSubmission): Promise<void> {
  const { id, versionId, visibility, organizationId, words } = submission;
  await tx.query(
    'content-submit',
    `insert into submissions (resource_id, version_id, visibility, organization_id, words)
     values ($1, $2, $3, $4, $5)`,
    [id, versionId, visibility, organizationId, words],
  );
}

export async function isMember(tx: AppTransaction, organizationId: string): Promise<boolean> {
  const rows = await tx.query<{ member: boolean }>(
    'content-member',
    'select $1 = any ((select app_org_ids())::uuid[]) as member',
    [organizationId],
  );
  return rows[0]?.member ?? false;
}

/** Whether there was something to take back. */
export async function withdrawSubmission(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query<{ done: boolean }>(
    'content-withdraw',
    'select withdraw_submission($1) as done',
    [id],
  );
  return rows[0]?.done ?? false;
}

/** Whether the person may give it back, and there is something to give back. */
export async function returnResource(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query<{ done: boolean }>('content-return', 'select withdraw_resource($1) as done', [
    id,
  ]);
  return rows[0]?.done ?? false;
}

export interface Standing {
  is_own: boolean;
  is_answerable: boolean;
}

/** How the person stands to a resource that they see: its author, or who answers for the whole place. */
export async function findStanding(tx: AppTransaction, id: string): Promise<Standing | undefined> {
  const rows = await tx.query<Standing>(
    'content-standing',
    `select r.${IS_MINE} as is_own, (select app_is_admin()) as is_answerable from resources r where r.id = $1`,
    [id],
  );
  return rows[0];
}

/** The policy says who may; whose it was is told, or nothing where nothing was deleted. */
export async function deleteResource(
  tx: AppTransaction,
  id: string,
): Promise<{ is_own: boolean; title: string } | undefined> {
  const rows = await tx.query<{ is_own: boolean; title: string }>(
    'content-delete',
    `delete from resources where id = $1 returning ${IS_MINE} as is_own, title`,
    [id],
  );
  return rows[0];
}

/** What was done to somebody else's resource. */
export async function recordDeed(
  tx: AppTransaction,
  action: 'resource.returned' | 'resource.deleted',
  id: string,
  details: object,
): Promise<void> {
  await tx.query(
    'content-deed',
    `insert into audit_log (action, subject_type, subject_id, details) values ($1, 'resource', $2, $3)`,
    [action, id, details],
  );
}

/** Nothing for those before whom it never came. */
export async function findSubmission(
  tx: AppTransaction,
  id: string,
): Promise<{ is_open: boolean } | undefined> {
  const rows = await tx.query<{ is_open: boolean }>(
    'content-submission',
    'select closed_at is null as is_open from submissions where id = $1',
    [id],
  );
  return rows[0];
}

interface NewDecision {
  readonly id: string;
  readonly kind: string;
  readonly words: string;
  readonly marks: readonly DecisionMark[];
}

export async function insertDecision(
  tx: AppTransaction,
  { id, kind, words, marks }: NewDecision,
): Promise<void> {
  await tx.query(
    'content-decide',
    'insert into decisions (submission_id, kind, words, marks) values ($1, $2, $3, $4)',
    [id, kind, words, JSON.stringify(marks)],
  );
}
