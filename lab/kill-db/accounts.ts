import pg from 'pg';
import { parseConfig } from '../../apps/server/config.ts';
import { prepareDatabaseAccess } from '../../apps/server/connections.ts';

/** How many of these e-mails have an account in the database that runs in the data folder. */
export async function countOfAccounts(data: string, emails: readonly string[]): Promise<number> {
  const { direct } = await prepareDatabaseAccess(parseConfig({ DATA_DIR: data }));
  const client = new pg.Client(direct.owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from users where email = any($1)',
      [emails],
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
