import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { describePath, prepareDatabaseAccess } from '../../connections.ts';
import { type Connections, openDatabase } from '../../platform/database/database.ts';
import { openListener } from '../../platform/database/listener.ts';
import { readDatabasePath } from '../../platform/database/path.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import { createLog } from '../../platform/log/log.ts';
import { enqueue, prepareQueues } from '../../platform/queue/queue.ts';
import { startWorker } from '../../platform/queue/worker.ts';
import { startAiServer } from '../ai/ai-server.ts';
import { useDatabase } from '../database.ts';
import { documentedOperations, faultOf } from '../http/documented-operations.ts';
import { addressOf, caseOf, contentOf } from '../http/make-call.ts';
import type { ApiWorld } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import { useApi } from '../http/use-api.ts';
import { startOpenIdServer } from '../openid/openid-server.ts';
import { until } from '../until.ts';
import { type PgBouncer, startPgBouncer } from './start-pgbouncer.ts';

const { superuser } = inject('postgres');
const operations = await documentedOperations();
const openId = await startOpenIdServer();
const ai = await startAiServer();
const direct = useDatabase();
let pooler: PgBouncer;
let pooled: Connections;
let world: ApiWorld;

beforeAll(async () => {
  pooler = await startPgBouncer(superuser);
  pooled = await leadThrough(direct.connections);
});
const api = useApi(
  {
    get connections() {
      return pooled;
    },
    get direct() {
      return direct.connections;
    },
  },
  { settings: { ...openId.settings, ...ai.settings } },
);
beforeAll(async () => {
  world = { api, openId, owner: await person(api) };
});
afterAll(async () => {
  await Promise.all([openId.stop(), ai.stop()]);
  await pooler.stop();
});

/** The same identities by way of the pooler, with what a connection finds out there. */
async function leadThrough(connections: Connections): Promise<Connections> {
  const { host, port } = pooler;
  const { owner, app, auth, system, viewerKey } = connections;
  const path = await withClient({ ...app, host, port }, readDatabasePath);
  const there = (one: pg.PoolConfig) => ({ ...one, host, port });
  return {
    owner: there(owner),
    app: there(app),
    auth: there(auth),
    system: there(system),
    path,
    viewerKey,
  };
}

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a connection finds out whether there is a pooler, and whether it keeps named statements', async () => {
  expect(await withClient(direct.connections.app, readDatabasePath)).toEqual({
    isPooled: false,
    keepsNames: true,
  });
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(pooler.log()) ?? []).map(Number);
  const keepsNames = major > 1 || minor >= 24;
  expect(pooled.path).toEqual({ isPooled: true, keepsNames });
  // It leaves nothing behind that the next start would trip over.
  expect((await leadThrough(direct.connections)).path).toEqual({ isPooled: true, keepsNames });
});

test('every operation of the API answers behind PgBouncer in transaction mode, and each read three times at once', {
  tags: 'exhaustive',
}, async () => {
  const faults: string[] = [];
  for (const operation of operations) {
    const { method, name } = operation;
    const call = await caseOf(operation).valid(world);
    const cookie = [call.as?.cookie ?? '', call.cookies ?? ''].filter(Boolean).join('; ');
    const { payload, headers } = contentOf(call);
    const sent = { method, url: addressOf(operation, call), headers: { ...headers, cookie } };
    api.clock.turn(60);
    const answers = await Promise.all(
      Array.from({ length: method === 'GET' ? 3 : 1 }, () =>
        api.server.inject(payload === undefined ? sent : { ...sent, payload }),
      ),
    );
    const fault = answers.map((answer) => faultOf(operation, answer)).find((one) => one !== undefined);
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  }
  const causes = api.takeMasked().map(({ err }) => err?.message);
  expect({ faults, causes: [...new Set(causes)] }).toEqual({ faults: [], causes: [] });
});

test('what is called out by way of the pooler is heard past it', async () => {
  const listener = openListener(direct.connections.app, { channels: ['beside'], onLost: () => undefined });
  const heard: string[] = [];
  let listens = false;
  listener.channels.beside.subscribe({
    heard: (words) => heard.push(words),
    missed: () => {
      listens = true;
    },
  });
  await until(() => expect(listens).toBe(true));
  const database = openDatabase(pooled);
  await database.asUser(GUEST, (tx) => tx.query('call', "select pg_notify('beside', 'hello')"));
  await until(() => expect(heard).toEqual(['hello']));
  await database.close();
  await listener.close();
});

test('a worker behind the pooler is given a job at once', async () => {
  const database = openDatabase(pooled);
  await prepareQueues(database);
  const done: string[] = [];
  const worker = await startWorker({
    connections: { pooled: pooled.system, direct: direct.connections.system },
    handlers: { 'send-mail': { run: async ({ mailId }) => void done.push(mailId) } },
    concurrency: 1,
    log: createLog('silent'),
  });
  const mailId = crypto.randomUUID();
  await database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', { mailId }));
  await until(() => expect(done).toContain(mailId));
  await worker.stop({ deadlineMs: 1000 });
  await database.close();
});

test('a start behind a pooler asks for the address past it, and says what the pooler keeps', async () => {
  const name = `pooled_${Date.now()}`;
  await withClient(superuser, (client) => client.query(`create database ${name}`));
  const address = ({ host, port }: { host: string; port: number }) =>
    `postgresql://${superuser.user}:${superuser.password}@localhost/${name}?host=${host}&port=${port}`;
  const start = (settings: Record<string, string>) =>
    prepareDatabaseAccess(parseConfig({ NODE_ENV: 'test', SECRET: 'x'.repeat(40), ...settings }));
  const DATABASE_URL = address(pooler);
  await expect(start({ DATABASE_URL })).rejects.toThrow(
    'set DATABASE_DIRECT_URL to the address of PostgreSQL',
  );
  await expect(
    start({ DATABASE_URL: `${DATABASE_URL}&x=1`, DATABASE_DIRECT_URL: DATABASE_URL }),
  ).rejects.toThrow('DATABASE_DIRECT_URL leads to a pooler as well');
  const access = await start({ DATABASE_URL, DATABASE_DIRECT_URL: address(superuser) });
  expect(access.connections.path.isPooled).toBe(true);
  expect(access.direct.path).toEqual({ isPooled: false, keepsNames: true });
  expect(describePath(access)).toContain('a pooler that');
  const unpooled = await start({ DATABASE_URL: address(superuser) });
  expect(describePath(unpooled)).toBeUndefined();
  await withClient(superuser, (client) => client.query(`drop database ${name} with (force)`));
});
