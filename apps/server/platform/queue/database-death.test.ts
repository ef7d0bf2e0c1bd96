import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../testing/global-setup.ts';
import { until } from '../../testing/until.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { prepareIdentities } from '../database/identities.ts';
import { migrate } from '../database/migrate.ts';
import { GUEST } from '../database/transaction.ts';
import { createLog } from '../log/log.ts';
import { type PrivatePostgres, startPostgres } from '../postgres/start-postgres.ts';
import { enqueue, prepareQueues } from './queue.ts';
import { startWorker, type Worker } from './worker.ts';

/** A PostgreSQL of its own, since this test kills it. */
const directory = mkdtempSync(join(tmpdir(), 'relievo-queue-death-'));
let postgres: PrivatePostgres;
let database: Database;
let worker: Worker;
const begun: string[] = [];
const done: string[] = [];
let letGo = () => {};

beforeAll(async () => {
  postgres = await startPostgres({ directory });
  const connections = await prepareIdentities({
    administrator: postgres.address,
    database: 'relievo',
    installation: 'death',
    passwords: { owner: 'death-owner', app: 'death-app', auth: 'death-auth', system: 'death-system' },
    viewerKey: 'death-viewers',
  });
  await migrate(connections, MIGRATIONS);
  database = openDatabase(connections);
  await prepareQueues(database);
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  worker = await startWorker({
    connections: { pooled: connections.system, direct: connections.system },
    handlers: {
      'send-mail': {
        async run({ mailId }) {
          begun.push(mailId);
          await gate;
          done.push(mailId);
        },
      },
    },
    concurrency: 1,
    log: createLog('silent'),
  });
});

afterAll(async () => {
  await worker.stop({ deadlineMs: 1000 });
  await database.close();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function ask(): Promise<string> {
  const mailId = randomUUID();
  await database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', { mailId }));
  return mailId;
}

it('a killed database loses no job, and its worker continues when it is back', async () => {
  const running = await ask();
  await expect.poll(() => begun).toContain(running);
  const waiting = await ask();
  const pid = postgres.pid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => postgres.pid()).not.toBe(pid);
  await until(() => database.ping());
  letGo();
  const later = await ask();
  await expect.poll(() => new Set(done)).toEqual(new Set([running, waiting, later]));
});
