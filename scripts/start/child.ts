import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ANSWER, askForLife, PATIENCE, type Patience } from '../../apps/server/platform/life/ask-for-life.ts';
import { keepAlive, type Life } from '../../apps/server/platform/life/keep-alive.ts';
import { Refusal } from '../../apps/server/platform/refusal.ts';
import type { Report } from '../../apps/server/process.ts';

/** Node keeps what it made of our TypeScript here, which halves the time of every later start. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/node');

export interface ChildOptions {
  readonly name: string;
  readonly script: string;
  readonly log: (line: string) => void;
  /** How long it may take to stop in good order before it is killed. */
  readonly stopMs: number;
  /** How long it may be silent; null where somebody looks into it with a debugger, which stops it for as long as they like. */
  readonly patience?: Patience | null;
}

/** A process that is started again when it dies or hangs, until it is stopped. */
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
  let isAsked = false;
  const kept = keepAlive({
    first,
    launch: () => launch(options, environment),
    end: (launched) => end(launched, options.stopMs),
    died() {
      options.log(`the ${options.name} ${isAsked ? 'changed' : 'ended unexpectedly'}; starting it again`);
      isAsked = false;
    },
    failed: (error) => options.log(error instanceof Error ? error.message : String(error)),
  });
  return {
    url: first.url,
    restart() {
      isAsked = true;
      void end(kept.current(), options.stopMs);
    },
    stop: () => kept.stop(),
  };
}

interface Launched extends Life {
  readonly process: ChildProcess;
  readonly url: string | undefined;
}

async function launch(options: ChildOptions, environment: { readonly PORT?: string }): Promise<Launched> {
  const { name, log, patience = PATIENCE } = options;
  const child = fork(options.script, {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  const asking =
    patience &&
    askForLife(child, patience, () => log(`the ${name} hangs: it answers nothing, and is killed`));
  const report = await Promise.race([waitForReport(child), exited]);
  if (report?.kind === 'ready') {
    asking?.markReady();
    return { process: child, url: report.url, exited };
  }
  await exited;
  const words = `The ${name} ended while it started; see its words above.`;
  throw new Refusal(report?.kind === 'refused' ? report.sentence : words);
}

function waitForReport(child: ChildProcess): Promise<Report> {
  return new Promise((done) => {
    child.on('message', (words: Report | typeof ANSWER) => {
      if (words.kind !== ANSWER.kind) done(words);
    });
  });
}

/** What does not end in good order in the time that it has is killed. */
async function end({ process: child, exited }: Launched, stopMs: number): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await exited;
  clearTimeout(late);
}
