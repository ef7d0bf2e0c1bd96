/**
 * A film of key frames in WebM (Matroska, RFC 9559; only what a player needs). A lossy WebP picture is a key frame of
 * VP8 in another wrapper (RFC 9649), so that no encoder of films is needed.
 */
export interface Frame {
  readonly atMs: number;
  readonly webp: Uint8Array;
}

export function encodeFilm(
  frames: readonly Frame[],
  { width, height, lengthMs }: { readonly width: number; readonly height: number; readonly lengthMs: number },
): Uint8Array {
  const info = encodeElement(0x1549a966, [
    encodeUnsigned(0x2ad7b1, 1_000_000),
    encodeFloat(0x4489, lengthMs),
    encodeText(0x4d80, 'relievo'),
    encodeText(0x5741, 'relievo'),
  ]);
  const video = encodeElement(0xe0, [encodeUnsigned(0xb0, width), encodeUnsigned(0xba, height)]);
  const tracks = encodeElement(0x1654ae6b, [
    encodeElement(0xae, [
      encodeUnsigned(0xd7, 1),
      encodeUnsigned(0x73c5, 1),
      encodeUnsigned(0x83, 1),
      encodeText(0x86, 'V_VP8'),
      video,
    ]),
  ]);
  const clusters = groupIntoClusters(frames).map(clusterOf);
  // Cues say where each cluster lies; their own length does not depend on what they say.
  const cuesFor = (first: number) => {
    let position = first;
    const points = clusters.map(({ atMs, bytes }) => {
      const point = encodeElement(0xbb, [
        encodeUnsigned(0xb3, atMs, 4),
        encodeElement(0xb7, [encodeUnsigned(0xf7, 1), encodeUnsigned(0xf1, position, 8)]),
      ]);
      position += bytes.length;
      return point;
    });
    return encodeElement(0x1c53bb6b, points);
  };
  const before = info.length + tracks.length;
  const cues = cuesFor(before + cuesFor(0).length);
  const header = encodeElement(0x1a45dfa3, [
    encodeUnsigned(0x4286, 1),
    encodeUnsigned(0x42f7, 1),
    encodeUnsigned(0x42f2, 4),
    encodeUnsigned(0x42f3, 8),
    encodeText(0x4282, 'webm'),
    encodeUnsigned(0x4287, 4),
    encodeUnsigned(0x4285, 2),
  ]);
  const segment = encodeElement(0x18538067, [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)]);
  return joinBytes([header, segment]);
}

/** Times within a cluster are 16 bits. */
const CLUSTER_MS = 5000;

function groupIntoClusters(frames: readonly Frame[]): readonly (readonly Frame[])[] {
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
    return encodeElement(0xa3, [head, keyFrameOf(frame.webp)]);
  });
  return { atMs, bytes: encodeElement(0x1f43b675, [encodeUnsigned(0xe7, atMs), ...blocks]) };
}

/** The VP8 data of a simple lossy WebP file. */
export function keyFrameOf(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  const kind = new TextDecoder().decode(webp.subarray(8, 16));
  if (kind !== 'WEBPVP8 ') throw new Error(`This is no simple lossy WebP picture, but ${kind}.`);
  return webp.subarray(20, 20 + view.getUint32(16, true));
}

/** An identifier, a length in eight bytes, and what it holds. */
function encodeElement(id: number, parts: readonly Uint8Array[]): Uint8Array {
  const content = joinBytes(parts);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, 0x0100_0000_0000_0000n | BigInt(content.length));
  return joinBytes([bytesOf(id), length, content]);
}

function encodeUnsigned(id: number, value: number, size = bytesOf(value).length): Uint8Array {
  const bytes = bytesOf(value);
  return encodeElement(id, [new Uint8Array(size - bytes.length), bytes]);
}

function encodeText(id: number, value: string): Uint8Array {
  return encodeElement(id, [new TextEncoder().encode(value)]);
}

function encodeFloat(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return encodeElement(id, [bytes]);
}

function bytesOf(value: number): Uint8Array {
  const hex = value.toString(16);
  return Uint8Array.from((hex.length % 2 ? `0${hex}` : hex).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
