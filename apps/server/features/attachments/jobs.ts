import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import type { UploadDependencies } from '../uploads/service.ts';
import { forgetAttachments } from './service.ts';

export function attachmentJobs(dependencies: UploadDependencies): JobHandlersFor<'forget-attachments'> {
  return { 'forget-attachments': { run: () => forgetAttachments(dependencies) } };
}
