import { parentOf } from '../../apps/server/platform/postgres/processes.ts';

const SECOND_SIGNAL_AFTER_MS = 1_000;
const LOOK_MS = 500;

/**
 * Resolves when this process is told to end: by Ctrl+C, by SIGTERM, or because npm, which started it, is gone.
 * Ctrl+C comes twice, from the terminal and from npm, so only a later one means that somebody lost patience.
 */
export function waitForEnd(): Promise<void> {
  return new Promise((done) => {
    let first = 0;
    const tell = () => {
      if (first === 0) first = performance.now();
      else if (performance.now() - first > SECOND_SIGNAL_AFTER_MS) process.exit(1);
      done();
    };
    process.on('SIGINT', tell);
    process.on('SIGTERM', tell);
    process.on('SIGHUP', tell);
    if (process.env.npm_lifecycle_event !== undefined) watchNpm(done);
  });
}

/** Npm runs us through a shell, which outlives it. A process whose parent died has another one, without a signal. */
function watchNpm(done: () => void): void {
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = lineage();
  const look = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(look);
    done();
  }, LOOK_MS);
  look.unref();
}

/** Runs the program; a reason not to go on is printed as it is, without a stack. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Refusal')) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
