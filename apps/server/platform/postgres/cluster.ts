import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode, Refusal } from '../refusal.ts';
import { type Account, accountOf, nameOf } from './account.ts';
import type { Binaries } from './binaries.ts';
import { explain } from './explain.ts';
import { makePrivateFolder } from './place.ts';
import { runAsAccount } from './reach.ts';
import type { PostgresAddress } from './record.ts';

/** The first major version with the builtin locale provider, whose order never changes with the system. */
const BUILTIN_LOCALE_SINCE = 17;

export function clusterFolder(place: string): string {
  return join(place, 'cluster');
}

/** Makes the database under another name and renames it, so that a half-made one is never taken for real. */
export async function createCluster(
  place: string,
  binaries: Binaries,
  account: Account | undefined,
  { user, password }: PostgresAddress,
): Promise<void> {
  makePrivateFolder(place, account);
  const unfinished = join(place, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = join(place, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const locale = binaries.major >= BUILTIN_LOCALE_SINCE ? BUILTIN_LOCALE : ['--locale=C.UTF-8'];
    const flags = ['-D', unfinished, '-U', user, `--pwfile=${passwordFile}`, ...INITDB_FLAGS, ...locale];
    await runInitdb(binaries.initdb, flags, account, place);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, clusterFolder(place));
}

/** The account that an existing database runs as; a database that cannot be used is refused. */
export function checkCluster(
  place: string,
  binaries: Binaries,
  preferred: Account | undefined,
): Account | undefined {
  const folder = clusterFolder(place);
  checkVersion(folder, binaries.major);
  return runnerOf(statSync(folder).uid, place, preferred);
}

/** A database runs as its owner: root may become that account, everybody else must be it. */
export function runnerOf(owner: number, place: string, preferred: Account | undefined): Account | undefined {
  if (process.getuid === undefined || owner === process.getuid()) return preferred;
  const account = process.getuid() === 0 ? accountOf(owner) : undefined;
  if (account) return account;
  const name = nameOf(owner);
  throw new Refusal(
    `The database in ${place} belongs to ${name}; run Relievo as ${name}, or set DATA_DIR to another folder.`,
  );
}

export function clusterExists(place: string): boolean {
  try {
    return statSync(clusterFolder(place)).isDirectory();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw new Refusal(`The database in ${place} cannot be reached by this user; run Relievo as its owner.`);
  }
}

const INITDB_FLAGS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--lc-messages=C',
  '--data-checksums',
  '--no-instructions',
];
const BUILTIN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

async function runInitdb(
  initdb: string,
  flags: string[],
  account: Account | undefined,
  place: string,
): Promise<void> {
  const child = spawn(initdb, flags, {
    ...runAsAccount(account),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...POSTGRES_ENVIRONMENT,
  });
  const ended = new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('exit', done);
  });
  const [words, code] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new Refusal(explain(words, place));
}

/** PostgreSQL and its tools need nothing of our environment, and what it holds must not change them. */
export const POSTGRES_ENVIRONMENT: { readonly env?: NodeJS.ProcessEnv } =
  process.platform === 'win32' ? {} : { env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' } };

function checkVersion(folder: string, major: number): void {
  const path = join(folder, 'PG_VERSION');
  const found = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : Number.NaN;
  if (found === major) return;
  if (Number.isNaN(found)) {
    const contents = readdirSync(folder).length === 0 ? 'is empty' : 'has no version';
    throw new Refusal(
      `The database in ${folder} is damaged: it ${contents}; restore it from a backup, or move the folder away to start anew.`,
    );
  }
  const mend =
    found > major
      ? `use a Relievo that brings PostgreSQL ${found}`
      : `move its content with pg_dump of PostgreSQL ${found} and restore it into a new data folder`;
  throw new Refusal(
    `The database in ${folder} was made by PostgreSQL ${found}, and this is PostgreSQL ${major}: ${mend}.`,
  );
}
