import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../apps/server/platform/refusal.ts';
import type { Report } from '../../apps/server/process.ts';

/** Node keeps what it made of our TypeScript here, which halves the time of every later start. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/node');

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A process that was ready for this long was well: the next pause is the first one again. */
const WELL_MS = 1_000;

export interface ChildOptions {
  readonly name: string;
  readonly script: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** A process that is started again when it dies, until it is stopped. */
export interface Child {
  readonly url: string | undefined;
  readonly pid: () => number;
  /** Ends the process and lets a new one take its place. */
  restart(): void;
  stop(): Promise<void>;
}

/** Starts the process and comes back when it is ready; a start that it refuses is ours as well. */
export async function startChild(options: ChildOptions): Promise<Child> {
  let current = await launch(options, options.environment ?? {});
  // A new process takes the port of the first, so that its address stays.
  const environment = { ...options.environment, ...(current.url && { PORT: new URL(current.url).port }) };
  let stopping = false;
  let asked = false;
  const abandoned = new AbortController();

  const supervision = (async () => {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const began = performance.now();
      await current.exited;
      if (stopping) return;
      if (performance.now() - began > WELL_MS) pause = FIRST_PAUSE_MS;
      options.log(`the ${options.name} ${asked ? 'changed' : 'ended unexpectedly'}; starting it again`);
      asked = false;
      for (;;) {
        await wait(pause, undefined, { signal: abandoned.signal }).catch(() => undefined);
        if (stopping) return;
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        const next = await launch(options, environment).catch((error: unknown) => {
          options.log(error instanceof Error ? error.message : String(error));
        });
        if (next) {
          current = next;
          break;
        }
      }
      if (stopping) current.process.kill('SIGTERM');
    }
  })();

  return {
    url: current.url,
    pid: () => current.process.pid ?? 0,
    restart() {
      asked = true;
      current.process.kill('SIGTERM');
    },
    async stop() {
      stopping = true;
      abandoned.abort();
      current.process.kill('SIGTERM');
      await supervision;
    },
  };
}

interface Launched {
  readonly process: ChildProcess;
  readonly url: string | undefined;
  readonly exited: Promise<void>;
}

async function launch(
  options: ChildOptions,
  environment: Readonly<Record<string, string>>,
): Promise<Launched> {
  const child = fork(options.script, {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  const report = await Promise.race([firstReport(child), exited]);
  if (report?.kind === 'ready') return { process: child, url: report.url, exited };
  await exited;
  const words = `The ${options.name} ended while it started; see its words above.`;
  throw new Refusal(report?.kind === 'refused' ? report.sentence : words);
}

function firstReport(child: ChildProcess): Promise<Report> {
  return new Promise((done) => child.once('message', (words) => done(words as Report)));
}
