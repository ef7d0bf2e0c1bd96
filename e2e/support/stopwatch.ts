import { expect } from '@playwright/test';

/** How many seconds have really passed since; the clock of a page that was installed counts them too. */
export type Stopwatch = () => number;

export function startStopwatch(): Stopwatch {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}

/** Waits until so many seconds are left, less what has really passed since they began. */
export async function expectLeft(
  read: () => Promise<number>,
  seconds: number,
  passed: Stopwatch,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const left = await read();
        return left <= seconds && left >= seconds - 1 - passed();
      },
      { message: `${seconds} seconds left, less what has passed` },
    )
    .toBe(true);
}

/** The number that stands in these words, or none. */
export function numberIn(words: string | null): number {
  return Number(/\d+/.exec(words ?? '')?.[0] ?? Number.NaN);
}
