import type { AppTransaction, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../../platform/refusal.ts';
import { finishContent } from '../draft-service.ts';
import { type ContentDependencies, findWorkableOrRefuse, TAKEN } from '../own-content-service.ts';
import { deleteDraft, deleteResource, insertSubmission, insertVersion } from '../repository.ts';
import {
  type DrawnFile,
  insertDrawnVersion,
  insertFileVersion,
  type MadeVersion,
  moveConversions,
  showDrawing,
  takeOverFiles,
} from './repository.ts';

export type Became = 'changed' | 'submitted';

const NEW_FILE = 'It has a new file.';

/**
 * A resource shows another file from now on: that of a new draft, which is no draft any more. What its author and its
 * reviewers said of it stays, and so does every link to it. Where readers see it, they keep the old file until the new
 * one is approved.
 */
export async function replaceFile(
  { database }: ContentDependencies,
  person: Viewer,
  { id, draftId }: { readonly id: string; readonly draftId: string },
): Promise<{ became: Became }> {
  try {
    return await database.asUser(person, async (tx) => {
      const { status } = await findWorkableOrRefuse(tx, id);
      const draft = await findWorkableOrRefuse(tx, draftId);
      if (id === draftId || !draft.is_draft) throw refuse('not_found');
      const became = await (status === 'approved' ? submitFile : showAtOnce)(tx, id, draftId);
      await moveConversions(tx, id, draftId);
      await deleteDraft(tx, draftId);
      await deleteResource(tx, draftId);
      return { became };
    });
  } catch (error) {
    // A version was submitted in another tab between the look and the writing.
    throw errorCode(error) === TAKEN ? refuse('content_waits') : error;
  }
}

async function showAtOnce(tx: AppTransaction, id: string, draftId: string): Promise<Became> {
  if (!(await takeOverFiles(tx, id, draftId))) throw refuse('not_found');
  return 'changed';
}

async function submitFile(tx: AppTransaction, id: string, draftId: string): Promise<Became> {
  const version = await insertFileVersion(tx, id, draftId);
  if (!version) throw refuse('not_found');
  await submitVersion(tx, id, version, NEW_FILE);
  return 'submitted';
}

/** Brings what stands beside a published resource before those who reviewed it; what is said of it stays. */
export async function submitUnchanged(tx: AppTransaction, id: string, words: string): Promise<void> {
  const row = await findWorkableOrRefuse(tx, id);
  const { visibility, organization } = row;
  const version = await insertVersion(tx, id, finishContent(row));
  await submitVersion(tx, id, { id: version, visibility, organization_id: organization?.id ?? null }, words);
}

/** Before those who reviewed what readers have. */
async function submitVersion(
  tx: AppTransaction,
  id: string,
  { id: versionId, visibility, organization_id: organizationId }: MadeVersion,
  words: string,
): Promise<void> {
  const isForOrganization = visibility === 'organization' && organizationId !== null;
  await insertSubmission(tx, {
    id,
    versionId,
    visibility: isForOrganization ? 'organization' : 'public',
    organizationId: isForOrganization ? organizationId : null,
    words,
  });
}

/**
 * Another drawing in a resource of the person: at once where nobody else looks at it, else as a new version before those
 * who reviewed it, and readers have the old one until then.
 */
export async function showFile(
  tx: AppTransaction,
  id: string,
  file: DrawnFile,
  words: string,
): Promise<Became> {
  const { status } = await findWorkableOrRefuse(tx, id);
  if (status !== 'approved') {
    await showDrawing(tx, id, file);
    return 'changed';
  }
  await submitVersion(tx, id, await insertDrawnVersion(tx, id, file), words);
  return 'submitted';
}
