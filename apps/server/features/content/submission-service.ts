import { toInputIssueAt } from '@relievo/contracts/issues';
import { findChangedFields } from '@relievo/contracts/values';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import { fieldsOf } from './column-rules.ts';
import { explainOvertaken, finishContent, putIntoPlace } from './draft-service.ts';
import {
  type ContentDependencies,
  type Done,
  findOwnOrRefuse,
  findWorkableOrRefuse,
  NO_RIGHT,
  TAKEN,
} from './own-content-service.ts';
import {
  type ContentRow,
  findDraft,
  insertSubmission,
  insertVersion,
  isMember,
  withdrawSubmission,
  writeDraft,
} from './repository.ts';

export interface Submitted {
  readonly id: string;
  readonly edits: number | null;
  readonly visibility: 'public' | 'organization';
  readonly organizationId?: string | undefined;
  readonly words: string;
}

/** Brings a resource before its reviewers, or a new version of one that readers see: they keep the old one. */
export async function submit(
  { database }: ContentDependencies,
  person: Viewer,
  submitted: Submitted,
): Promise<Done> {
  const { id, visibility, words } = submitted;
  try {
    return await database.asUser(person, async (tx) => {
      const row = await findWorkableOrRefuse(tx, id);
      const organizationId = await findAddressee(tx, submitted);
      const versionId = await (row.status === 'approved' ? submitNewVersion : submitItself)(
        tx,
        row,
        submitted.edits,
      );
      await insertSubmission(tx, { id, versionId, visibility, organizationId, words });
      return {};
    });
  } catch (error) {
    // It was submitted in another tab between the look and the writing.
    const code = errorCode(error);
    throw code === TAKEN || code === NO_RIGHT ? refuse('content_waits') : error;
  }
}

async function findAddressee(
  tx: AppTransaction,
  { visibility, organizationId }: Submitted,
): Promise<string | null> {
  if (visibility === 'public') return null;
  if (organizationId === undefined)
    throw refuse('invalid_input', {
      issues: [toInputIssueAt('organizationId', { code: 'organization_not_chosen', parameters: {} })],
    });
  if (!(await isMember(tx, organizationId))) throw refuse('not_your_organization');
  return organizationId;
}

/** The draft stays until the version is approved: who gets it back goes on with it. */
async function submitNewVersion(tx: AppTransaction, row: ContentRow, edits: number | null): Promise<string> {
  const draft = await findDraft(tx, row.id);
  if (!draft && edits === null) throw refuse('nothing_to_submit');
  if (!draft || draft.edits !== edits) throw await explainOvertaken(tx, row.id);
  const content = finishContent(draft.content);
  if (findChangedFields(fieldsOf(row), fieldsOf(content)).length === 0) throw refuse('nothing_to_submit');
  // Another tab that is still writing is told so: its count is old from here on.
  if (!(await writeDraft(tx, row.id, edits, content))) throw await explainOvertaken(tx, row.id);
  return insertVersion(tx, row.id, content);
}

async function submitItself(tx: AppTransaction, row: ContentRow, edits: number | null): Promise<null> {
  if (edits !== null) await putIntoPlace(tx, row.id, edits);
  else if (await findDraft(tx, row.id)) throw await explainOvertaken(tx, row.id);
  else finishContent(row);
  return null;
}

export function withdraw({ database }: ContentDependencies, person: Viewer, id: string): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await findOwnOrRefuse(tx, id);
    if (!(await withdrawSubmission(tx, id))) throw refuse('nothing_waits');
    return {};
  });
}
