/** The time, as something that is handed in: a test can turn it instead of waiting. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

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
