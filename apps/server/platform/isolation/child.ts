import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What a child process may take before it is ended. */
export interface ChildLimits {
  readonly memoryBytes: number;
  readonly seconds: number;
}

export interface ChildWork {
  /** The program: it gets one message, and answers with messages of its own. */
  readonly program: URL;
  readonly message: object;
  /** What the child may read from the disk: its own program and what that stands on. */
  readonly readable: string;
  readonly limits: ChildLimits;
  readonly signal: AbortSignal;
  /** Told of every answer; true for the last one. */
  readonly onAnswer: (answer: unknown) => boolean;
}

const PRLIMIT = '/usr/bin/prlimit';
const HAS_PRLIMIT = existsSync(PRLIMIT);
const LOOK_MS = 200;
const MB = 1024 * 1024;

/**
 * Runs a program on what others made, in a process of its own: no settings and no secrets, no files but its own
 * program, nothing that it could start or load, and an end when it takes too much. The network is not closed by
 * this; nothing in the process knows an address or a secret.
 */
export async function runInChild(work: ChildWork): Promise<void> {
  const { program, readable, limits } = work;
  const child = fork(fileURLToPath(program), {
    execPath: HAS_PRLIMIT ? PRLIMIT : process.execPath,
    execArgv: [
      // Also where whoever asked was killed, and nobody is left who looks at the time.
      ...(HAS_PRLIMIT ? [`--cpu=${Math.ceil(limits.seconds) + 1}`, '--core=0', process.execPath] : []),
      '--permission',
      `--allow-fs-read=${readable}/*`,
      `--max-old-space-size=${Math.ceil(limits.memoryBytes / MB)}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await answered(child, work);
  } finally {
    await ended(child);
  }
}

/** Resolves with the last answer; rejects where there will be none, or the child has taken enough. */
function answered(child: ChildProcess, { message, limits, signal, onAnswer }: ChildWork): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(why));
    const stopped = () => fail('It was stopped.');
    const look = async () => {
      const bytes = await residentBytes(child);
      if (bytes > limits.memoryBytes) fail(`It took more than ${limits.memoryBytes} bytes.`);
    };
    const tooLate = () => fail(`It took longer than ${limits.seconds} seconds.`);
    const timers = [setInterval(() => void look(), LOOK_MS), setTimeout(tooLate, limits.seconds * 1000)];
    signal.addEventListener('abort', stopped, { once: true });
    if (signal.aborted) stopped();
    child.once('error', reject);
    child.once('exit', (code, by) => {
      for (const timer of timers) clearTimeout(timer);
      signal.removeEventListener('abort', stopped);
      fail(`It ended by itself (${by ?? code}).`);
    });
    child.on('message', (answer) => {
      try {
        if (onAnswer(answer)) resolve();
      } catch (error) {
        reject(new Error('Its answer was not understood.', { cause: error }));
      }
    });
    child.send(message, (error) => error && reject(error));
  });
}

/** In use at this moment, everything counted; 0 where the system does not tell. */
async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
    return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
