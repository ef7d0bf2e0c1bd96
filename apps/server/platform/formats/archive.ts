import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A zip file of the plain kind, which every program opens, cannot be larger. */
export const MOST_ARCHIVE_BYTES = 2 ** 32 - 2 ** 16;

export interface ArchiveEntry {
  readonly name: string;
  readonly changedAt: Date;
  /** Words shrink; pictures and documents are small already. */
  readonly shrinks: boolean;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** Below this a zip gains nothing and pays for each file. */
const WORTH_SHRINKING = 512;
const WORDS = /\.(svg|csv|html?|txt|brf|pef|vtt|json|xml|stl)$/i;

export function isWorthShrinking(name: string, size: number): boolean {
  return size > WORTH_SHRINKING && WORDS.test(name);
}

/** So much is handed on at a time: of thousands of small files every few bytes would cost a write of their own. */
const GATHERED_BYTES = 64 * 1024;

/** A zip file as it comes into being: no more of it is held than one piece of one file. */
export async function* createArchive(
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let waiting = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
    waiting += piece.length;
  });
  const isEnough = () => waiting >= GATHERED_BYTES;
  const taken = () => {
    waiting = 0;
    return Buffer.concat(ready.splice(0));
  };
  for await (const { name, changedAt, shrinks, bytes } of entries) {
    const file = shrinks ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = changedAt;
    zip.add(file);
    for await (const piece of bytes()) {
      file.push(piece);
      if (isEnough()) yield taken();
    }
    file.push(new Uint8Array(), true);
    if (isEnough()) yield taken();
  }
  zip.end();
  yield taken();
}
