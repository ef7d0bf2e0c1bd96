import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Life } from '../life/keep-alive.ts';
import { Refusal } from '../refusal.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { POSTGRES_ENVIRONMENT } from './cluster.ts';
import { explain, isPassing } from './explain.ts';
import { memorySettings } from './memory.ts';
import { runAsAccount } from './reach.ts';
import { startWatchdog } from './watchdog.ts';

const READY_MS = 60_000;
const RETRY_MS = 10_000;
const KEPT_WORDS = 20_000;

export interface Launch {
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** The first process of a running PostgreSQL. */
export interface Postmaster extends Life {
  readonly pid: number;
}

/** Starts PostgreSQL and comes back when it takes connections. */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const end = performance.now() + RETRY_MS;
  for (;;) {
    const outcome = await tryLaunch(launch);
    if (typeof outcome !== 'string') return outcome;
    if (!isPassing(outcome) || performance.now() > end) throw new Refusal(explain(outcome, launch.cluster));
    await wait(100);
  }
}

async function tryLaunch(launch: Launch): Promise<Postmaster | string> {
  const watchdog = startWatchdog(launch.account);
  const child = spawn(launch.binaries.postgres, postgresArguments(launch), {
    ...runAsAccount(launch.account),
    ...composeEnvironment(),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  if (child.pid !== undefined) watchdog.guard(child.pid);
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  }).then(() => watchdog.dismiss());
  const failure = await waitUntilReady(child, launch.log);
  return failure ?? { pid: child.pid ?? 0, exited };
}

/** Nothing when it takes connections, or the last words of a start that failed. */
function waitUntilReady(child: ChildProcess, log: (line: string) => void): Promise<string | undefined> {
  return new Promise((done) => {
    let words = '';
    const late = setTimeout(() => child.kill('SIGQUIT'), READY_MS);
    const settle = (outcome: string | undefined) => {
      clearTimeout(late);
      done(outcome);
    };
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      words = (words + chunk).slice(-KEPT_WORDS);
      for (const line of chunk.trimEnd().split('\n')) log(line);
      if (words.includes('ready to accept connections')) settle(undefined);
    });
    child.once('error', (error) => settle(error.message));
    child.once('close', () => settle(words));
  });
}

function postgresArguments({ cluster, socketFolder, port, settings }: Launch): string[] {
  const onWindows = process.platform === 'win32';
  const all = {
    ...DEFAULTS,
    ...memorySettings(),
    port: String(port),
    listen_addresses: onWindows ? '127.0.0.1' : '',
    ...(onWindows ? {} : { unix_socket_directories: socketFolder, unix_socket_permissions: '0700' }),
    ...settings,
  };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const DEFAULTS = {
  logging_collector: 'off',
  log_destination: 'stderr',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** A stale pid file that happens to hold the number of our own parent is no other server. */
function composeEnvironment(): { env?: NodeJS.ProcessEnv } {
  const { env } = POSTGRES_ENVIRONMENT;
  return env ? { env: { ...env, PG_GRANDPARENT_PID: String(process.ppid) } } : {};
}
