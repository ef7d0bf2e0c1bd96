export function countSemitonesBetween(low: number, high: number): number {
  return 12 * Math.log2(high / low);
}

/** Equal steps of value are equal steps of the scale: ears hear ratios of frequency, not differences. */
export function raiseBySemitones(low: number, semitones: number): number {
  return low * 2 ** (semitones / 12);
}
