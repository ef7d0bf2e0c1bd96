/** Kilobits of a second by the index in the head of a frame of MPEG-2 layer 3 (ISO/IEC 13818-3, 2.4.2.3). */
const KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const;
const RATES = [22_050, 24_000, 16_000] as const;
const SAMPLES = 576;

/** Measures an MP3 of the encoder by its frames, which all have the same number of samples. */
export function measureMp3(bytes: Uint8Array): { readonly frames: number; readonly seconds: number } {
  let frames = 0;
  let seconds = 0;
  for (let at = 0; at + 4 <= bytes.length; ) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const kilobits = KILOBITS[three >> 4] ?? 0;
    const rate = RATES[(three >> 2) & 3];
    if (one !== 0xff || (two & 0xfe) !== 0xf2 || kilobits === 0 || rate === undefined)
      throw new Error(`There is no frame of MPEG-2 layer 3 at ${at}.`);
    frames += 1;
    seconds += SAMPLES / rate;
    at += Math.floor((SAMPLES / 8) * ((kilobits * 1000) / rate)) + ((three >> 1) & 1);
  }
  return { frames, seconds };
}
