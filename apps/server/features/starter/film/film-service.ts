import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The film as `node scripts/starter-film.ts` painted it. */
export async function readFilm(): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(import.meta.dirname, 'kept/sine.webm')));
}
