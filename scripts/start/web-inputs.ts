import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The web app, the pure packages that it holds, and the versions of what it is built with. */
const INPUTS = [
  'apps/web/**/*',
  'packages/*/{package.json,src/**/*}',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build-web.ts',
];
const NOT_INPUTS = /(^|\/)(node_modules|dist(\.[^/]*)?|\.cache|testing|fixtures)(\/|$)|\.test\.tsx?$/;

/** One number for all that goes into the build: names and contents, whatever the dates say. */
export function hashOfWebInputs(root: string): string {
  const hash = createHash('sha256');
  const exclude = (path: string) => NOT_INPUTS.test(path);
  const entries = globSync(INPUTS, {
    cwd: root,
    exclude: (entry) => exclude(entry.name),
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    if (exclude(file.slice(root.length))) continue;
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
