const KILOBITS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const RATES: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
};

/** Counts the seconds of an MP3 frame by frame, as ISO/IEC 11172-3 and 13818-3 say; anything else in it is an error. */
export function countMp3Seconds(bytes: Uint8Array): number {
  let seconds = 0;
  let at = 0;
  while (at < bytes.length) {
    const head = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
    const version = (head >>> 19) & 3;
    const rate = RATES[version]?.[(head >>> 10) & 3];
    const kilobits = KILOBITS[version]?.[(head >>> 12) & 15];
    if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== 1 || !rate || !kilobits)
      throw new Error(`There is no frame of layer 3 at ${at}.`);
    const samples = version === 3 ? 1152 : 576;
    seconds += samples / rate;
    at += Math.floor((samples * kilobits * 125) / rate) + ((head >>> 9) & 1);
  }
  if (at !== bytes.length) throw new Error('The last frame is cut.');
  return seconds;
}
