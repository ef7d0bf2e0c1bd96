import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from '../io.ts';

export interface MadeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What writes; a test hands in a disk that is full. */
export interface Disk {
  readonly write: (path: string, bytes: Uint8Array) => void;
}

const REAL: Disk = { write: writeFileSync };

/**
 * All files or none: they are written aside first, in the same folder so that they only have to be
 * renamed, and then put into their places.
 */
export function writeFiles(folder: string, files: readonly MadeFile[], disk: Disk = REAL): readonly string[] {
  let aside: string | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    aside = mkdtempSync(join(folder, '.relievo-'));
    for (const [at, { bytes }] of files.entries()) disk.write(join(aside, String(at)), bytes);
    const places = files.map(({ path }) => join(folder, path));
    for (const place of places) mkdirSync(dirname(place), { recursive: true });
    for (const [at, place] of places.entries()) renameSync(join(aside, String(at)), place);
    return places;
  } catch (error) {
    throw new BadInput('cannot_write', sentenceOf(error, folder));
  } finally {
    if (aside !== null) rmSync(aside, { recursive: true, force: true });
  }
}

function sentenceOf(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return `The disk of ${folder} is full, so nothing was written. Make room and run it again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `You may not write to ${folder}, so nothing was written. Choose another folder with --out.`;
  return `Nothing could be written to ${folder}. Choose another folder with --out.`;
}
