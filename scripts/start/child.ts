import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { keepAlive, type Life } from '../../apps/server/platform/keep-alive.ts';
import { Refusal } from '../../apps/server/platform/refusal.ts';
import type { Report } from '../../apps/server/process.ts';

/** Node keeps what it made of our TypeScript here, which halves the time of every later start. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/node');

export interface ChildOptions {
  readonly name: string;
  readonly script: string;
  readonly log: (line: string) => void;
}

/** A process that is started again when it dies, until it is stopped. */
export interface Child {
  readonly url: string | undefined;
  /** Ends the process and lets a new one take its place. */
  restart(): void;
  stop(): Promise<void>;
}

/** Starts the process and comes back when it is ready; a start that it refuses is ours as well. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const first = await launch(options, {});
  // A new process takes the port of the first, so that its address stays.
  const environment = first.url === undefined ? {} : { PORT: new URL(first.url).port };
  let asked = false;
  const kept = keepAlive({
    first,
    launch: () => launch(options, environment),
    async end({ process: child, exited }) {
      child.kill('SIGTERM');
      await exited;
    },
    died() {
      options.log(`the ${options.name} ${asked ? 'changed' : 'ended unexpectedly'}; starting it again`);
      asked = false;
    },
    failed: (error) => options.log(error instanceof Error ? error.message : String(error)),
  });
  return {
    url: first.url,
    restart() {
      asked = true;
      kept.current().process.kill('SIGTERM');
    },
    stop: () => kept.stop(),
  };
}

interface Launched extends Life {
  readonly process: ChildProcess;
  readonly url: string | undefined;
}

async function launch(options: ChildOptions, environment: { readonly PORT?: string }): Promise<Launched> {
  const child = fork(options.script, {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  const report = await Promise.race([waitForReport(child), exited]);
  if (report?.kind === 'ready') return { process: child, url: report.url, exited };
  await exited;
  const words = `The ${options.name} ended while it started; see its words above.`;
  throw new Refusal(report?.kind === 'refused' ? report.sentence : words);
}

function waitForReport(child: ChildProcess): Promise<Report> {
  return new Promise((done) => child.once('message', (words) => done(words as Report)));
}
