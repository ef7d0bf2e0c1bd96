import { ROLES, role } from '@relievo/contracts/values';
import { readConfig } from '../apps/server/config.ts';
import { withDatabaseAccess } from '../apps/server/connections.ts';
import { grantRole } from '../apps/server/features/people/service.ts';
import { openDatabase } from '../apps/server/platform/database/database.ts';
import { Refusal } from '../apps/server/platform/refusal.ts';
import { runProgram } from './start/lifetime.ts';

/** `npm run grant -- EMAIL ROLE`: gives a person a role by the right of whoever holds the server. */
await runProgram(async () => {
  const [email, wanted] = process.argv.slice(2);
  const known = role.safeParse(wanted);
  if (email === undefined || !known.success)
    throw new Refusal(
      `Say whom and what: npm run grant -- EMAIL ROLE, where ROLE is one of ${ROLES.join(', ')}.`,
    );
  await withDatabaseAccess(readConfig(), async ({ connections }) => {
    const database = openDatabase(connections);
    const outcome = await grantRole({ database }, email, known.data).finally(() => database.close());
    if (outcome === 'nobody') throw new Refusal(`Nobody signed up as ${email}; they have to do that first.`);
    const words =
      outcome === 'granted'
        ? `${email} is ${known.data} from the next sign-in on.`
        : `${email} was ${known.data} already.`;
    process.stdout.write(`${words}\n`);
  });
});
