import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { ChildOptions } from './child-options.ts';
import { type Limits, limitCommand, residentBytes } from './limits.ts';
import { LostChild } from './lost-child.ts';
import { buildNodeCommand, readablePaths } from './program.ts';
import { measureFolder, type Scratch } from './scratch.ts';
import { TookTooMuch } from './took-too-much.ts';
import { createView } from './view.ts';
import { commandBehind, isCountedAlone } from './walls.ts';

/** What is said to a running child, and what it says: short lines, for everything large goes through files. */
export interface Conversation {
  say(line: string): void;
  /** Both reject where the child ends or takes too much, the time is over, or whoever asked has gone. */
  waitUntilReady(options: WaitOptions): Promise<unknown>;
  waitUntilDone(options: WaitOptions): Promise<unknown>;
  isAlive(): boolean;
  end(): Promise<void>;
}

export interface WaitOptions {
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: ((step: string) => void) | undefined;
}

const LOOK_MS = 200;
/** As a shell and bubblewrap tell that what they began was ended by SIGKILL. */
const KILLED_BEHIND_WALLS = 137;
const LONGEST_LINE = 1000;
const COMPLAINT_LENGTH = 8000;

/** As a user of its own, where it has one. */
export function startConversation(
  options: ChildOptions,
  scratch: Scratch,
  user: number | undefined,
): Conversation {
  const child = startProcess(options, scratch, user);
  let fail: (why: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Without anybody who waits for a word it changes nothing.
  failed.catch(() => undefined);
  const complaint = keepEnd(child.stderr);
  const closed = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      fail(error);
      resolve();
    });
    child.once('close', (code, by) => {
      fail(explainEnd(by ?? code, complaint()));
      resolve();
    });
  });
  const listeners = new Set<(line: string) => void>();
  let isReady = false;
  readLines(child.stdout, (line) => {
    isReady ||= line === 'ready';
    for (const hear of listeners) hear(line);
  }).catch(fail);
  const looking = setInterval(() => void lookAt(child, scratch, options.limits).catch(fail), LOOK_MS);
  void closed.then(() => clearInterval(looking));
  // It has ended when nobody holds its end of a pipe any more, and says so by being gone.
  child.stdin?.on('error', () => undefined);

  return {
    say: (line) => void child.stdin?.write(`${line}\n`),
    waitUntilReady: (options) => Promise.race([isReady || waitForWord('ready', options, listeners), failed]),
    waitUntilDone: async (waiting) => {
      await Promise.race([waitForWord('done', waiting, listeners), failed]);
      // Who is done between two looks is held to the same.
      await lookAt(child, scratch, options.limits);
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async end() {
      killAll(child);
      await closed;
    },
  };
}

/** As a program complains before it ends, where it met the limits that the system keeps. */
const COMPLAINTS = [
  ['memory', /out of memory|bad_alloc/],
  ['disk', /EFBIG/],
] as const;

function explainEnd(how: NodeJS.Signals | number | null, cause: string): Error {
  const message = `It ended by itself (${how}).`;
  if (how === 'SIGKILL' || how === KILLED_BEHIND_WALLS) return new LostChild(message, { cause });
  const met = COMPLAINTS.find(([, complaint]) => complaint.test(cause));
  return met ? new TookTooMuch(met[0], message, { cause }) : new Error(message, { cause });
}

/** Resolves when the word is said; rejects when the time is over, or whoever asked has gone. */
function waitForWord(
  word: string,
  { seconds, signal, onStep }: WaitOptions,
  listeners: Set<(line: string) => void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      listeners.delete(hear);
      signal?.removeEventListener('abort', stop);
      done();
    };
    const hear = (line: string) => {
      if (line === word) settle(resolve);
      else if (line.startsWith('step ')) onStep?.(line.slice('step '.length));
    };
    const stop = () => settle(() => reject(new Error('It was stopped.')));
    const timer = setTimeout(
      () => settle(() => reject(new TookTooMuch('time', `It took longer than ${seconds} seconds.`))),
      seconds * 1000,
    );
    listeners.add(hear);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}

function startProcess(
  { program, limits, walls, tasks }: ChildOptions,
  scratch: Scratch,
  user: number | undefined,
): ChildProcess {
  const view = createView(readablePaths(program), scratch.folder);
  const { by } = walls;
  const { memoryBytes } = limits;
  const node = buildNodeCommand(program, { memoryBytes, folder: scratch.folder, by });
  const limited = limitCommand(limits, { tasks, countsAlone: isCountedAlone(walls) });
  const inner = [...limited, ...node];
  const [command = '', ...words] = commandBehind(walls.by, { view, emptyFolder: scratch.view, user }, inner);
  // A group of its own, so that what it began ends with it. It inherits nothing: no settings, no open files.
  return spawn(command, words, {
    env: program.withNativeAddons ? limitPictureMemory(limits) : {},
    cwd: scratch.folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Otherwise libvips lays pictures of more than 100 MB in a folder of the system, which is closed to a child. */
function limitPictureMemory({ memoryBytes }: Limits) {
  return { VIPS_DISC_THRESHOLD: String(memoryBytes) };
}

function killAll({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in between.
  }
}

async function lookAt({ pid }: ChildProcess, { folder }: Scratch, limits: Limits): Promise<void> {
  if (pid === undefined) return;
  const [memory, disk] = await Promise.all([residentBytes(pid), measureFolder(folder)]);
  if (memory > limits.memoryBytes)
    throw new TookTooMuch('memory', `It took more than ${limits.memoryBytes} bytes of memory.`);
  if (disk > limits.diskBytes)
    throw new TookTooMuch('disk', `It took more than ${limits.diskBytes} bytes of disk.`);
}

async function readLines(output: Readable | null, hear: (line: string) => void): Promise<void> {
  let begun = '';
  for await (const chunk of output?.setEncoding('utf8') ?? []) {
    const lines = `${begun}${chunk}`.split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > LONGEST_LINE) throw new Error('It says more than it may.');
    for (const line of lines) hear(line);
  }
}

/** What a program says before it ends in a way that nobody expected. */
function keepEnd(output: Readable | null): () => string {
  let kept = '';
  output?.setEncoding('utf8').on('data', (words: string) => {
    kept = `${kept}${words}`.slice(-COMPLAINT_LENGTH);
  });
  return () => kept;
}
