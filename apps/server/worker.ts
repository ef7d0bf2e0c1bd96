import { prepareDatabaseAccess } from './connections.ts';
import { createDependencies, logDatabasePath, logIsolation } from './dependencies.ts';
import { createJobs } from './jobs.ts';
import { prepareQueues } from './platform/queue/queue.ts';
import { startWorker } from './platform/queue/worker.ts';
import { runProcess } from './process.ts';

// This file is a worker process: it runs the jobs that requests have queued. Several may run at the same time.
await runProcess(async (config) => {
  const access = await prepareDatabaseAccess(config);
  const dependencies = createDependencies(config, access);
  await prepareQueues(dependencies.database);
  logDatabasePath(dependencies, access);
  await logIsolation(dependencies);
  const worker = await startWorker({
    connections: { pooled: access.connections.system, direct: access.direct.system },
    handlers: createJobs(dependencies),
    concurrency: config.worker.jobs,
    log: dependencies.log,
  });
  return {
    async stop() {
      await worker.stop({ deadlineMs: config.http.stopSeconds * 1000 });
      await dependencies.close();
    },
  };
});
