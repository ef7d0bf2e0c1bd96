import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../goldens');
/** `UPDATE_GOLDENS=1 vitest run gallery` writes the files anew; look at the difference before you keep it. */
export const UPDATING = process.env['UPDATE_GOLDENS'] === '1';

export const goldenText = (kind: string, name: string, text: string): string | null => {
  const path = join(FOLDER, kind, name);
  if (UPDATING) {
    mkdirSync(join(FOLDER, kind), { recursive: true });
    writeFileSync(path, text);
  }
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

export const goldenNames = (kind: string): readonly string[] =>
  existsSync(join(FOLDER, kind)) ? readdirSync(join(FOLDER, kind)).toSorted() : [];

export const removeGolden = (kind: string, name: string): void => rmSync(join(FOLDER, kind, name));

export const goldenBytes = (kind: string): number =>
  goldenNames(kind).reduce((sum, name) => sum + readFileSync(join(FOLDER, kind, name)).length, 0);
