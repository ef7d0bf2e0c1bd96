import { maxOf, textOfCodes } from '@relievo/words';

/**
 * Hears a WAV file with nothing of the synthesiser's own: reads its bytes, and finds pitch by
 * autocorrelation and then by the strongest frequency around it, and the side by the power of the
 * two channels.
 */
export interface Heard {
  readonly sampleRate: number;
  readonly left: Float64Array;
  readonly right: Float64Array;
}

export function readWav(bytes: Uint8Array): Heard {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number): string => textOfCodes(bytes.subarray(at, at + 4));
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE' || view.getUint32(4, true) !== bytes.length - 8)
    throw new Error('No WAV file.');
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length; at += 8 + view.getUint32(at + 4, true)) {
    if (tag(at) === 'fmt ') {
      sampleRate = view.getUint32(at + 12, true);
      const format = [
        view.getUint16(at + 8, true),
        view.getUint16(at + 10, true),
        view.getUint16(at + 22, true),
      ];
      if (format.join() !== '1,2,16') throw new Error(`Not two channels of 16 bits: ${format.join()}.`);
    }
    if (tag(at) !== 'data') continue;
    const count = view.getUint32(at + 4, true) / 4;
    const channel = (offset: number): Float64Array =>
      Float64Array.from(
        { length: count },
        (_, index) => view.getInt16(at + 8 + index * 4 + offset, true) / 32_767,
      );
    return { sampleRate, left: channel(0), right: channel(2) };
  }
  throw new Error('The WAV file has no data.');
}

export interface HeardNote {
  readonly hertz: number;
  readonly pan: number;
}

/** What sounds from one second to another. */
export function hearNote({ sampleRate, left, right }: Heard, from: number, to: number): HeardNote {
  const [begin, end] = [Math.round(from * sampleRate), Math.round(to * sampleRate)];
  const [l, r] = [left.subarray(begin, end), right.subarray(begin, end)];
  const [powerLeft, powerRight] = [measurePower(l), measurePower(r)];
  const louder = powerLeft > powerRight ? l : r;
  const pan = (4 / Math.PI) * Math.atan2(Math.sqrt(powerRight), Math.sqrt(powerLeft)) - 1;
  return { hertz: refinePitch(louder, sampleRate, findRoughPitch(louder, sampleRate)), pan };
}

function measurePower(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0);
}

const LOWEST = 100;
const HIGHEST = 1400;

/** Enough for six turns of the lowest pitch: what is longer tells no more of how high it is. */
const LISTENED_S = 6 / LOWEST;

/** The first delay after which the middle of the sound is nearly as like itself as after any other. */
function findRoughPitch(sound: Float64Array, sampleRate: number): number {
  const spare = Math.max(0, sound.length - Math.ceil(LISTENED_S * sampleRate));
  const samples = sound.subarray(Math.floor(spare / 2), sound.length - Math.ceil(spare / 2));
  const shortest = Math.floor(sampleRate / HIGHEST);
  const longest = Math.min(Math.ceil(sampleRate / LOWEST), Math.floor(samples.length / 2));
  const likeness: number[] = [];
  for (let lag = shortest; lag <= longest; lag += 1) {
    let same = 0;
    let both = 0;
    for (let at = 0; at + lag < samples.length; at += 1) {
      const [a, b] = [samples[at] ?? 0, samples[at + lag] ?? 0];
      same += a * b;
      both += a * a + b * b;
    }
    likeness.push((2 * same) / both);
  }
  const best = maxOf(likeness);
  const first = likeness.findIndex(
    (value, index) =>
      value > 0.8 * best &&
      value >= (likeness[index - 1] ?? Infinity) &&
      value >= (likeness[index + 1] ?? Infinity),
  );
  return sampleRate / (shortest + first);
}

/** The strongest frequency within a few percent, by golden section on a windowed Fourier sum. */
function refinePitch(samples: Float64Array, sampleRate: number, rough: number): number {
  const turn = (2 * Math.PI) / (samples.length - 1);
  const windowed = samples.map((sample, at) => sample * (0.5 - 0.5 * Math.cos(turn * at)));
  const strength = (hertz: number): number => {
    const step = (2 * Math.PI * hertz) / sampleRate;
    const [cos, sin] = [Math.cos(step), Math.sin(step)];
    let [x, y, re, im] = [1, 0, 0, 0];
    for (const value of windowed) {
      re += value * x;
      im += value * y;
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
    }
    return re * re + im * im;
  };
  const golden = (Math.sqrt(5) - 1) / 2;
  // The peak is narrow beside the range in which it lies: first the nearest place, then the peak itself.
  const grain = sampleRate / samples.length;
  const steps = Math.ceil((rough * 0.07) / grain);
  const places = Array.from({ length: 2 * steps + 1 }, (_, index) => rough + (index - steps) * grain);
  const loud = places.map(strength);
  const near = places[loud.indexOf(maxOf(loud))] ?? rough;
  let [low, high] = [near - grain, near + grain];
  let [a, b] = [high - golden * (high - low), low + golden * (high - low)];
  let [atA, atB] = [strength(a), strength(b)];
  for (let turns = 0; turns < 24; turns += 1)
    if (atA > atB) {
      high = b;
      [b, atB] = [a, atA];
      a = high - golden * (high - low);
      atA = strength(a);
    } else {
      low = a;
      [a, atA] = [b, atB];
      b = low + golden * (high - low);
      atB = strength(b);
    }
  return (low + high) / 2;
}

const WINDOW = 0.002;

/** When a note begins whose begin is expected there: between the softest moment around it and its full strength. */
export function hearOnset({ sampleRate, left, right }: Heard, at: number, duration: number): number {
  const loudness = (second: number): number => {
    const [from, to] = [second - WINDOW / 2, second + WINDOW / 2].map((one) =>
      Math.max(0, Math.round(one * sampleRate)),
    );
    return Math.sqrt(
      (measurePower(left.subarray(from, to)) + measurePower(right.subarray(from, to))) / WINDOW,
    );
  };
  const steps = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.round((to - from) / 0.0005) }, (_, step) => from + step * 0.0005);
  const full = maxOf(steps(at + 0.03, at + Math.min(0.08, duration / 2)).map(loudness));
  const around = steps(Math.max(0, at - 0.03), at + 0.03);
  const softest = around.reduce((best, second) => (loudness(second) < loudness(best) ? second : best));
  return around.find((second) => second >= softest && loudness(second) > full / 4) ?? Infinity;
}
