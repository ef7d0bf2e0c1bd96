import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Account } from './account.ts';
import { canReach } from './reach.ts';

/** The longest socket path that Linux (108 bytes with its end) and macOS (104) both take. */
const LONGEST_SOCKET_PATH = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

/** A folder for a new database: inside the data folder (written relative to it), or one the account can reach. */
export function choosePlace(directory: string, account: Account | undefined, outside: string): string {
  if (canReach(account, directory)) return 'postgres';
  const clone = createHash('sha256').update(resolve(directory)).digest('hex').slice(0, 12);
  return join(outside, `${clone}-${randomBytes(3).toString('hex')}`);
}

/** A folder that only the account may enter. */
export function makePrivateFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  chmodSync(path, 0o700);
  if (account) chownSync(path, account.uid, account.gid);
}

/** The folder of the socket: the one of the last start if it still serves, so that addresses stay the same. */
export function socketFolder(place: string, previous: string, account: Account | undefined): string {
  const inside = join(place, 'run');
  if (Buffer.byteLength(join(inside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) {
    makePrivateFolder(inside, account);
    return inside;
  }
  if (previous !== '' && isOurs(previous, account)) return previous;
  const short = mkdtempSync(join(process.platform === 'win32' ? tmpdir() : '/tmp', 'relievo-'));
  makePrivateFolder(short, account);
  return short;
}

function isOurs(folder: string, account: Account | undefined): boolean {
  if (!existsSync(folder)) return false;
  const stat = lstatSync(folder);
  return stat.isDirectory() && stat.uid === (account?.uid ?? process.getuid?.()) && (stat.mode & 0o077) === 0;
}
