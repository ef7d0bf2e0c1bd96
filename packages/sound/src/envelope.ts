/** Seconds of rise and fall: long enough not to click, short enough for the shortest note. */
const RISE = 0.008;
const FALL = 0.02;
const MOST_SHARE = 0.3;

/** 0 at both ends and 1 between, along half a cosine: no step for the ear to hear as a click. */
export function computeEnvelope(index: number, count: number, sampleRate: number): number {
  const rise = Math.max(1, Math.min(RISE * sampleRate, MOST_SHARE * count));
  const fall = Math.max(1, Math.min(FALL * sampleRate, MOST_SHARE * count));
  return Math.min(easeShare(index / rise), easeShare((count - 1 - index) / fall));
}

function easeShare(share: number): number {
  return share >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * Math.max(0, share));
}
