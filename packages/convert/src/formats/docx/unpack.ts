import { Unzip, UnzipInflate } from 'fflate';

/** What is read of one archive, whatever it says of its own sizes. */
const MOST_BYTES = 64_000_000;
const MOST_ENTRIES = 10_000;
/** So many times its packed size a file may have, once it is larger than this. */
const MOST_RATIO = 100;
const RATIO_FROM = 1_048_576;
/** Packed bytes that are unpacked at once: what they grow to is counted before the next. */
const STEP = 16_384;

export type Unpacked =
  | { readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly problem: 'archive_too_large' | 'document_unreadable' };

class TooLarge extends Error {}

/** The files of an archive that are wanted. An archive that grows without end is left as soon as it does. */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  const files = new Map<string, Uint8Array>();
  try {
    unpackInto(files, bytes, isWanted);
    return { files };
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'archive_too_large' : 'document_unreadable' };
  }
}

function unpackInto(
  files: Map<string, Uint8Array>,
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): void {
  let entries = 0;
  let total = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new TooLarge();
    if (!isWanted(file.name) || files.has(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      total += piece.length;
      if (total > MOST_BYTES || (total > RATIO_FROM && total > MOST_RATIO * bytes.length))
        throw new TooLarge();
      pieces.push(piece);
      if (isLast) files.set(file.name, join(pieces));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP)
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
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
