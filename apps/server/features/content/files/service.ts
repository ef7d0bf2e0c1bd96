import type { Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { type ContentDependencies, type Done, findWorkableOrRefuse } from '../own-content-service.ts';
import { deleteDraft, deleteResource } from '../repository.ts';
import { moveConversions, takeOverFiles } from './repository.ts';

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
