import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** What a connection can tell of the path to its database. */
export interface DatabasePath {
  /** A pooler stands in between: the session is not the one that the connection began with. */
  readonly isPooled: boolean;
  /** A named statement is found again by every later call of its connection. */
  readonly keepsNames: boolean;
}

/**
 * A session of our own keeps names, and a pooler keeps them where it gives statements names of its own, as PgBouncer
 * does from 1.21 on with max_prepared_statements. Any other pooler leaves our name in a session that somebody else
 * gets next. So a named statement is sent that looks for itself.
 */
export async function readDatabasePath(client: pg.Client): Promise<DatabasePath> {
  const name = `relievo_path_${randomBytes(8).toString('hex')}`;
  await client.query('begin');
  const { rows } = await client.query<{ pid: number; has_our_name: boolean }>({
    name,
    text: `select pg_backend_pid() as pid,
      exists (select from pg_prepared_statements where name = $1) as has_our_name`,
    values: [name],
  });
  const [found] = rows;
  if (found === undefined) throw new Error('The session does not say which it is.');
  // In the same transaction: the session has a statement of this name now, and may be another one afterwards.
  if (found.has_our_name) await client.query(`deallocate ${name}`);
  await client.query('commit');
  const isPooled = found.pid !== readSessionId(client);
  return { isPooled, keepsNames: !isPooled || !found.has_our_name };
}

/** What the server, or a pooler in its place, called the session when the connection began. */
export function readSessionId(client: pg.Client): unknown {
  return 'processID' in client ? client.processID : undefined;
}

/**
 * Whether two connections were seen to take turns at one session, as behind a pooler in transaction mode. Nothing is
 * heard there by `listen`, and no lock outlives its transaction.
 */
export async function sharesSessions(connection: pg.ClientConfig): Promise<boolean> {
  const clients = [new pg.Client(connection), new pg.Client(connection)];
  try {
    const sessions: (number | undefined)[] = [];
    for (const client of clients) {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      sessions.push(rows[0]?.pid);
    }
    return sessions[0] === sessions[1];
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
