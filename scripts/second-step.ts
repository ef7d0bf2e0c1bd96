import { email } from '@relievo/contracts/values';
import { readConfig } from '../apps/server/config.ts';
import { withDatabaseAccess } from '../apps/server/connections.ts';
import {
  requireSecondStepByServer,
  takeOffLostStep,
} from '../apps/server/features/accounts/enrolment/service.ts';
import { openDatabase } from '../apps/server/platform/database/database.ts';
import { Refusal } from '../apps/server/platform/refusal.ts';
import { runProgram } from './start/lifetime.ts';

const HOW =
  'Say what to do: npm run second-step -- require, or -- allow, or -- remove EMAIL for somebody who lost theirs.';

/** `npm run second-step`: the second step of signing in, by the right of whoever holds the server. */
await runProgram(async () => {
  const [command, address] = process.argv.slice(2);
  const whose = email.safeParse(address);
  const isRemoval = command === 'remove' && whose.success;
  if (!isRemoval && !((command === 'require' || command === 'allow') && address === undefined))
    throw new Refusal(HOW);
  await withDatabaseAccess(readConfig(), async ({ connections }) => {
    const database = openDatabase(connections);
    try {
      process.stdout.write(
        `${isRemoval ? await remove({ database }, whose.data) : await require({ database })}\n`,
      );
    } finally {
      await database.close();
    }
  });

  async function require(dependencies: Parameters<typeof requireSecondStepByServer>[0]): Promise<string> {
    await requireSecondStepByServer(dependencies, command === 'require');
    return command === 'require'
      ? 'Administrators must now use two-step sign-in. Those without one are led to it.'
      : 'Administrators may have a second step, and need none.';
  }
});

async function remove(dependencies: Parameters<typeof takeOffLostStep>[0], whose: string): Promise<string> {
  if (!(await takeOffLostStep(dependencies, whose, null)))
    throw new Refusal(`${whose} has no account with a second step here.`);
  return `The second step of ${whose} is taken off. They were told by mail and sign in anew by their first step.`;
}
