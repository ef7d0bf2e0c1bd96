import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * How a source was when the command was joined into few files: its name from the root, its bytes, when it was written.
 * @typedef {readonly [name: string, bytes: number, changed: number]} Source
 * @typedef {{ readonly entry: string, readonly sources: readonly Source[] }} Joined
 */

const ROOT = new URL('../../', import.meta.url);
export const FOLDER = 'apps/cli/dist';
export const MANIFEST = 'joined.json';

/**
 * The command joined into few files, where no source is another since. Sizes and dates are asked and not contents:
 * hundreds of files are looked at before anything begins, and what is in doubt runs as it is written.
 * @returns {URL | undefined}
 */
export function findJoined(root = ROOT) {
  const folder = new URL(`${FOLDER}/`, root);
  try {
    /** @type {Joined} */
    const { entry, sources } = JSON.parse(readFileSync(new URL(MANIFEST, folder), 'utf8'));
    const isAsItWas = sources.every((source) => {
      const [, bytes, changed] = describeSource(source[0], root);
      return bytes === source[1] && changed === source[2];
    });
    return isAsItWas ? new URL(entry, folder) : undefined;
  } catch {
    // Not joined, or of a source that is no longer there.
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {URL} root
 * @returns {Source}
 */
export function describeSource(name, root) {
  const { size, mtimeMs } = statSync(fileURLToPath(root) + name);
  return [name, size, mtimeMs];
}
