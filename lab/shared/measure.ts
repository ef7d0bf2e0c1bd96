import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findMedian } from './statistics.ts';

export interface Task {
  readonly name: string;
  readonly run: () => unknown;
}
/** Milliseconds: by the clock, and of the processor, which other work on the machine changes less. */
export interface Cost {
  readonly clock: number;
  readonly processor: number;
}
export type Costs = Readonly<Record<string, Cost>>;

/** Medians by the clock and means of the processor, over rounds in which every task runs once. */
export async function measure(tasks: readonly Task[], rounds: number): Promise<Costs> {
  const clocks = tasks.map((): number[] => []);
  const processor = tasks.map(() => 0);
  for (let round = 0; round <= rounds; round++)
    for (const [i, { run }] of tasks.entries()) {
      const [began, used] = [performance.now(), readProcessorTime()];
      await run();
      // The first round only warms up.
      if (round === 0) continue;
      clocks[i]?.push(performance.now() - began);
      processor[i] = (processor[i] ?? 0) + readProcessorTime() - used;
    }
  return Object.fromEntries(
    tasks.map(({ name }, i) => [
      name,
      { clock: roundTo(findMedian(clocks[i] ?? [])), processor: roundTo((processor[i] ?? 0) / rounds) },
    ]),
  );
}

function roundTo(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A tick of Linux's accounts. */
const TICK_MS = 10;

/** Of this process, and of those that it started and that have ended (proc(5): fields 16 and 17). */
function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  const children = Number(fields[13]) + Number(fields[14]);
  return (user + system) / 1000 + children * TICK_MS;
}

/** A program of the system, from its start to its end. */
export function runProgram(program: string, words: readonly string[], input?: string): void {
  const { status, error } = spawnSync(program, words, { input, stdio: ['pipe', 'ignore', 'ignore'] });
  if (status !== 0) throw new Error(`${program} is needed for this measurement: ${error?.message ?? status}`);
}
