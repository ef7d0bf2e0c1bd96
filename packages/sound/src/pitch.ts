export const semitonesBetween = (low: number, high: number): number => 12 * Math.log2(high / low);

/** Equal steps of value are equal steps of the scale: ears hear ratios of frequency, not differences. */
export const semitonesAbove = (low: number, semitones: number): number => low * 2 ** (semitones / 12);
