import { type Config, readConfig } from './config.ts';
import { answerForLife } from './platform/life/ask-for-life.ts';
import { watchOwnLife } from './platform/life/watch-own-life.ts';
import { Refusal } from './platform/refusal.ts';

/** What runs in this process until it is told to stop. */
export interface Running {
  readonly url?: string;
  stop(): Promise<void>;
}

/** What a process tells the one that started it. */
export type Report =
  | { readonly kind: 'ready'; readonly url?: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Longer than any part of a stop may take by itself. */
const STOP_SLACK_MS = 5_000;

/** After so long a process that was told to stop ends in any order. */
export function longestStopMs({ http }: Pick<Config, 'http'>): number {
  return http.stopSeconds * 1000 + STOP_SLACK_MS;
}

/**
 * The life of a server or a worker: it starts, says so, and stops in good order at Ctrl+C, at SIGTERM, and when
 * the process that started it is gone. One that hangs ends without order. A reason not to start is one sentence.
 */
export async function runProcess(start: (config: Config) => Promise<Running>): Promise<void> {
  // Nothing that is only starting has anything to bring in order.
  const giveUp = () => process.exit(1);
  // Its end may have come while our own modules were loaded, and 'disconnect' with it.
  if (process.send && !process.connected) giveUp();
  process.once('disconnect', giveUp);
  answerForLife();
  try {
    const config = readConfig();
    // A debugger stops the process of whoever works on it, for as long as they look.
    const watch = config.mode === 'development' ? undefined : watchOwnLife();
    const running = await start(config);
    process.off('disconnect', giveUp);
    watch?.markReady();
    report({ kind: 'ready', ...(running.url === undefined ? {} : { url: running.url }) });
    stopWhenTold(running, longestStopMs(config));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report({ kind: 'refused', sentence: error.message });
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}

function report(words: Report): void {
  // The one that started us may be gone in this moment; that is told by 'disconnect', not by an error here.
  if (process.connected) process.send?.(words, undefined, undefined, () => undefined);
  else if (words.kind === 'refused') process.stderr.write(`${words.sentence}\n`);
  else if (words.url !== undefined) process.stdout.write(`Relievo answers at ${words.url}\n`);
  else process.stdout.write('A worker takes jobs until Ctrl+C.\n');
}

function stopWhenTold(running: Running, deadlineMs: number): void {
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
