import type { AppTransaction, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { type ContentDependencies, type Done, findWorkableOrRefuse } from '../own-content-service.ts';
import { deleteDraft, deleteResource, insertSubmission } from '../repository.ts';
import {
  type DrawnFile,
  insertDrawnVersion,
  moveConversions,
  showDrawing,
  takeOverFiles,
} from './repository.ts';

/**
 * A resource that no reader sees shows another file from now on: that of a new draft, which is no draft any more. What
 * its author and its reviewers said of it stays, and so does every link to it.
 */
export function replaceFile(
  { database }: ContentDependencies,
  person: Viewer,
  { id, draftId }: { readonly id: string; readonly draftId: string },
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    const { status } = await findWorkableOrRefuse(tx, id);
    if (status === 'approved') throw refuse('content_published');
    const draft = await findWorkableOrRefuse(tx, draftId);
    if (id === draftId || !draft.is_draft || !(await takeOverFiles(tx, id, draftId)))
      throw refuse('not_found');
    await moveConversions(tx, id, draftId);
    await deleteDraft(tx, draftId);
    await deleteResource(tx, draftId);
    return {};
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
): Promise<'changed' | 'submitted'> {
  const { status } = await findWorkableOrRefuse(tx, id);
  if (status !== 'approved') {
    await showDrawing(tx, id, file);
    return 'changed';
  }
  const {
    id: versionId,
    visibility,
    organization_id: organizationId,
  } = await insertDrawnVersion(tx, id, file);
  const isForOrganization = visibility === 'organization' && organizationId !== null;
  await insertSubmission(tx, {
    id,
    versionId,
    visibility: isForOrganization ? 'organization' : 'public',
    organizationId: isForOrganization ? organizationId : null,
    words,
  });
  return 'submitted';
}
