import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { JOBS, type JobName } from '../jobs/jobs.ts';
import { declareRoleOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { healthReport } from '../values/health-report.ts';

const SUPER_ADMIN = ['super_admin'] as const;

const id = z.uuid();
const time = z.iso.datetime({ offset: true });
const bytes = z.number().nonnegative();
const count = z.int().nonnegative();

/** How the machine is, and what the whole place takes up. */
export const machine = healthReport.extend({
  isolation: z.string(),
  /** Of the disk on which the server keeps what it writes. */
  disk: z.object({ freeBytes: bytes, totalBytes: bytes }),
  databaseBytes: bytes,
  /** What is stored twice counts once. */
  fileBytes: bytes,
  files: count,
  people: count,
  organizations: count,
  resources: count,
  /** Who has the largest files; what several people have counts for each. */
  largestOwners: z.array(z.object({ displayName: z.string(), fileBytes: bytes, files: count })),
});

export type Machine = z.infer<typeof machine>;

export const JOB_ORDERS = [
  'time-descending',
  'time-ascending',
  'attempts-descending',
  'attempts-ascending',
] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

export const JOB_STATES = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;

/** What people asked for and can be told the end of; the rest the server needs for itself. */
export const CANCELLABLE_JOBS: readonly JobName[] = [
  'convert-file',
  'make-output',
  'export-account',
  'pack-collection',
];

export const watchedJob = z.object({
  id,
  name: z.enum(Object.keys(JOBS) as [JobName, ...JobName[]]),
  state: z.enum(JOB_STATES),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  attempts: count,
  /** What went wrong at the last try. */
  problem: z.string(),
});

export type WatchedJob = z.infer<typeof watchedJob>;

export const jobsQuery = z.object({
  state: z.enum(JOB_STATES).default('failed'),
  sortBy: z.enum(JOB_ORDERS).default('time-descending'),
  ...slice,
});

export type JobsQuery = z.infer<typeof jobsQuery>;

const tags = ['Super admin'];
const done = z.object({ done: z.literal(true) });

export const machineContract = {
  machine: declareRoleOperation(SUPER_ADMIN, 'read')
    .route({
      method: 'GET',
      path: '/admin/machine',
      tags,
      summary: 'How the machine is, and what is used of it',
    })
    .output(machine),
  jobs: declareRoleOperation(SUPER_ADMIN, 'read')
    .route({ method: 'GET', path: '/admin/jobs', tags, summary: 'Jobs of the last day' })
    .input(jobsQuery)
    .output(pageOf(watchedJob)),
  retryJob: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'POST',
      path: '/admin/jobs/{id}/retry',
      tags,
      summary: 'Begin a job again that failed or was cancelled',
    })
    .errors(errors('not_found', 'job_moved_on'))
    .input(z.object({ id }))
    .output(done),
  cancelJob: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'POST',
      path: '/admin/jobs/{id}/cancel',
      tags,
      summary: 'End a job that waits or runs; whoever waits for it is told',
    })
    .errors(errors('not_found', 'job_moved_on'))
    .input(z.object({ id }))
    .output(done),
};
