import { textOfCodes } from '@relievo/words';
import type { Spoken } from './voice.ts';

/**
 * Samples of a RIFF WAVE of 16 bits and one channel, as synthesisers write it; null where it is none.
 * What is written while it is spoken states a length that is not yet known: then the data end with the file.
 */
export function readWav(bytes: Uint8Array): Spoken | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number): string => textOfCodes(bytes.subarray(at, at + 4));
  if (bytes.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') return null;
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    if (tag(at) === 'fmt ') {
      const [format, channels, bits] = [at + 8, at + 10, at + 22].map((place) => view.getUint16(place, true));
      if (format !== 1 || channels !== 1 || bits !== 16) return null;
      sampleRate = view.getUint32(at + 12, true);
    }
    if (tag(at) === 'data') {
      const count = Math.floor(Math.min(length, bytes.length - at - 8) / 2);
      const samples = Float32Array.from(
        { length: count },
        (_, i) => view.getInt16(at + 8 + 2 * i, true) / 32_768,
      );
      return sampleRate > 0 ? { sampleRate, samples } : null;
    }
    at += 8 + length + (length % 2);
  }
  return null;
}
