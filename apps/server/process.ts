import { type Config, readConfig } from './config.ts';
import { answerForLife } from './platform/life/ask-for-life.ts';
import { watchOwnLife } from './platform/life/watch-own-life.ts';
import { Refusal } from './platform/refusal.ts';

/** A server or a worker, which runs in this process until a signal stops it. */
export interface Running {
  readonly url?: string;
  stop(): Promise<void>;
}

/** The report that a process sends to the one that started it. */
export type Report =
  | { readonly kind: 'ready'; readonly url?: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** This is longer than any single part of a stop takes. */
const STOP_SLACK_MS = 5_000;

/** Returns the time after which a stopping process exits, even with work unfinished. */
export function longestStopMs({ http }: Pick<Config, 'http'>): number {
  return http.stopSeconds * 1000 + STOP_SLACK_MS;
}

/**
 * Runs a server or a worker: starts it, reports that it is ready, and stops it in order at Ctrl+C, at SIGTERM, and when
 * the process that started it has ended. A process that hangs exits without order. A reason not to start is one sentence.
 */
export async function runProcess(start: (config: Config) => Promise<Running>): Promise<void> {
  // A process that is only starting has no work to finish.
  const giveUp = () => process.exit(1);
  // The parent may have ended while our modules were loading, and its 'disconnect' was missed.
  if (process.send && !process.connected) giveUp();
  process.once('disconnect', giveUp);
  answerForLife();
  try {
    const config = readConfig();
    // A debugger pauses the process, which would look like a hang.
    const watch = config.mode === 'development' ? undefined : watchOwnLife();
    const running = await start(config);
    process.off('disconnect', giveUp);
    watch?.markReady();
    report({ kind: 'ready', ...(running.url === undefined ? {} : { url: running.url }) });
    stopOnSignal(running, longestStopMs(config));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report({ kind: 'refused', sentence: error.message });
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}

function report(words: Report): void {
  // The parent may have ended just now. The 'disconnect' event reports that, so an error here is ignored.
  if (process.connected) process.send?.(words, undefined, undefined, () => undefined);
  else if (words.kind === 'refused') process.stderr.write(`${words.sentence}\n`);
  else if (words.url !== undefined) process.stdout.write(`Relievo answers at ${words.url}\n`);
  else process.stdout.write('A worker takes jobs until Ctrl+C.\n');
}

function stopOnSignal(running: Running, deadlineMs: number): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), deadlineMs).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  // Ctrl+C reaches every process of the terminal; the one that started us decides the order.
  process.on('SIGINT', process.send ? () => undefined : stop);
}
