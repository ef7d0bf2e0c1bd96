import { createLog } from '../../log/log.ts';
import { startWorker, type WorkerOptions } from '../worker.ts';

/** A worker whose jobs never end, to be killed by a test. It takes its connections from the first message. */
process.once('message', (connections: WorkerOptions['connections']) => {
  void startWorker({
    connections,
    handlers: {
      'send-mail': {
        run: ({ mailId }) => {
          process.send?.(mailId);
          return new Promise(() => setInterval(() => undefined, 60_000));
        },
      },
    },
    concurrency: 1,
    log: createLog('silent'),
  });
});
