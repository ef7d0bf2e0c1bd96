import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { forgetUploads, type UploadDependencies } from './service.ts';

export function uploadJobs(dependencies: UploadDependencies): JobHandlersFor<'forget-uploads'> {
  return { 'forget-uploads': { run: () => forgetUploads(dependencies) } };
}
