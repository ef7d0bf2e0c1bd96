import { createLog } from '../../log/log.ts';
import { startWorker, type WorkerOptions } from '../worker.ts';

/** A worker of two that share their jobs. It takes its connections from the first message, and tells each job that it does. */
process.once('message', (connections: WorkerOptions['connections']) => {
  void startWorker({
    connections,
    handlers: { 'send-mail': { run: async ({ mailId }) => void process.send?.(mailId) } },
    concurrency: 4,
    log: createLog('silent'),
  });
});
