import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICKS = 100;

/**
 * How many seconds of the processor the processes took that this one began and that have ended, and those that they
 * began. Undefined where the system does not tell.
 */
export function readChildSeconds(): number | undefined {
  try {
    return parseChildSeconds(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** The name of the program stands in brackets and may hold anything; what follows it is numbers. */
export function parseChildSeconds(stat: string): number {
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(words[13]) + Number(words[14])) / TICKS;
}
