import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ANSWER,
  askForLife,
  PATIENCE,
  type Patience,
} from '../../apps/server/platform/life/ask-for-life.ts';
import { keepAlive, type Life } from '../../apps/server/platform/life/keep-alive.ts';
import { Refusal } from '../../apps/server/platform/refusal.ts';
import type { Report } from '../../apps/server/process.ts';

/** Node keeps what it made of our TypeScript here, which halves the time of every later start. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/node');

/** The longest that a timer can wait: some three weeks. */
const UNTIL_ASKED_MS = 2 ** 31 - 1;

const TELLS_MODULES = new URL('../dev/tell-modules.ts', import.meta.url).href;

type Words = Report | ModuleRead | typeof ANSWER;

export interface ChildOptions {
  readonly name: string;
  readonly script: string;
  readonly log: (line: string) => void;
  /** How long it may take to stop in good order before it is killed. */
  readonly stopMs: number;
  /** How long it may be silent; null where somebody looks into it with a debugger, which stops it for as long as they like. */
  readonly patience?: Patience | null;
  /** It says which files it reads. */
  readonly tellsModules?: boolean;
}

/** What a process says of itself when it was started with `tellsModules`. */
export interface ModuleRead {
  readonly kind: 'read';
  readonly path: string;
}

/** A process that is started again when it dies or hangs, until it is stopped. */
export interface Child {
  readonly url: string | undefined;
  /** Whether the process that runs, or starts, has read this file as a module; known where it tells its modules. */
  hasRead(path: string): boolean;
  /** Whether its last start failed, and no other has worked since. */
  hasFailed(): boolean;
  /** Ends the process, also while it starts, and lets a new one take its place at once. */
  restart(): void;
  stop(): Promise<void>;
}

/** Starts the process and comes back when it is ready; a start that it refuses is ours as well. */
export async function startChild(options: ChildOptions): Promise<Child> {
  let started = begin(options, {});
  const first = await launch(options, started);
  // A new process takes the port of the first, so that its address stays.
  const environment = first.url === undefined ? {} : { PORT: new URL(first.url).port };
  let lastReady = started;
  let isAsked = false;
  let hasFailed = false;
  let hurry = new AbortController();
  const kept = keepAlive({
    first,
    async launch() {
      started = begin(options, environment);
      isAsked = false;
      const launched = await launch(options, started);
      lastReady = started;
      hasFailed = false;
      return launched;
    },
    end: (launched) => end(launched, options.stopMs),
    died() {
      if (!isAsked) options.log(`the ${options.name} ended unexpectedly; starting it again`);
    },
    failed(error) {
      if (isAsked) return;
      hasFailed = true;
      options.log(error instanceof Error ? error.message : String(error));
    },
    async rest(milliseconds, stopped) {
      if (isAsked) return;
      hurry = new AbortController();
      // Under npm run dev a start that failed would fail again until a file is saved.
      const longest = hasFailed && options.tellsModules ? UNTIL_ASKED_MS : milliseconds;
      const signal = AbortSignal.any([stopped, hurry.signal]);
      await wait(longest, undefined, { signal }).catch(() => undefined);
    },
  });
  return {
    url: first.url,
    // One that fails while it starts has not read all that the next one will.
    hasRead: (path) => started.read.has(path) || lastReady.read.has(path),
    hasFailed: () => hasFailed,
    restart() {
      isAsked = true;
      hurry.abort();
      void end(started, options.stopMs);
    },
    stop: () => kept.stop(),
  };
}

interface Begun {
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
  readonly read: Set<string>;
}

interface Launched extends Life {
  readonly process: ChildProcess;
  readonly url: string | undefined;
}

function begin({ script, tellsModules }: ChildOptions, environment: { readonly PORT?: string }): Begun {
  const child = fork(script, {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
    execArgv: [...process.execArgv, ...(tellsModules ? ['--import', TELLS_MODULES] : [])],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const read = new Set<string>();
  child.on('message', (words: Words) => {
    if (words.kind === 'read') read.add(words.path);
  });
  return { process: child, exited: new Promise((done) => child.once('close', () => done())), read };
}

async function launch(
  { name, log, patience = PATIENCE }: ChildOptions,
  { process: child, exited }: Begun,
): Promise<Launched> {
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
    child.on('message', (words: Words) => {
      if (words.kind === 'ready' || words.kind === 'refused') done(words);
    });
  });
}

/** What does not end in good order in the time that it has is killed. */
async function end(
  { process: child, exited }: Pick<Launched, 'process' | 'exited'>,
  stopMs: number,
): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await exited;
  clearTimeout(late);
}
