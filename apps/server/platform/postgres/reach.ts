import { spawnSync } from 'node:child_process';
import type { Account } from './account.ts';

/** The options that run a child as the account, or as ourselves when there is none. */
export function runAsAccount(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Whether the account can enter a folder or run a file: the kernel is asked, so that every rule counts. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', path], {
    ...runAsAccount(account),
    cwd: '/',
    stdio: 'ignore',
  });
  return test.status === 0;
}
