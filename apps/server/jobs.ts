import type { JobName } from '@relievo/contracts/jobs';
import { accountJobs } from './features/accounts/jobs.ts';
import type { AccountDependencies } from './features/accounts/service.ts';
import { attachmentJobs } from './features/attachments/jobs.ts';
import { collectionArchiveJobs } from './features/collection-archives/jobs.ts';
import type { CollectionArchiveDependencies } from './features/collection-archives/service.ts';
import type { ConvertingDependencies } from './features/conversions/converting-service.ts';
import { conversionJobs } from './features/conversions/jobs.ts';
import { countersJobs } from './features/counters/jobs.ts';
import { exportJobs } from './features/exports/jobs.ts';
import { filesJobs } from './features/files/jobs.ts';
import type { FilesDependencies } from './features/files/service.ts';
import { libraryJobs } from './features/library/jobs.ts';
import { mailJobs } from './features/mail/jobs.ts';
import type { MailDependencies } from './features/mail/service.ts';
import { outputJobs } from './features/outputs/jobs.ts';
import type { OutputJobDependencies } from './features/outputs/making-service.ts';
import { progressJobs } from './features/progress/jobs.ts';
import { uploadJobs } from './features/uploads/jobs.ts';
import type { UploadDependencies } from './features/uploads/service.ts';
import { visitJobs } from './features/visits/jobs.ts';
import type { JobHandlersFor } from './platform/queue/worker.ts';

/** What the features do later. */
export type JobDependencies = AccountDependencies &
  CollectionArchiveDependencies &
  MailDependencies &
  ConvertingDependencies &
  FilesDependencies &
  OutputJobDependencies &
  UploadDependencies;

/** The jobs, done: each kind by its feature. */
export function createJobs(dependencies: JobDependencies): JobHandlersFor<JobName> {
  return {
    ...accountJobs(dependencies),
    ...attachmentJobs(dependencies),
    ...collectionArchiveJobs(dependencies),
    ...conversionJobs(dependencies),
    ...countersJobs(dependencies),
    ...libraryJobs(dependencies),
    ...exportJobs(dependencies),
    ...filesJobs(dependencies),
    ...mailJobs(dependencies),
    ...outputJobs(dependencies),
    ...progressJobs(dependencies),
    ...uploadJobs(dependencies),
    ...visitJobs(dependencies),
  };
}
