import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../platform/postgres/free-port.ts';
import type { PostgresAddress } from '../../platform/postgres/record.ts';
import { until } from '../until.ts';

export interface PgBouncer {
  readonly host: string;
  readonly port: number;
  /** What it wrote so far. */
  log(): string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Few, so that connections take turns at sessions. */
const SESSIONS = 4;

/** PgBouncer in transaction mode before a server, as docs/operations.md sets it up. */
export async function startPgBouncer(server: PostgresAddress): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-pooler-'));
  const port = await findFreePort(HOST);
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${server.user}" "${server.password}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${server.host} port=${server.port}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${SESSIONS}
max_client_conn = 200
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${server.user}
auth_query = select usename, passwd from pg_shadow where usename = $1
`,
  );
  chmodSync(folder, 0o755);
  let written = '';
  // It refuses to run as root, and whoever runs the server can enter the folder of its socket.
  const { uid, gid } = statSync(server.host);
  const child = spawn(process.env.RELIEVO_TEST_PGBOUNCER || 'pgbouncer', [settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  const ended = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (words: string) => {
      written += words;
    });
  }
  await until(async () => {
    const client = new pg.Client({ ...server, host: HOST, port });
    try {
      await client.connect();
    } catch (error) {
      throw new Error(`PgBouncer does not answer. It wrote: ${written}`, { cause: error });
    } finally {
      await client.end().catch(() => undefined);
    }
  });
  return {
    host: HOST,
    port,
    log: () => written,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
