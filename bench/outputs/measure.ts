import { spawnSync } from 'node:child_process';
import { median } from '../drawing/statistics.ts';

export type Task = { readonly name: string; readonly run: () => unknown };
export type Times = Readonly<Record<string, number>>;

/** Medians of rounds in which every task runs once, so that what else the machine does falls on all. */
export const measure = async (tasks: readonly Task[], rounds: number): Promise<Times> => {
  const times = tasks.map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [i, { run }] of tasks.entries()) {
      const began = performance.now();
      await run();
      // The first round only warms up.
      if (round > 0) times[i]?.push(performance.now() - began);
    }
  return Object.fromEntries(
    tasks.map(({ name }, i) => [name, Math.round(median(times[i] ?? []) * 100) / 100]),
  );
};

/** A program of the system, from its start to its end. */
export const process = (program: string, words: readonly string[], input?: string): void => {
  const { status, error } = spawnSync(program, words, { input, stdio: ['pipe', 'ignore', 'ignore'] });
  if (status !== 0) throw new Error(`${program} is needed for this bench: ${error?.message ?? status}`);
};
