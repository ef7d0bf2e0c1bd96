import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../goldens');
/** `UPDATE_GOLDENS=1 vitest run gallery` writes the files anew; look at the difference before you keep it. */
export const UPDATING = process.env['UPDATE_GOLDENS'] === '1';

export function readGoldenText(kind: string, name: string, text: string): string | null {
  const path = join(FOLDER, kind, name);
  if (UPDATING) {
    mkdirSync(join(FOLDER, kind), { recursive: true });
    writeFileSync(path, text);
  }
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

export function listGoldenNames(kind: string): readonly string[] {
  return existsSync(join(FOLDER, kind)) ? readdirSync(join(FOLDER, kind)).toSorted() : [];
}

export function removeGolden(kind: string, name: string): void {
  return rmSync(join(FOLDER, kind, name));
}

export function countGoldenBytes(kind: string): number {
  return listGoldenNames(kind).reduce((sum, name) => sum + readFileSync(join(FOLDER, kind, name)).length, 0);
}
