import type { Sound } from '@relievo/sound';
import { createMp3Encoder } from 'wasm-media-encoders';

/** A second at a time: what comes back is a view of the encoder's memory, gone with the next. */
const CHUNK = 44_100;
const KILOBITS = 128;

/** MPEG layer 3 by LAME, compiled to WebAssembly. */
export async function toMp3({ sampleRate, left, right }: Sound): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  if (sampleRate !== 44_100)
    throw new RangeError(`MP3 files are made of 44100 samples a second, not ${sampleRate}.`);
  encoder.configure({ channels: 2, sampleRate, bitrate: KILOBITS });
  const parts: Uint8Array[] = [];
  for (let at = 0; at < left.length; at += CHUNK)
    parts.push(encoder.encode([left.subarray(at, at + CHUNK), right.subarray(at, at + CHUNK)]).slice());
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
