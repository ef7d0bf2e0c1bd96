import { JOBS, type JobDeclaration, type JobName, type JobPayload } from '@relievo/contracts/jobs';
import { type Job, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Connections } from '../database/database.ts';
import { openStatements } from '../database/statements.ts';
import type { Log } from '../log/log.ts';
import { DEAD_LETTERS } from './queues.ts';

export interface JobContext {
  readonly jobId: string;
  /** 0 at the first try. */
  readonly attempt: number;
  /** Aborted when the job was taken away or the worker stops. */
  readonly signal: AbortSignal;
  readonly log: Log;
}

export interface JobHandler<Name extends JobName> {
  run(payload: JobPayload<Name>, context: JobContext): Promise<void>;
  /** Told once when the last try has failed, so that a person learns of it. */
  giveUp?(payload: JobPayload<Name>, context: JobContext): Promise<void>;
}

/** The handlers of these kinds of job, which is what a feature gives. */
export type JobHandlersFor<Name extends JobName> = { readonly [Each in Name]: JobHandler<Each> };

export type JobHandlers = Partial<JobHandlersFor<JobName>>;

export interface WorkerOptions {
  /** As the system, and once more past a pooler, for listening. */
  readonly connections: { readonly pooled: Connections['system']; readonly direct: Connections['system'] };
  readonly handlers: JobHandlers;
  /** How many jobs of one kind run at a time. */
  readonly concurrency: number;
  readonly log: Log;
}

export interface Worker {
  /** Takes nothing new, waits for what is running until the deadline, then gives it back to the queue. */
  stop(options: { deadlineMs: number }): Promise<void>;
}

/** For fetching, settling and supervising; what jobs do has a pool of its own. */
const CONNECTIONS = 4;
/** How often lost jobs are looked for; with the heartbeat it bounds how long a job stays with a dead worker. */
const SUPERVISE_SECONDS = 2;
/** Work is announced; looking for it anyway is for retries, whose time comes without an announcement. */
const LOOK_SECONDS = 2;

export async function startWorker({
  connections,
  handlers,
  concurrency,
  log,
}: WorkerOptions): Promise<Worker> {
  // Our own connections, because those of pg-boss end the process when the database dies: an error that follows the
  // first one on its listening connection finds nobody who handles it.
  const db = openStatements(connections, {
    size: CONNECTIONS,
    onLost: (error) => log.warn({ err: error }, 'a connection of the queue was lost'),
  });
  const boss = new PgBoss({
    db,
    schema: 'jobs',
    migrate: false,
    createSchema: false,
    // Rebuilding an index is for its owner, and this login is not the owner.
    reindex: false,
    monitorVacuum: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue reports an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue reports a warning'));
  await boss.start();
  await keepSchedules(boss);
  await boss.work(DEAD_LETTERS, { includeMetadata: true, ...LOOK }, ([letter]) =>
    buryLetter(handlers, letter, log),
  );
  for (const name of namesOf(handlers)) {
    for (let taker = 0; taker < concurrency; taker += 1) await takeJobs(boss, name, handlers, log);
  }
  const end = async (deadlineMs: number) => {
    // Before anything else, or jobs would still begin while the listening connection is being closed.
    for (const name of [DEAD_LETTERS, ...namesOf(handlers)]) await boss.offWork(name, { wait: false });
    await boss.stop({ graceful: true, timeout: deadlineMs });
    await db.close();
  };
  let ended: Promise<void> | undefined;
  return {
    stop({ deadlineMs }) {
      ended ??= end(deadlineMs);
      return ended;
    },
  };
}

const LOOK = {
  pollingIntervalSeconds: LOOK_SECONDS,
  notifyPollingIntervalSeconds: LOOK_SECONDS,
};

function namesOf(handlers: JobHandlers): JobName[] {
  return Object.keys(handlers) as JobName[];
}

async function takeJobs(boss: PgBoss, name: JobName, handlers: JobHandlers, log: Log): Promise<void> {
  const taker = await boss.work(name, LOOK, async ([job]) => {
    if (!job) return;
    const context = contextOf(name, job, log);
    try {
      await handle(handlers, { name, data: job.data }, 'run', context);
    } catch (error) {
      context.log.warn({ err: error }, 'a job failed and will be tried again if it may');
      throw error;
    } finally {
      // The next one is taken at once; otherwise a backlog is worked off at one job a look.
      boss.notifyWorker(taker);
    }
  });
}

function contextOf(name: string, job: Job<unknown>, log: Log): JobContext {
  const { id: jobId, retryCount: attempt, signal } = job;
  return { jobId, attempt, signal, log: log.child({ job: name, jobId, attempt }) };
}

/** The payload was checked when it went in; an older version may have put it there, so it is checked again. */
async function handle(
  handlers: JobHandlers,
  { name, data }: { name: JobName; data: unknown },
  step: 'run' | 'giveUp',
  context: JobContext,
): Promise<void> {
  const handler: JobHandler<JobName> | undefined = handlers[name];
  const payload = JOBS[name].payload.parse(data);
  await handler?.[step]?.(payload, context);
}

async function buryLetter(
  handlers: JobHandlers,
  letter: JobWithMetadata<unknown> | undefined,
  log: Log,
): Promise<void> {
  if (!letter) return;
  const name = letter.sourceName ?? '';
  const context = contextOf(name, letter, log);
  context.log.error({ sourceId: letter.sourceId, output: letter.sourceOutput }, 'a job was given up');
  if (isJobName(name)) await handle(handlers, { name, data: letter.data }, 'giveUp', context);
}

function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOBS, name);
}

/** Every declared schedule is kept, also by a worker that takes other jobs only: it is the same for all. */
async function keepSchedules(boss: PgBoss): Promise<void> {
  const declared = Object.entries<JobDeclaration>(JOBS).flatMap(([name, { schedule }]) =>
    schedule ? [{ name, schedule }] : [],
  );
  const names = new Set(declared.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const { name, schedule } of declared) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
}
