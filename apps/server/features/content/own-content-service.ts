import type { Content } from '@relievo/contracts/content';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { contentOf } from './content-presenter.ts';
import { type ContentRow, findDraft, findOwn, findSubmissions } from './repository.ts';

export interface ContentDependencies {
  readonly database: Database;
}

export type Done = Record<string, never>;

/** The codes with which PostgreSQL says that a policy or a constraint stands against something. */
export const NO_RIGHT = '42501';
export const TAKEN = '23505';
export const CHECK_FAILED = '23514';

/** What is somebody else's is as what is not there. */
export async function findOwnOrRefuse(tx: AppTransaction, id: string): Promise<ContentRow> {
  const row = await findOwn(tx, id);
  if (!row) throw refuse('not_found');
  return row;
}

/** A resource on which its author may work now. */
export async function findWorkableOrRefuse(tx: AppTransaction, id: string): Promise<ContentRow> {
  const row = await findOwnOrRefuse(tx, id);
  if (!row.may_upload) throw refuse('upload_not_allowed');
  if (row.is_waiting) throw refuse('content_waits');
  return row;
}

export function readContent({ database }: ContentDependencies, person: Viewer, id: string): Promise<Content> {
  return database.asUser(person, async (tx) =>
    contentOf(await findOwnOrRefuse(tx, id), await findDraft(tx, id), await findSubmissions(tx, id)),
  );
}
