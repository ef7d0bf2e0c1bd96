import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { JOBS, type JobDeclaration } from '@relievo/contracts/jobs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { GUEST } from '../database/transaction.ts';
import { createLog } from '../log/log.ts';
import { enqueue, prepareQueues } from './queue.ts';
import { type JobContext, type JobHandler, startWorker, type Worker } from './worker.ts';

const db = useDatabase();
const workers: Worker[] = [];

beforeAll(async () => {
  await prepareQueues(db.database);
  // Tries follow each other at once, and there are two of them.
  await db.database.asOwner((tx) =>
    tx.query(
      '',
      "update jobs.queue set retry_delay = 0, retry_backoff = false, retry_limit = 1 where name = 'send-mail'",
    ),
  );
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop({ deadlineMs: 1000 })));
});

function connections() {
  return { pooled: db.connections.system, direct: db.connections.system };
}

async function work(handler: JobHandler<'send-mail'>): Promise<Worker> {
  const handlers = { 'send-mail': handler };
  const worker = await startWorker({
    connections: connections(),
    handlers,
    concurrency: 1,
    log: createLog('silent'),
  });
  workers.push(worker);
  return worker;
}

async function ask(): Promise<{ jobId: string; mailId: string }> {
  const mailId = randomUUID();
  const jobId = await db.database.asUser(GUEST, (tx) => enqueue(tx, 'send-mail', { mailId }));
  return { jobId, mailId };
}

async function stateOf(jobId: string): Promise<string | undefined> {
  const rows = await db.database.asOwner((tx) =>
    tx.query<{ state: string }>('', 'select state from jobs.job where id = $1', [jobId]),
  );
  return rows[0]?.state;
}

async function countLeft(asked: readonly { jobId: string }[]): Promise<number> {
  const rows = await db.database.asOwner((tx) =>
    tx.query<{ left: number }>(
      '',
      "select count(*)::int as left from jobs.job where id = any($1) and state <> 'completed'",
      [asked.map(({ jobId }) => jobId)],
    ),
  );
  return rows[0]?.left ?? asked.length;
}

/** A promise that somebody else resolves. */
function signal<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

describe('a worker', () => {
  it('runs its declared schedules, and deletes those no longer declared', async () => {
    const schedules = () =>
      db.database.asOwner((tx) =>
        tx.query('', 'select name, cron, timezone from jobs.schedule order by name'),
      );
    await db.database.asSystem((tx) =>
      tx.query('', "insert into jobs.schedule (name, cron) values ('send-mail', '* * * * *')"),
    );
    await work({ run: async () => undefined });
    const declared = Object.entries<JobDeclaration>(JOBS).flatMap(([name, { schedule: cron }]) =>
      cron ? [{ name, cron, timezone: 'UTC' }] : [],
    );
    expect(declared.length).toBeGreaterThan(0);
    expect(await schedules()).toEqual(declared.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
  });

  it('a worker handles jobs that were queued before and after it started', async () => {
    const done: string[] = [];
    const before = await ask();
    await work({ run: async ({ mailId }) => void done.push(mailId) });
    const after = await ask();
    await until(async () => expect(new Set(done)).toEqual(new Set([before.mailId, after.mailId])));
    await until(async () =>
      expect([await stateOf(before.jobId), await stateOf(after.jobId)]).toEqual(['completed', 'completed']),
    );
  });

  it('a worker retries a failed job and reports once that it gives up', { tags: 'exhaustive' }, async () => {
    const attempts: number[] = [];
    const givenUp: string[] = [];
    await work({
      run: async (_, { attempt }) => {
        attempts.push(attempt);
        throw new Error('not today');
      },
      giveUp: async ({ mailId }) => void givenUp.push(mailId),
    });
    const { jobId, mailId } = await ask();
    await until(async () => expect(givenUp).toEqual([mailId]));
    expect(attempts).toEqual([0, 1]);
    expect(await stateOf(jobId)).toBe('failed');
  });

  it('gives up on a payload that it cannot read, and continues with the next job', async () => {
    const done: string[] = [];
    await db.database.asSystem((tx) => tx.query('', "select enqueue_job('send-mail', '{}')"));
    await work({ run: async ({ mailId }) => void done.push(mailId) });
    const { mailId } = await ask();
    await until(async () => expect(done).toEqual([mailId]));
  });

  it('finishes the job it has begun before it stops, and begins no other', async () => {
    const gate = signal<void>();
    const begun = signal<void>();
    const seen: string[] = [];
    const worker = await work({
      async run({ mailId }) {
        seen.push(mailId);
        begun.resolve();
        await gate.promise;
      },
    });
    const first = await ask();
    await begun.promise;
    const stopped = worker.stop({ deadlineMs: 20_000 });
    const second = await ask();
    gate.resolve();
    await stopped;
    expect(seen).toEqual([first.mailId]);
    expect([await stateOf(first.jobId), await stateOf(second.jobId)]).toEqual(['completed', 'created']);
    await db.database.asOwner((tx) => tx.query('', 'delete from jobs.job where id = $1', [second.jobId]));
  });

  it('returns a job that does not end before the deadline, and tells the job so', async () => {
    const begun = signal<JobContext>();
    const worker = await work({
      run: (_, context) => {
        begun.resolve(context);
        return new Promise((resolve) => context.signal.addEventListener('abort', () => resolve()));
      },
    });
    const { jobId } = await ask();
    const context = await begun.promise;
    await worker.stop({ deadlineMs: 1000 });
    expect(context.signal.aborted).toBe(true);
    expect(await stateOf(jobId)).toBe('retry');
    await db.database.asOwner((tx) => tx.query('', 'delete from jobs.job where id = $1', [jobId]));
  });

  it('shares 200 jobs with another one in a process of its own, and no job is done twice', {
    tags: 'exhaustive',
  }, async () => {
    const done: { readonly mailId: string; readonly by: number }[] = [];
    const both = [0, 1].map((by) => {
      const other = fork(new URL('./testing/sharing-worker-process.ts', import.meta.url));
      other.on('message', (mailId: string) => done.push({ mailId, by }));
      other.send(connections());
      return other;
    });
    try {
      const asked = await Promise.all(Array.from({ length: 200 }, ask));
      await until(async () => expect(new Set(done.map(({ by }) => by)).size).toBe(2));
      for (const each of both) each.send('both have begun');
      await until(async () => expect(await countLeft(asked)).toBe(0));
      await until(async () =>
        expect(done.map(({ mailId }) => mailId).toSorted()).toEqual(
          asked.map(({ mailId }) => mailId).toSorted(),
        ),
      );
    } finally {
      for (const each of both) {
        each.kill();
        await once(each, 'exit');
      }
    }
  });

  it('loses nothing when it is killed: another worker takes its job within half a minute', {
    tags: 'exhaustive',
  }, async () => {
    const began = performance.now();
    const victim = fork(new URL('./testing/worker-process.ts', import.meta.url));
    victim.send(connections());
    const { jobId, mailId } = await ask();
    expect(await once(victim, 'message')).toContain(mailId);
    // A machine that is busy with other work needs longer for everything.
    const startTook = performance.now() - began;
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    const killedAt = performance.now();

    const done: string[] = [];
    await work({ run: async (payload) => void done.push(payload.mailId) });
    await until(async () => expect(done).toEqual([mailId]));
    expect(performance.now() - killedAt).toBeLessThan(30_000 + startTook);
    await until(async () => expect(await stateOf(jobId)).toBe('completed'));
  });
});
