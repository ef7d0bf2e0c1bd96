import { createLog } from '../../log/log.ts';
import { startWorker, type WorkerOptions } from '../worker.ts';

/** A worker whose jobs never end, to be killed by a test. It takes its connection from the first message. */
process.once('message', (connection: WorkerOptions['connection']) => {
  void startWorker({
    connection,
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
