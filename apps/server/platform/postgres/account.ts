import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A system account that a program can be run as. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const OWN_ACCOUNT = 'relievo';
const CANDIDATES = ['postgres', OWN_ACCOUNT, 'nobody'];
const USERADD = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];

/**
 * PostgreSQL refuses to run as root, so root needs an unprivileged account: one that exists, or one that is
 * made here. Everybody else runs it as themselves.
 */
export function findUnprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = listSystemAccounts();
  const existing = accounts.find(({ name }) => name === 'postgres') ?? accounts.find(isOwn);
  if (existing) return existing;
  spawnSync('useradd', [...USERADD, '--shell', '/usr/sbin/nologin', OWN_ACCOUNT], { stdio: 'ignore' });
  return listSystemAccounts().find(isOwn) ?? accounts.find(({ name }) => name === 'nobody');
}

/** The account that a database folder was made with, which may not be the one that would be chosen today. */
export function accountOf(uid: number): Account | undefined {
  return listSystemAccounts().find((account) => account.uid === uid && CANDIDATES.includes(account.name));
}

export function nameOf(uid: number): string {
  return listSystemAccounts().find((account) => account.uid === uid)?.name ?? `user ${uid}`;
}

function isOwn({ name }: Account): boolean {
  return name === OWN_ACCOUNT;
}

function listSystemAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) =>
      name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [],
    );
}
