import type { Sound } from './synthesise.ts';

const HEADER = 44;
const CHANNELS = 2;
const BYTES = 2;

/** RIFF WAVE, 16 bits PCM, two channels: read by every player and every encoder. */
export function toWav(sound: Sound): Uint8Array {
  const { sampleRate, left, right } = sound;
  const data = left.length * CHANNELS * BYTES;
  const bytes = new Uint8Array(HEADER + data);
  const view = new DataView(bytes.buffer);
  const ascii = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + data, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, CHANNELS, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * CHANNELS * BYTES, true);
  view.setUint16(32, CHANNELS * BYTES, true);
  view.setUint16(34, 8 * BYTES, true);
  ascii(36, 'data');
  view.setUint32(40, data, true);
  for (let index = 0; index < left.length; index += 1) {
    view.setInt16(HEADER + index * 4, to16(left[index] ?? 0), true);
    view.setInt16(HEADER + index * 4 + 2, to16(right[index] ?? 0), true);
  }
  return bytes;
}

export function to16(sample: number): number {
  return Math.round(Math.min(1, Math.max(-1, sample)) * 32_767);
}
