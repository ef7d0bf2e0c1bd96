import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type MailDependencies, sendMail, sendWaitingMail } from './service.ts';

export function mailJobs(dependencies: MailDependencies): JobHandlersFor<'send-mail' | 'send-waiting-mail'> {
  return {
    'send-mail': { run: ({ mailId }) => sendMail(dependencies, mailId) },
    'send-waiting-mail': { run: (_, { signal }) => sendWaitingMail(dependencies, signal) },
  };
}
