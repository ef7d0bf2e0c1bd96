import type { ChildProcess } from 'node:child_process';
import { measureSilence } from './measure-silence.ts';

/** What a process is asked by the one that started it, and what its event loop answers. */
export const QUESTION = { kind: 'are you alive' } as const;
export const ANSWER = { kind: 'alive' } as const;

export interface Patience {
  /** How often it is asked. */
  readonly lookMs: number;
  /** How long it may leave all questions unanswered, */
  readonly silentMs: number;
  /** and how long until it has said for the first time that it is ready: modules are being read then. */
  readonly startingMs: number;
}

export const PATIENCE: Patience = { lookMs: 500, silentMs: 10_000, startingMs: 120_000 };

export interface Asking {
  /** From now on it may be silent for less long. */
  markReady(): void;
}

/**
 * Asks a process for life until it has ended. An open socket tells nothing, for the kernel keeps it: only the event loop
 * answers here. One that is silent for too long is ended in the way that needs nothing of it.
 */
export function askForLife(
  child: ChildProcess,
  { lookMs, silentMs, startingMs }: Patience,
  hangs: () => void,
): Asking {
  let silence = measureSilence(startingMs);
  child.on('message', () => silence.hear());
  const asking = setInterval(() => {
    if (silence.look()) {
      clearInterval(asking);
      hangs();
      child.kill('SIGKILL');
    } else if (child.connected) child.send(QUESTION, () => undefined);
  }, lookMs);
  child.once('exit', () => clearInterval(asking));
  return {
    markReady() {
      silence = measureSilence(silentMs);
    },
  };
}

/** Answers whoever started this process, as long as the event loop turns. */
export function answerForLife(): void {
  process.on('message', () => {
    if (process.connected) process.send?.(ANSWER, undefined, undefined, () => undefined);
  });
}
