import type { Spoken } from '../voice.ts';

/** Share of a stretch that repeats itself one wave later: noise and silence do not. */
const VOICED = 0.8;

/** The pitch in the middle of all voiced moments, by autocorrelation. */
export function pitchOf({ samples, sampleRate }: Spoken): number {
  const pitches: number[] = [];
  const [shortest, longest] = [Math.round(sampleRate / 400), Math.round(sampleRate / 70)];
  for (let at = 0; at + 2 * longest < samples.length; at += Math.round(sampleRate / 40)) {
    const [best, lag] = findBestLag(samples, at, shortest, longest);
    if (best > VOICED) pitches.push(sampleRate / lag);
  }
  pitches.sort((a, b) => a - b);
  return pitches[pitches.length >> 1] ?? 0;
}

function findBestLag(
  samples: Float32Array,
  at: number,
  shortest: number,
  longest: number,
): readonly [best: number, lag: number] {
  let [best, found] = [0, shortest];
  const power = (from: number): number => {
    let sum = 0;
    for (let i = 0; i < longest; i += 1) sum += (samples[from + i] ?? 0) ** 2;
    return sum;
  };
  const own = power(at);
  if (own < longest * 0.001) return [0, shortest];
  for (let lag = shortest; lag <= longest; lag += 1) {
    let sum = 0;
    for (let i = 0; i < longest; i += 1) sum += (samples[at + i] ?? 0) * (samples[at + i + lag] ?? 0);
    const alike = sum / Math.sqrt(own * power(at + lag));
    if (alike > best + 0.02) [best, found] = [alike, lag];
  }
  return [best, found];
}
