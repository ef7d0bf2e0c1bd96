import { randomUUID } from 'node:crypto';
import { columnsOf } from '../../features/content/column-rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { aDraftResource, aRow } from '../factories.ts';
import type { Place, State } from './states.ts';

/** A resource in some place, with a draft that its author has written on. */
export interface Subject {
  readonly id: string;
  readonly submission: string;
  readonly edits: number;
}

export const FIELDS = {
  title: 'Tides, with the moon',
  description: 'How the sea follows the moon.',
  altText: 'The earth between two bulges of water.',
  knownFlaws: '',
  category: 'Science',
  subject: 'Geography',
  difficultyLevel: 'Elementary',
  graphicType: '',
  contentType: 'worksheet',
  language: 'en',
  licence: 'CC BY 4.0',
  tags: ['moon', 'sea'],
  isPremium: false,
};

interface Row {
  readonly id: string;
}

/** Comes into its place in the way that every resource does: by submissions and decisions. */
export async function aSubject(
  database: Database,
  { state, share }: Place,
  { owner, organization }: { readonly owner: string; readonly organization: string },
): Promise<Subject> {
  const { id } = await aDraftResource(database, { owner, title: 'Tides' });
  const content = columnsOf(FIELDS);
  await aRow(database, 'drafts', { kind: 'resource', owner_id: owner, resource_id: id, content, edits: 1 });
  const subject = { id, edits: 1, submission: randomUUID() };
  if (state === 'draft') return subject;
  const submit = (version?: Row) =>
    aRow<Row>(database, 'submissions', {
      resource_id: id,
      visibility: share,
      organization_id: share === 'organization' ? organization : undefined,
      version_id: version?.id,
      submitted_by: owner,
    });
  const first = await submit();
  if (state === 'waiting') return { ...subject, submission: first.id };
  const decision = state === 'rejected' ? { kind: 'reject', words: 'Not yet.' } : { kind: 'approve' };
  await aRow(database, 'decisions', { submission_id: first.id, ...decision });
  if (state !== 'renewed') return { ...subject, submission: first.id };
  const version = await aRow<Row>(database, 'resource_versions', {
    resource_id: id,
    content,
    created_by: owner,
  });
  return { ...subject, submission: (await submit(version)).id };
}

/** In which state it is, as the rows say. */
export async function stateOf(database: Database, id: string): Promise<State | 'gone'> {
  const [row] = await database.asOwner((tx) =>
    tx.query<{ status: string; submitted: boolean; open: boolean }>(
      'test-state',
      `select status, submitted_at is not null as submitted,
         exists (select from submissions where resource_id = r.id and closed_at is null) as open
       from resources r where id = $1`,
      [id],
    ),
  );
  if (!row) return 'gone';
  if (row.status === 'approved') return row.open ? 'renewed' : 'published';
  if (row.status === 'rejected') return 'rejected';
  return row.submitted && row.open ? 'waiting' : 'draft';
}
