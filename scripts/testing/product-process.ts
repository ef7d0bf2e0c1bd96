import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LIBRARY_BEGUN, LIBRARY_READY } from '../start/welcome.ts';
import { descendantsOf, waitForSurvivors } from './processes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const START_MS = 900_000;

/** "npm start" in a process of its own, which can be killed. */
export interface ProductProcess {
  readonly pid: number;
  readonly output: () => string;
  /** Resolves to the address when it answers, and fails when it ends before. */
  readonly answers: Promise<string>;
  /** The same, when its library has all that it begins with. */
  readonly ready: Promise<string>;
  readonly exited: Promise<number | null>;
  /** Ends it with the signal, and tells which of its processes are still there afterwards. */
  end(signal: NodeJS.Signals): Promise<string[]>;
}

export function startProcess(environment: Readonly<Record<string, string>>, root = ROOT): ProductProcess {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    // As npm runs it, it ends when the one that started it is gone: a test that is killed leaves nothing.
    env: { ...process.env, NODE_ENV: '', npm_lifecycle_event: 'start', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (words: string) => (output += words));
  child.stderr.setEncoding('utf8').on('data', (words: string) => (output += words));
  const exited = new Promise<number | null>((done) => child.once('close', done));
  const pid = child.pid ?? 0;
  const answers = waitForAddress(exited, () => output, false);
  // Whoever waits for the library hears from that how the start went.
  answers.catch(() => undefined);
  return {
    pid,
    output: () => output,
    exited,
    answers,
    ready: waitForAddress(exited, () => output, true),
    async end(signal) {
      const all = [pid, ...descendantsOf(pid)];
      child.kill(signal);
      await exited;
      return waitForSurvivors(all);
    },
  };
}

/** It has ended when its output has as well: whoever hears that it did not start can read why. */
async function waitForAddress(
  exited: Promise<unknown>,
  output: () => string,
  isFilled: boolean,
): Promise<string> {
  let ended = false;
  void exited.then(() => (ended = true));
  const end = performance.now() + START_MS;
  for (;;) {
    const address = /Relievo runs at (\S+)/.exec(output())?.[1];
    const isFilling = output().includes(LIBRARY_BEGUN) && !output().includes(LIBRARY_READY);
    if (address !== undefined && !(isFilled && isFilling)) return address;
    if (ended || performance.now() > end) throw new Error(`Relievo did not start:\n${output()}`);
    await wait(20);
  }
}
