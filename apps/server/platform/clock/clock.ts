import { readFileSync } from 'node:fs';

/** The time, as something that is handed in: a test can turn it instead of waiting. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** For journeys that would wait for minutes or days: the file says by how many seconds this clock is ahead. */
export function createClockAheadBy(file: string): Clock {
  return { now: () => new Date(Date.now() + readSeconds(file) * 1000) };
}

function readSeconds(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

export interface TurnableClock extends Clock {
  /** Moves the time on by so many seconds, or back by a negative number. */
  turn(seconds: number): void;
}

export function turnableClock(start: Date = new Date()): TurnableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    turn: (seconds) => {
      time += seconds * 1000;
    },
  };
}
