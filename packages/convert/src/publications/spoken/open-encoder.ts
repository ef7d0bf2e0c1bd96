import { createMp3Encoder } from 'wasm-media-encoders';

/** Samples of a second, one channel: speech has little above 10 kHz. */
export const SPEECH_RATE = 22_050;
const KILOBITS = 48;
/** The encoder gets a few seconds at a time, so that a long sentence takes no more memory than a short one. */
const CHUNK = 4 * SPEECH_RATE;

/** An MP3 that becomes longer. Only its packed bytes are in memory. */
export interface SpeechEncoder {
  readonly add: (samples: Float32Array) => void;
  readonly finish: () => Uint8Array;
}

export async function openEncoder(): Promise<SpeechEncoder> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: SPEECH_RATE, bitrate: KILOBITS });
  const parts: Uint8Array[] = [];
  return {
    add(samples) {
      for (let at = 0; at < samples.length; at += CHUNK)
        parts.push(encoder.encode([samples.subarray(at, at + CHUNK)]).slice());
    },
    finish() {
      parts.push(encoder.finalize().slice());
      return new Uint8Array(Buffer.concat(parts));
    },
  };
}
