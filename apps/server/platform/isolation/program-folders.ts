import { existsSync, readdirSync } from 'node:fs';

const ROOT = new URL('../../../../', import.meta.url);
/** What a package or an app consists of that a program loads; whatever else lies in its folder stays closed. */
const PARTS = ['package.json', 'src/', 'tables/', 'node_modules/'];

/** Programs of the system that unpack pictures which nothing of ours unpacks, by any of their names. */
export const PICTURE_DECODERS: readonly string[] = ['heif-dec', 'heif-convert'];

/** What programs of the server stand on: our packages, and those that are installed. */
export function sharedFolders(): URL[] {
  const packages = readdirSync(new URL('packages/', ROOT)).map((name) => `packages/${name}/`);
  const parts = packages.flatMap((folder) => PARTS.map((part) => `${folder}${part}`));
  return ['package.json', 'node_modules/', 'apps/server/package.json', 'apps/server/node_modules/', ...parts]
    .map((path) => new URL(path, ROOT))
    .filter((url) => existsSync(url));
}
