import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Build } from './build.ts';

const SOURCE = join(dirname(createRequire(import.meta.url).resolve('liblouis-build/package.json')), 'tables');
export const FOLDER = '/tables';

/** The files of its own small file system: a table is put there with all that it includes, when it is asked for. */
export class TableFiles {
  readonly #build: Build;
  readonly #there = new Map<string, boolean>();

  constructor(build: Build) {
    this.#build = build;
    build.FS.mkdir(FOLDER);
  }

  write(name: string, bytes: Uint8Array): void {
    this.#build.FS.writeFile(`${FOLDER}/${name}`, bytes, { encoding: 'binary' });
    this.#there.set(name, true);
  }

  /** false where there is no such table, or something that it includes is missing. */
  mount(name: string): boolean {
    const known = this.#there.get(name);
    if (known !== undefined) return known;
    // Said before its includes are followed, so that a circle of them ends.
    this.#there.set(name, true);
    const bytes = readTableFile(name);
    const complete = bytes !== null && listIncludes(bytes).every((each) => this.mount(each));
    if (bytes) this.write(name, bytes);
    this.#there.set(name, complete);
    return complete;
  }
}

function readTableFile(name: string): Buffer | null {
  try {
    return readFileSync(join(SOURCE, name));
  } catch {
    return null;
  }
}

function listIncludes(bytes: Buffer): readonly string[] {
  return Array.from(
    bytes.toString('latin1').matchAll(/^[ \t]*include[ \t]+(\S+)/gm),
    ([, name]) => name ?? '',
  );
}
