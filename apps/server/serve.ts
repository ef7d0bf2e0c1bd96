import { startApi } from './api.ts';
import { databaseAccess } from './connections.ts';
import { runProcess } from './process.ts';

/** The server as a process of its own. */
await runProcess(async (config) => {
  const { connections } = await databaseAccess(config);
  return startApi(config, connections);
});
