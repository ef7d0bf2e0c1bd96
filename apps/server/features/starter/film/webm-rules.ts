/**
 * A film of key frames in WebM (Matroska, RFC 9559; only what a player needs). A lossy WebP picture is a key frame of
 * VP8 in another wrapper (RFC 9649), so that no encoder of films is needed.
 */
export type Frame = { readonly atMs: number; readonly webp: Uint8Array };

export function webmFilm(
  frames: readonly Frame[],
  { width, height, lengthMs }: { readonly width: number; readonly height: number; readonly lengthMs: number },
): Uint8Array {
  const info = element(0x1549a966, [
    unsigned(0x2ad7b1, 1_000_000),
    float(0x4489, lengthMs),
    text(0x4d80, 'relievo'),
    text(0x5741, 'relievo'),
  ]);
  const video = element(0xe0, [unsigned(0xb0, width), unsigned(0xba, height)]);
  const tracks = element(0x1654ae6b, [
    element(0xae, [unsigned(0xd7, 1), unsigned(0x73c5, 1), unsigned(0x83, 1), text(0x86, 'V_VP8'), video]),
  ]);
  const clusters = inClusters(frames).map(clusterOf);
  // Cues say where each cluster lies; their own length does not depend on what they say.
  const cuesFor = (first: number) => {
    let position = first;
    const points = clusters.map(({ atMs, bytes }) => {
      const point = element(0xbb, [
        unsigned(0xb3, atMs, 4),
        element(0xb7, [unsigned(0xf7, 1), unsigned(0xf1, position, 8)]),
      ]);
      position += bytes.length;
      return point;
    });
    return element(0x1c53bb6b, points);
  };
  const before = info.length + tracks.length;
  const cues = cuesFor(before + cuesFor(0).length);
  const header = element(0x1a45dfa3, [
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, 'webm'),
    unsigned(0x4287, 4),
    unsigned(0x4285, 2),
  ]);
  const segment = element(0x18538067, [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)]);
  return joined([header, segment]);
}

/** Times within a cluster are 16 bits. */
const CLUSTER_MS = 5000;

function inClusters(frames: readonly Frame[]): readonly (readonly Frame[])[] {
  const clusters = new Map<number, Frame[]>();
  for (const frame of frames) {
    const place = Math.floor(frame.atMs / CLUSTER_MS);
    clusters.set(place, [...(clusters.get(place) ?? []), frame]);
  }
  return [...clusters.values()];
}

function clusterOf(frames: readonly Frame[]): { readonly atMs: number; readonly bytes: Uint8Array } {
  const atMs = frames[0]?.atMs ?? 0;
  const blocks = frames.map((frame) => {
    const since = frame.atMs - atMs;
    const head = Uint8Array.of(0x81, since >> 8, since & 0xff, 0x80);
    return element(0xa3, [head, keyFrameOf(frame.webp)]);
  });
  return { atMs, bytes: element(0x1f43b675, [unsigned(0xe7, atMs), ...blocks]) };
}

/** The VP8 data of a simple lossy WebP file. */
export function keyFrameOf(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  const kind = new TextDecoder().decode(webp.subarray(8, 16));
  if (kind !== 'WEBPVP8 ') throw new Error(`This is no simple lossy WebP picture, but ${kind}.`);
  return webp.subarray(20, 20 + view.getUint32(16, true));
}

/** An identifier, a length in eight bytes, and what it holds. */
function element(id: number, parts: readonly Uint8Array[]): Uint8Array {
  const content = joined(parts);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, 0x0100_0000_0000_0000n | BigInt(content.length));
  return joined([bytesOf(id), length, content]);
}

const unsigned = (id: number, value: number, size = bytesOf(value).length): Uint8Array => {
  const bytes = bytesOf(value);
  return element(id, [new Uint8Array(size - bytes.length), bytes]);
};
const text = (id: number, value: string): Uint8Array => element(id, [new TextEncoder().encode(value)]);
const float = (id: number, value: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, [bytes]);
};

function bytesOf(value: number): Uint8Array {
  const hex = value.toString(16);
  return Uint8Array.from((hex.length % 2 ? `0${hex}` : hex).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
