import { once } from 'node:events';
import { createLog } from '../../log/log.ts';
import { startWorker, type WorkerOptions } from '../worker.ts';

/**
 * A worker of two that share their jobs. It takes its connections from the first message, and tells each job that it
 * does. It ends none before a second message: the other one may start later, and finds jobs that are left.
 */
process.once('message', (connections: WorkerOptions['connections']) => {
  const told = once(process, 'message');
  const run = async ({ mailId }: { mailId: string }) => {
    process.send?.(mailId);
    await told;
  };
  void startWorker({
    connections,
    handlers: { 'send-mail': { run } },
    concurrency: 4,
    log: createLog('silent'),
  });
});
