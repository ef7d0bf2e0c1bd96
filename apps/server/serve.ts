import { startApi } from './api.ts';
import { prepareDatabaseAccess } from './connections.ts';
import { runProcess } from './process.ts';

/** The server as a process of its own. */
await runProcess(async (config) => {
  return startApi(config, await prepareDatabaseAccess(config));
});
