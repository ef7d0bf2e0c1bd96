import { startApi } from './api.ts';
import { prepareDatabaseAccess } from './connections.ts';
import { runProcess } from './process.ts';

// This file is the server process.
await runProcess(async (config) => {
  return startApi(config, await prepareDatabaseAccess(config));
});
