import type { Machine, WatchedJob } from '@relievo/contracts/administration';
import { beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../../platform/queue/queue.ts';
import { startWorker } from '../../../platform/queue/worker.ts';
import { useDatabase } from '../../../testing/database.ts';
import { aRow } from '../../../testing/factories.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { until } from '../../../testing/until.ts';

const db = useDatabase();
const api = useApi(db);

let owner: Person;
let teacher: Person;

beforeAll(async () => {
  owner = await person(api, { name: 'Selma Super', role: 'super_admin' });
  teacher = await person(api, { name: 'Tara Teacher', role: 'teacher' });
});

function call(method: 'GET' | 'POST', url: string, { cookie } = owner) {
  return api.server.inject({ method, url: `/api/admin${url}`, headers: { cookie } });
}

interface Row {
  readonly id: string;
}

/** A file of the teacher's that waits to be converted, and its job in this state. */
async function aConversion(state: 'failed' | 'created', conversionState: 'failed' | 'waiting') {
  const owner_id = teacher.session.user.id;
  const file = await aRow<Row>(db.database, 'files', {
    owner_id,
    sha256: 'ab'.repeat(32),
    size: 2048,
    media_type: 'image/png',
  });
  const conversion = await aRow<Row>(db.database, 'conversions', {
    owner_id,
    name: 'map.png',
    source_file_id: file.id,
    state: conversionState,
  });
  const jobId = await db.database.asSystem(async (tx) => {
    const id = await enqueue(tx, 'convert-file', { conversionId: conversion.id });
    await tx.query(
      '',
      `update jobs.job set state = $2::jobs.job_state, output = '{"message": "The disk was full."}' where id = $1`,
      [id, state],
    );
    return id;
  });
  return { jobId, conversionId: conversion.id };
}

async function readConversion(id: string) {
  const [row] = await db.database.asOwner((tx) =>
    tx.query<{ state: string }>('', 'select state from conversions where id = $1', [id]),
  );
  return row?.state;
}

async function listJobs(state: WatchedJob['state'], order = 'time-descending') {
  return (await call('GET', `/jobs?state=${state}&sortBy=${order}&limit=100`)).json<{ rows: WatchedJob[] }>()
    .rows;
}

test('the machine tells its parts, its disk and what is kept, and whose files are largest', async () => {
  await aConversion('failed', 'failed');
  await aConversion('failed', 'failed');
  const machine = (await call('GET', '/machine')).json<Machine>();
  expect(machine.checks.map(({ name }) => name)).toEqual(['database', 'storage', 'queue', 'mail']);
  expect(machine.isolation).toMatch(/disk (closed|open), network (closed|open)/);
  expect(machine.disk.freeBytes).toBeGreaterThan(0);
  expect(machine.disk.totalBytes).toBeGreaterThanOrEqual(machine.disk.freeBytes);
  expect(machine.databaseBytes).toBeGreaterThan(0);
  // The same bytes twice are stored once.
  expect([machine.files, machine.fileBytes]).toEqual([2, 2048]);
  expect(machine.largestOwners).toEqual([{ displayName: 'Tara Teacher', files: 2, fileBytes: 4096 }]);
});

test('a failed job says what went wrong, and what it was for waits again after a retry', async () => {
  const { jobId, conversionId } = await aConversion('failed', 'failed');
  expect((await listJobs('failed')).find(({ id }) => id === jobId)).toMatchObject({
    name: 'convert-file',
    problem: 'The disk was full.',
  });
  expect((await call('POST', `/jobs/${jobId}/retry`)).json()).toEqual({ done: true });
  expect(await readConversion(conversionId)).toBe('waiting');
  expect((await listJobs('waiting')).map(({ id }) => id)).toContain(jobId);
});

test('jobs are sorted by time, both ways', async () => {
  const [first, second] = [await aConversion('failed', 'failed'), await aConversion('failed', 'failed')];
  const own = [first.jobId, second.jobId];
  const list = async (order: string) =>
    (await listJobs('failed', order)).map(({ id }) => id).filter((id) => own.includes(id));
  expect(await list('time-ascending')).toEqual(own);
  expect(await list('time-descending')).toEqual(own.toReversed());
});

test('of fifty who begin one job again at once, one does', async () => {
  const { jobId } = await aConversion('failed', 'failed');
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', `/jobs/${jobId}/retry`)));
  const codes = answers.map((answer) => answer.json().code ?? 'begun').toSorted();
  expect(codes).toEqual(['begun', ...Array(49).fill('job_moved_on')]);
});

test('a job that is cancelled never runs, and whoever waits for it is told', async () => {
  const { jobId, conversionId } = await aConversion('created', 'waiting');
  expect((await call('POST', `/jobs/${jobId}/cancel`)).json()).toEqual({ done: true });
  const run: string[] = [];
  const givenUp: string[] = [];
  const { connections } = db;
  const worker = await startWorker({
    connections: { pooled: connections.system, direct: connections.system },
    handlers: {
      'convert-file': {
        run: async (payload) => void run.push(payload.conversionId),
        giveUp: async (payload) => void givenUp.push(payload.conversionId),
      },
    },
    concurrency: 1,
    log: api.dependencies.log,
  });
  try {
    await until(() => expect(givenUp).toEqual([conversionId]));
  } finally {
    await worker.stop({ deadlineMs: 10_000 });
  }
  expect(run).not.toContain(conversionId);
  expect((await listJobs('cancelled')).map(({ id }) => id)).toEqual([jobId]);
  expect((await call('POST', `/jobs/${jobId}/cancel`)).json().code).toBe('job_moved_on');
});

test('a job that is not there is not found, and an administrator learns nothing of any', async () => {
  expect((await call('POST', `/jobs/${crypto.randomUUID()}/retry`)).json().code).toBe('not_found');
  const admin = await person(api, { role: 'admin' });
  const { jobId } = await aConversion('failed', 'failed');
  const asked = [
    await call('GET', '/machine', admin),
    await call('GET', '/jobs', admin),
    await call('POST', `/jobs/${jobId}/retry`, admin),
  ];
  expect(asked.map((answer) => answer.json().code)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  const viewer = { userId: admin.session.user.id, organizationId: null };
  const [seen] = await db.database.asUser(viewer, (tx) =>
    tx.query(
      '',
      `select (select count(*)::int from administered_jobs) as jobs, retry_job($1) as retried, cancel_job($1) as cancelled,
         (select count(*)::int from measure_place()) as measured`,
      [jobId],
    ),
  );
  expect(seen).toEqual({ jobs: 0, retried: false, cancelled: false, measured: 0 });
});
