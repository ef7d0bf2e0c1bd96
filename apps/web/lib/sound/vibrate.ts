const LEAST_MS = 15;
const MOST_MS = 100;
const GAP_PATTERN = [10, 40, 10];

/** How long a device shakes for a value, from 0 for the least to 1 for the greatest; twice and shortly where there is none. */
export function vibrateFor(share: number | null): void {
  // Many browsers have no such thing, and some devices nothing that shakes.
  if (typeof navigator.vibrate !== 'function') return;
  navigator.vibrate(share === null ? GAP_PATTERN : Math.round(LEAST_MS + (MOST_MS - LEAST_MS) * share));
}
