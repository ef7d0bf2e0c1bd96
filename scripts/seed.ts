import { join } from 'node:path';
import { readConfig } from '../apps/server/config.ts';
import { withDatabaseAccess } from '../apps/server/connections.ts';
import { migrate } from '../apps/server/platform/database/migrate.ts';
import { Refusal } from '../apps/server/platform/refusal.ts';
import { fillDemo, listDemoSignIns } from './start/demo.ts';
import { runProgram } from './start/lifetime.ts';

/** `npm run seed`: puts the demo accounts and the starter library back, and leaves everything else alone. */
await runProgram(async () => {
  const config = readConfig();
  if (!config.demo)
    throw new Refusal(
      'Demo accounts have a password that everybody knows, so they are not made in production; unset NODE_ENV to try things out.',
    );
  await withDatabaseAccess(config, async (access) => {
    await migrate(access.direct, join(config.root, 'apps/server/migrations'));
    await fillDemo(config, access);
  });
  process.stdout.write(
    `The starter library and the demo accounts are there. ${listDemoSignIns().join('\n')}\n`,
  );
});
