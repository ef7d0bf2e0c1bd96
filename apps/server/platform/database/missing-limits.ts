import type pg from 'pg';
import { type Identity, loginName } from './identity.ts';

/**
 * One request may not hold a connection for ever. The limits belong to the logins and not to the connections,
 * because a pooler such as PgBouncer refuses settings that come with a connection.
 */
const LIMITS: Partial<Record<Identity, readonly string[]>> = {
  app: ['statement_timeout=15s', 'idle_in_transaction_session_timeout=30s'],
  auth: ['statement_timeout=15s', 'idle_in_transaction_session_timeout=30s'],
  system: ['idle_in_transaction_session_timeout=60s'],
};

/** The statements that would give each login its limits. */
export async function findMissingLimits(client: pg.Client, installation: string): Promise<string[]> {
  const { rows } = await client.query<{ login: string; settings: string[] }>(
    `select rolname as login, coalesce(rolconfig, '{}') as settings from pg_roles`,
  );
  return Object.entries(LIMITS).flatMap(([identity, limits]) => {
    const login = loginName(installation, identity as Identity);
    const present = rows.find((row) => row.login === login)?.settings ?? [];
    return limits
      .filter((limit) => !present.includes(limit))
      .map((limit) => {
        const [name, value] = limit.split('=');
        return `alter role ${login} set ${name} = '${value}'`;
      });
  });
}
