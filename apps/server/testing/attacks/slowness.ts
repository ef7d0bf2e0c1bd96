const MAX_SECONDS = 5;
const MAX_RATIO = 4;

/** Says whether an answer took so long that it is worth a comparison. */
export function isLate(seconds: number): boolean {
  return seconds > MAX_SECONDS;
}

/** Says whether a text makes its call slow: a machine that is busy is slow for a harmless text, too. */
export function isSlow(seconds: number, harmlessSeconds: number): boolean {
  return isLate(seconds) && seconds > MAX_RATIO * harmlessSeconds;
}
