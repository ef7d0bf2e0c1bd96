import type { Counts } from './counts.ts';
import type { FileTime } from './slow-files.ts';

/** What a part of the suite took. */
export interface PartTime extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** Of the processor, where the system tells. */
  readonly processorSeconds: number | undefined;
  /** How long the fixed piece of work took before the part and after it. */
  readonly fixedWork: readonly [before: number, after: number];
}

const NAMED = 10;

/** The lines that say what each part took, so that runs on a busy and on a quiet machine can be compared. */
export function timeLines(parts: readonly PartTime[]): string[] {
  if (parts.length === 0) return [];
  const pieces = parts.flatMap(({ fixedWork }) => fixedWork).toSorted((one, other) => one - other);
  const piece = pieces[Math.floor(pieces.length / 2)] ?? 0;
  return [
    `What each part took, beside a fixed piece of work that took ${toMilliseconds(piece)} in this run:`,
    ...parts.map(({ name, seconds, processorSeconds, fixedWork: [before, after] }) => {
      const pace = (before + after) / 2;
      const processor =
        processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(0)} s of processor`;
      const work = `${(seconds / pace).toFixed(0)} pieces of ${toMilliseconds(pace)}`;
      return `  ${name.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s${processor}, ${work}`;
    }),
  ];
}

/** The lines that name the files whose tests took longest. */
export function writeSlowLines(files: readonly FileTime[]): string[] {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, NAMED);
  if (slowest.length === 0) return [];
  return [
    'The files that took longest:',
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s ${file}`),
  ];
}

function toMilliseconds(seconds: number): string {
  return `${(seconds * 1000).toFixed(0)} ms`;
}
