import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { PRLIMIT, SETPRIV, type View } from './view.ts';

/** What the kernel puts around a child: a view of its own of the disk and no network, another user, or nothing. */
export interface Walls {
  readonly by: 'bubblewrap' | 'unshare' | 'nothing';
  /** Root alone can give a child another user. */
  readonly otherUser: boolean;
}

const BWRAP = '/usr/bin/bwrap';
const UNSHARE = '/usr/bin/unshare';
/** Who a child is in a space of users of its own: a user and a group that own nothing. */
const NOBODY = 65_533;

/** Everything that may be worth trying here, the best first. */
export function listWallsToTry(isRoot: boolean): Walls[] {
  const kinds: Walls['by'][] = ['bubblewrap', 'unshare', 'nothing'];
  const programs = { bubblewrap: BWRAP, unshare: UNSHARE, nothing: process.execPath };
  return kinds
    .filter((by) => existsSync(programs[by]))
    .flatMap((by) => [
      ...(isRoot && existsSync(SETPRIV) ? [{ by, otherUser: true }] : []),
      { by, otherUser: false },
    ]);
}

interface Place {
  readonly view: View;
  /** A view may be built on it. */
  readonly emptyFolder: string;
  /** Whom the command runs as; undefined for a space of users of its own. */
  readonly user: number | undefined;
}

/** The command that runs a command behind these walls. */
export function commandBehind(
  by: Walls['by'],
  { view, emptyFolder, user }: Place,
  command: readonly string[],
): string[] {
  const otherUser = user !== undefined;
  const inner = otherUser ? [...asUser(user), ...command] : [...command];
  if (by === 'bubblewrap') return [BWRAP, ...bwrapOptions(view, otherUser), '--', ...inner];
  if (by === 'unshare') return [...unshareCommand(view, emptyFolder, otherUser), '--', ...inner];
  return inner;
}

/** A process that counts alone: neither with others of its user, nor as root, for whom the system does not count. */
export function isCountedAlone({ by, otherUser }: Walls): boolean {
  return otherUser || (by !== 'nothing' && !isRoot());
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function hasPrlimit(): boolean {
  return existsSync(PRLIMIT);
}

function asUser(user: number): string[] {
  return [
    SETPRIV,
    `--reuid=${user}`,
    `--regid=${user}`,
    '--clear-groups',
    '--bounding-set=-all',
    '--inh-caps=-all',
    '--no-new-privs',
  ];
}

function bwrapOptions({ links, readable, writable }: View, otherUser: boolean): string[] {
  return [
    ...['--unshare-net', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...(otherUser ? [] : ['--unshare-user', '--uid', `${NOBODY}`, '--gid', `${NOBODY}`, '--cap-drop', 'ALL']),
    ...['--die-with-parent', '--new-session'],
    // Folders that it makes by itself on the way to a file can be entered by root alone.
    ...foldersAbove([...readable, writable]).flatMap((path) => ['--perms', '0755', '--dir', path]),
    ...readable.flatMap((path) => [path.startsWith('/dev/') ? '--dev-bind' : '--ro-bind', path, path]),
    ...links.flatMap(({ path, target }) => ['--symlink', target, path]),
    ...['--bind', writable, writable, '--remount-ro', '/', '--chdir', writable],
  ];
}

function foldersAbove(paths: readonly string[]): string[] {
  const above = (path: string): string[] => (path === '/' ? [] : [...above(dirname(path)), path]);
  return [...new Set(paths.flatMap((path) => above(dirname(path))))].toSorted();
}

/** Builds the view on an empty file system beside the writable folder, and begins there, without any right over it. */
const SCRIPT = `set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
view=$1 enter=$2 writable=$3
shift 3
mount -t tmpfs -o mode=755,size=1m tmpfs "$view"
while [ "$1" != -- ]; do
  kind=$1 path=$2 target=$3
  shift 3
  mkdir -p "$view$(dirname "$path")"
  case $kind in
    link) ln -s "$target" "$view$path"; continue ;;
  esac
  if [ -d "$path" ]; then mkdir -p "$view$path"; else : > "$view$path"; fi
  mount --rbind "$path" "$view$path"
  case $kind in
    read) mount -o remount,bind,ro "$view$path" || mount -o remount,bind,ro,nosuid,nodev "$view$path" ;;
  esac
done
shift
mount -o remount,bind,ro "$view"
unset PWD OLDPWD
if [ "$enter" = user ]; then set -- --user --map-user=${NOBODY} --map-group=${NOBODY} --root="$view" --wd="$writable" -- "$@"
else set -- --root="$view" --wd="$writable" -- "$@"; fi
exec /usr/bin/unshare "$@"`;

function unshareCommand(view: View, emptyFolder: string, otherUser: boolean): string[] {
  const spaces = ['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const user = otherUser ? [] : ['--user', '--map-root-user'];
  const script = ['/bin/sh', '-c', SCRIPT, 'sh', emptyFolder, otherUser ? 'as it is' : 'user', view.writable];
  return [UNSHARE, ...user, ...spaces, ...script, ...buildMounts(view)];
}

function buildMounts({ links, readable, writable }: View): string[] {
  return [
    ...readable.flatMap((path) => [path.startsWith('/dev/') ? 'device' : 'read', path, '']),
    ...links.flatMap(({ path, target }) => ['link', path, target]),
    ...['write', writable, ''],
  ];
}
