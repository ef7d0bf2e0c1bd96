import { toInputIssues } from '@relievo/contracts/issues';
import { type ContentDraft, type ContentFields, contentFields } from '@relievo/contracts/values';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { type Refused, refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import { type ContentColumns, columnsOf, fieldsOf } from './column-rules.ts';
import { draftOf } from './content-presenter.ts';
import {
  type ContentDependencies,
  type Done,
  findOwnOrRefuse,
  findWorkableOrRefuse,
  NO_RIGHT,
} from './own-content-service.ts';
import { beginDraft, deleteDraft, findDraft, takeDraft, updateResource, writeDraft } from './repository.ts';

interface Words {
  readonly id: string;
  readonly edits: number | null;
  readonly fields: ContentFields;
}

/** Keeps what is being written. Whoever writes on an older count than the draft has is told what it holds now. */
export async function saveDraft(
  { database }: ContentDependencies,
  person: Viewer,
  { id, edits, fields }: Words,
): Promise<ContentDraft> {
  try {
    return await database.asUser(person, async (tx) => {
      await findWorkableOrRefuse(tx, id);
      const content = columnsOf(fields);
      const kept = await (edits === null ? beginDraft(tx, id, content) : writeDraft(tx, id, edits, content));
      if (kept) return draftOf(kept);
      await findWorkableOrRefuse(tx, id);
      throw await explainOvertaken(tx, id);
    });
  } catch (error) {
    // It was submitted between the look and the writing.
    throw errorCode(error) === NO_RIGHT ? refuse('content_waits') : error;
  }
}

export function discardDraft({ database }: ContentDependencies, person: Viewer, id: string): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await findOwnOrRefuse(tx, id);
    await deleteDraft(tx, id);
    return {};
  });
}

/** Puts what was written into a resource that neither readers nor reviewers look at. */
export function applyDraft(
  { database }: ContentDependencies,
  person: Viewer,
  { id, edits }: { readonly id: string; readonly edits: number },
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    const { status } = await findWorkableOrRefuse(tx, id);
    if (status === 'approved') throw refuse('content_published');
    await putIntoPlace(tx, id, edits);
    return {};
  });
}

export async function putIntoPlace(tx: AppTransaction, id: string, edits: number): Promise<void> {
  const taken = await takeDraft(tx, id, edits);
  if (!taken) throw await explainOvertaken(tx, id);
  if (!(await updateResource(tx, id, finishContent(taken.content)))) throw refuse('content_waits');
}

/** Somebody wrote, submitted or discarded meanwhile: the draft is another one than the count says, or none. */
export async function explainOvertaken(tx: AppTransaction, id: string): Promise<Refused> {
  const theirs = await findDraft(tx, id);
  return theirs ? refuse('draft_changed_elsewhere', { draft: draftOf(theirs) }) : refuse('draft_gone');
}

/** What was written, as it may come before readers; else what is wrong with it, field by field. */
export function finishContent(content: ContentColumns): ContentColumns {
  const { data, error } = contentFields.safeParse(fieldsOf(content));
  if (data) return columnsOf(data);
  throw refuse('invalid_input', { issues: toInputIssues(error.issues) });
}
