export interface Silence {
  /** A sign of life has come. */
  hear(): void;
  /** Looks once more; true when there was no sign of life during the last `most` looks. */
  look(): boolean;
}

/**
 * Silence is counted in looks and not measured by the clock: who was stopped for a minute has not looked meanwhile, and
 * does not take its own pause for the silence of the other.
 */
export function countSilence(most: number): Silence {
  let silent = 0;
  return {
    hear() {
      silent = 0;
    },
    look() {
      silent += 1;
      return silent > most;
    },
  };
}
