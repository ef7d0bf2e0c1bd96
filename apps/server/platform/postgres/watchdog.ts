import { type ChildProcess, spawn } from 'node:child_process';
import type { Account } from './account.ts';
import { runAsAccount } from './reach.ts';

/**
 * Takes the number of a process, from its arguments when it is known and from the pipe when it is not yet, then
 * waits for a line. When the pipe closes first, we are dead, however we died, and the process is asked to stop. No
 * timer: the kernel closes the pipe at once.
 */
const SCRIPT = 'pid=$1; [ "$pid" ] || read -r pid || exit 0; read -r farewell || kill -INT "$pid"';

export interface Watchdog {
  /** From now on the process dies with us. */
  guard(pid: number): void;
  /** The process has ended by itself. */
  dismiss(): void;
}

/** Started before the process that it will guard, so that there is no moment without it. */
export function startWatchdog(account: Account | undefined): Watchdog {
  if (process.platform === 'win32') return { guard: () => undefined, dismiss: () => undefined };
  let guarded: number | undefined;
  let dismissed = false;
  let child = start();

  function start(): ChildProcess {
    const sh = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', guarded === undefined ? '' : String(guarded)], {
      ...runAsAccount(account),
      cwd: '/',
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    sh.stdin?.on('error', () => undefined);
    sh.once('exit', () => {
      if (!dismissed) child = start();
    });
    sh.unref();
    return sh;
  }

  return {
    guard(pid) {
      guarded = pid;
      child.stdin?.write(`${pid}\n`);
    },
    dismiss() {
      dismissed = true;
      child.stdin?.end(guarded === undefined ? undefined : 'farewell\n');
    },
  };
}
