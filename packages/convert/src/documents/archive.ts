import { type Zippable, zipSync } from 'fflate';

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly stored?: true;
}

/** The earliest day that a zip can state: no clock, so the same files give the same bytes. */
const DAY = new Date(1980, 0, 1);
const LEVEL = 6;

/** A zip whose files stand in the order in which they are given. */
export function packArchive(files: readonly ArchiveFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { name, bytes, stored } of files)
    entries[name] = [bytes, { level: stored ? 0 : LEVEL, mtime: DAY }];
  return zipSync(entries);
}
