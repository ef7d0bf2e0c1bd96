import { prepareDatabaseAccess } from './connections.ts';
import { createDependencies, tellDatabasePath, tellIsolation } from './dependencies.ts';
import { createJobs } from './jobs.ts';
import { prepareQueues } from './platform/queue/queue.ts';
import { startWorker } from './platform/queue/worker.ts';
import { runProcess } from './process.ts';

/** A worker as a process of its own: it does what requests left for later. There may be many. */
await runProcess(async (config) => {
  const access = await prepareDatabaseAccess(config);
  const dependencies = createDependencies(config, access);
  await prepareQueues(dependencies.database);
  tellDatabasePath(dependencies, access);
  await tellIsolation(dependencies);
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
