import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type CollectionArchiveDependencies, forgetArchives, giveUpArchive, packArchive } from './service.ts';

export function collectionArchiveJobs(
  dependencies: CollectionArchiveDependencies,
): JobHandlersFor<'pack-collection' | 'forget-archives'> {
  return {
    'pack-collection': {
      run: ({ archiveId }, { signal }) => packArchive(dependencies, archiveId, signal),
      giveUp: ({ archiveId }) => giveUpArchive(dependencies, archiveId),
    },
    'forget-archives': { run: () => forgetArchives(dependencies) },
  };
}
