import { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * What a Range header asks for (RFC 9110, 14.1): one part; 'none' where the file has no such part; null where it
 * asks for nothing that is understood, or for several parts at once, and the whole is sent.
 */
export function partOf(range: string | undefined, size: number): Part | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  if (to !== '' && from !== '' && Number(to) < first) return null;
  return first > last ? 'none' : { first, last };
}

/** The part of a stream. What comes after it is not read. */
export function readPart(source: Readable, { first, last }: Part): Readable {
  async function* bytes() {
    let at = 0;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      const piece = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
      at += chunk.length;
      if (piece.length > 0) yield piece;
      if (at > last) return;
    }
  }
  return Readable.from(bytes(), { objectMode: false });
}
