import { lstatSync, readlinkSync, realpathSync } from 'node:fs';

/** What of the disk there is for a child, under the names that it has outside. Everything else is not there at all. */
export interface View {
  readonly links: readonly { readonly path: string; readonly target: string }[];
  /** Files and folders that can be read. */
  readonly readable: readonly string[];
  /** The one folder that can be written. */
  readonly writable: string;
}

/** Sets the limits of a process, and changes who it is, from inside. */
export const PRLIMIT = '/usr/bin/prlimit';
export const SETPRIV = '/usr/bin/setpriv';

/** What a program of the system needs to run, and letters to write words in pictures with. */
const SYSTEM = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/usr/local/lib',
  '/etc/fonts',
  '/usr/share/fonts',
  '/usr/share/fontconfig',
  '/dev/null',
  '/dev/urandom',
  PRLIMIT,
  SETPRIV,
];

export function createView(readable: readonly string[], writable: string): View {
  const system = SYSTEM.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
  const isLink = (path: string) => lstatSync(path).isSymbolicLink();
  return {
    links: system.filter(isLink).map((path) => ({ path, target: readlinkSync(path) })),
    readable: [...system.filter((path) => !isLink(path)), realpathSync(process.execPath), ...readable],
    writable,
  };
}
