import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../apps/server/config.ts';
import { withDatabaseAccess } from '../apps/server/connections.ts';
import { migrate } from '../apps/server/platform/database/migrate.ts';
import { emptyDatabase } from '../apps/server/platform/database/reset.ts';
import { Refusal } from '../apps/server/platform/refusal.ts';
import { forgetSeeding } from './start/demo.ts';
import { runProgram } from './start/lifetime.ts';

/** `npm run db:reset`: empties the database and migrates it anew. Asks first, unless told `--yes`. */
await runProgram(async () => {
  const config = readConfig();
  await withDatabaseAccess(config, async ({ direct }) => {
    const name = direct.owner.database ?? 'the database';
    if (!process.argv.includes('--yes')) await ask(name);
    await emptyDatabase(direct.owner);
    await migrate(direct, join(config.root, 'apps/server/migrations'));
    forgetSeeding(config);
    process.stdout.write(
      `The database ${name} is empty and up to date. ${config.demo ? 'npm start or npm run seed fills it.' : ''}\n`,
    );
  });
});

async function ask(name: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Refusal(
      'Nobody is here to be asked; run npm run db:reset -- --yes to empty the database unasked.',
    );
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt
    .question(`This deletes every account and resource in ${name}. Type its name to go on: `)
    .finally(() => prompt.close());
  if (answer.trim() !== name) throw new Refusal('Nothing was deleted.');
}
