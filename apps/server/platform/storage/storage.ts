import type { Readable } from 'node:stream';

/** What a write leaves behind: the address of the bytes is the hash of the bytes. */
export interface StoredFile {
  sha256: string;
  size: number;
}

export type StoredObject = StoredFile & { writtenAt: Date };

export interface WriteOptions {
  /** In bytes; a source that grows beyond it is cut off and nothing is kept. */
  limit: number;
}

/**
 * Where files lie, addressed by what they hold. One behaviour suite runs against every driver
 * (testing/storage-suite.ts).
 */
export interface Storage {
  /** Writing bytes that are stored already renews their date, and mends them if they were damaged. */
  write(source: AsyncIterable<Uint8Array>, options: WriteOptions): Promise<StoredFile>;
  /** The stream fails before its last bytes where they are not those that were written. */
  read(sha256: string): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /** Says whether it removed: an object written (again) since the given date stays. */
  remove(sha256: string, options: { writtenBefore: Date }): Promise<boolean>;
  list(): AsyncIterable<StoredObject>;
  /** Clears away what writes that were cut off by a crash left; says how many there were. */
  clearUnfinished(options: { idleSince: Date }): Promise<number>;
  /** Rejects with one sentence when files can be neither written nor read. */
  check(): Promise<void>;
}
