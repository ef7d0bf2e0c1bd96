import { join } from 'node:path';
import { readConfig } from '../apps/server/config.ts';
import { withDatabaseAccess } from '../apps/server/connections.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, seedDemo } from '../apps/server/features/demo/service.ts';
import { openDatabase } from '../apps/server/platform/database/database.ts';
import { migrate } from '../apps/server/platform/database/migrate.ts';
import { Refusal } from '../apps/server/platform/refusal.ts';
import { runProgram } from './start/lifetime.ts';

/** `npm run seed`: puts the demo accounts and what belongs to them back, and leaves everything else alone. */
await runProgram(async () => {
  const config = readConfig();
  if (!config.demo)
    throw new Refusal(
      'Demo accounts have a password that everybody knows, so they are not made in production; unset NODE_ENV to try things out.',
    );
  await withDatabaseAccess(config, async ({ connections, direct }) => {
    await migrate(direct.owner, join(config.root, 'apps/server/migrations'));
    const database = openDatabase(connections);
    await seedDemo({ database }).finally(() => database.close());
  });
  const emails = DEMO_PEOPLE.map(({ email }) => `  ${email}`).join('\n');
  process.stdout.write(`The demo accounts are there; the password of each is ${DEMO_PASSWORD}\n${emails}\n`);
});
