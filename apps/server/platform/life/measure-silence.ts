export interface Silence {
  /** Notes that a sign of life arrived. */
  hear(): void;
  /** Whether there was no sign of life for longer than is allowed. */
  look(now?: number): boolean;
}

/** What lies between two looks counts for so long at most. */
const LONGEST_PAUSE_MS = 3_000;

/**
 * How long somebody is silent, as far as we have listened: who was busy or stopped for a minute does not take its own
 * pause for the silence of the other.
 */
export function measureSilence(mostMs: number, began = performance.now()): Silence {
  let silentMs = 0;
  let last = began;
  return {
    hear() {
      silentMs = 0;
    },
    look(now = performance.now()) {
      silentMs += Math.min(now - last, LONGEST_PAUSE_MS);
      last = now;
      return silentMs > mostMs;
    },
  };
}
