import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { GUEST } from '../database/transaction.ts';
import { checkQueue, enqueue, prepareQueues } from './queue.ts';

const db = useDatabase();
beforeAll(() => prepareQueues(db.database));

function mail() {
  return { mailId: randomUUID() };
}

async function asOwner<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return db.database.asOwner((tx) => tx.query<Row>('', sql, values));
}

async function jobsFor(payload: object): Promise<number> {
  const rows = await asOwner('select id from jobs.job where data = $1', [JSON.stringify(payload)]);
  return rows.length;
}

async function withBoss<T>(work: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({
    ...(db.connections.owner as ConstructorOptions),
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

describe('the schema of the queue', () => {
  it('equals the one that the installed pg-boss expects, down to its functions and indexes', async () => {
    const drift = await withBoss((boss) => boss.detectSchemaDrift());
    expect(drift).toMatchObject({ ok: true, extraIndexes: [] });
  });

  it('keeps its queues unwritten when they are prepared again', async () => {
    const queues = () =>
      asOwner('select name, retry_limit, notify, heartbeat_seconds, xmin from jobs.queue order by name');
    const before = await queues();
    await prepareQueues(db.database);
    expect(await queues()).toEqual(before);
    expect(before).toContainEqual(
      expect.objectContaining({ name: 'send-mail', retry_limit: 3, notify: true, heartbeat_seconds: 10 }),
    );
  });

  it('upgrades a queue of an earlier version', async () => {
    await asOwner("update jobs.queue set retry_limit = 77 where name = 'send-mail'");
    await prepareQueues(db.database);
    expect(await asOwner("select retry_limit from jobs.queue where name = 'send-mail'")).toEqual([
      { retry_limit: 3 },
    ]);
  });
});

describe('a queued job', () => {
  it('a job exists exactly when its transaction was committed', async () => {
    const [kept, lost] = [mail(), mail()];
    await db.database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', kept));
    const failed = db.database.asUser(GUEST, async (tx) => {
      await enqueue(tx, 'send-mail', lost);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect([await jobsFor(kept), await jobsFor(lost)]).toEqual([1, 0]);
  });

  it('can be added by requests, by the accounts and by workers', async () => {
    const payload = mail();
    await db.database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', payload));
    await db.database.asAuth((tx) => enqueue(tx, 'send-mail', payload));
    await db.database.asSystem((tx) => enqueue(tx, 'send-mail', payload));
    expect(await jobsFor(payload)).toBe(3);
  });

  it('takes its retries, limits and dead letters from its queue, like a job of pg-boss itself', async () => {
    const columns = `priority, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, singleton_key, singleton_on, policy, dead_letter, heartbeat_seconds, blocked, blocking,
      pending_dependencies, state, keep_until - start_after as kept`;
    const ours = await db.database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', mail()));
    const theirs = await withBoss((boss) => boss.send('send-mail', mail()));
    const read = (id: string | null) => asOwner(`select ${columns} from jobs.job where id = $1`, [id]);
    expect(await read(ours)).toEqual(await read(theirs));
  });

  it('is announced on the channel of pg-boss once it is committed', async () => {
    const listener = new pg.Client(db.connections.system);
    await listener.connect();
    try {
      const { rows } = await listener.query<{ channel: string }>('select jobs.channel() as channel');
      await listener.query(`listen ${rows[0]?.channel}`);
      const heard: string[] = [];
      listener.on('notification', ({ payload = '' }) => heard.push(payload));
      await withBoss((boss) => boss.send('send-mail', mail()));
      await expect.poll(() => heard).toEqual(['send-mail']);
      await db.database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', mail()));
      await expect.poll(() => heard).toEqual(['send-mail', 'send-mail']);
    } finally {
      await listener.end();
    }
  });

  it.each([
    '{"mailId": "somebody@x.example"}',
    '{"text": "Dear Ana"}',
    '{"nested": {"mailId": "01990000-0000-7000-8000-000000000001"}}',
    '{"n": 1}',
    '["01990000-0000-7000-8000-000000000001"]',
    'null',
    null,
  ])('carries identifiers and nothing else: %s is refused', async (payload) => {
    const sql = "select enqueue_job('send-mail', $1)";
    const adding = db.database.asUser(GUEST, (tx) => tx.query('', sql, [payload]));
    await expect(adding).rejects.toMatchObject({ code: '23514' });
  });

  it('putting a job into an unknown queue is refused', async () => {
    const adding = db.database.asUser(GUEST, (tx) =>
      tx.query('', "select enqueue_job('no-such-queue', '{}')"),
    );
    await expect(adding).rejects.toThrow('There is no queue named no-such-queue.');
  });
});

describe('the tables of the queue', () => {
  it.each([
    'select * from jobs.job',
    'insert into jobs.queue (name) values (null)',
    "select jobs.create_queue('x', '{}')",
    "select jobs.delete_queue('send-mail')",
    'select jobs.channel()',
  ])('are closed to requests and to the accounts: %s', async (sql) => {
    const refused = { code: '42501' };
    await expect(db.database.asUser(GUEST, (tx) => tx.query('', sql))).rejects.toMatchObject(refused);
    await expect(db.database.asAuth((tx) => tx.query('', sql))).rejects.toMatchObject(refused);
  });

  it('cannot be altered by workers beyond their work', async () => {
    const altering = db.database.asSystem((tx) => tx.query('', 'alter table jobs.job add column x int'));
    await expect(altering).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the health of the queue', () => {
  it('is bad when a job has waited for a minute and no worker has reported since', async () => {
    await asOwner('delete from jobs.job');
    await expect(checkQueue(db.database)).resolves.toBeUndefined();
    await db.database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', mail()));
    await expect(checkQueue(db.database)).resolves.toBeUndefined();
    await asOwner("update jobs.job set start_after = now() - interval '2 minutes'");
    await expect(checkQueue(db.database)).rejects.toThrow('no worker is running');
    const busy = await db.database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', mail()));
    await asOwner("update jobs.job set state = 'active', heartbeat_on = now() where id = $1", [busy]);
    await expect(checkQueue(db.database)).resolves.toBeUndefined();
  });
});
