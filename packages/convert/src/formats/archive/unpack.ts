import { Inflate } from 'fflate';
import { type ArchiveEntry, findPacked, readDirectory } from './directory.ts';

/** What is read of one archive, whatever it says of its own sizes. */
const MOST_BYTES = 64_000_000;
/** So many times its packed size a file may have, once it is larger than this. */
const MOST_RATIO = 100;
const RATIO_FROM = 1_048_576;
/** Packed bytes that are unpacked at once: what they grow to is counted before the next. */
const STEP = 16_384;

export type Unpacked =
  | { readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly problem: 'archive_too_large' | 'document_unreadable' };

class TooLarge extends Error {}
class Unreadable extends Error {}

/** The files of an archive that are wanted. An archive that grows without end is left as soon as it does. */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  try {
    return { files: unpackWanted(bytes, isWanted) };
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'archive_too_large' : 'document_unreadable' };
  }
}

function unpackWanted(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const entries = readDirectory(bytes);
  if (!entries) throw new Unreadable();
  let total = 0;
  const count = (length: number): void => {
    total += length;
    if (total > MOST_BYTES || (total > RATIO_FROM && total > MOST_RATIO * bytes.length)) throw new TooLarge();
  };
  for (const entry of entries)
    if (isWanted(entry.name) && !files.has(entry.name)) files.set(entry.name, unpackOne(bytes, entry, count));
  return files;
}

function unpackOne(bytes: Uint8Array, entry: ArchiveEntry, count: (length: number) => void): Uint8Array {
  const packed = findPacked(bytes, entry);
  if (!packed || entry.isEncrypted) throw new Unreadable();
  if (entry.method === 0) {
    count(packed.length);
    return packed;
  }
  if (entry.method !== 8) throw new Unreadable();
  const pieces: Uint8Array[] = [];
  let isWhole = false;
  const inflate = new Inflate((piece, isLast) => {
    count(piece.length);
    pieces.push(piece);
    isWhole ||= isLast;
  });
  for (let at = 0; at < packed.length; at += STEP)
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  if (!isWhole) throw new Unreadable();
  return join(pieces);
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
