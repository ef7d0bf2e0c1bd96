import { randomUUID } from 'node:crypto';
import type { signUpInput } from '@relievo/contracts/values';
import type { z } from 'zod';
import type { AuthTransaction } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { writeLetter } from '../mail/service.ts';
import type { AccountDependencies } from './dependencies.ts';
import { mayWriteTo } from './links/pause-rules.ts';
import { mailLink } from './links/service.ts';
import {
  findCredential,
  insertAccount,
  isUsernameTaken,
  maySignUp,
  type NewAccount,
  type NewPassword,
  replaceUnproven,
  runInVain,
} from './repository.ts';
import { hashToken } from './token-rules.ts';

/**
 * Opens an account and puts the letter that confirms its address into the outbox, both or neither. For an
 * address that has an account already the answer is the same, and its owner is told by mail: nobody learns
 * from here who is with us.
 */
export async function signUp(
  dependencies: AccountDependencies,
  input: z.infer<typeof signUpInput>,
  browserSecret: string,
): Promise<void> {
  const hash = await dependencies.passwords.hash(input.password);
  const password = { hash, browserHash: hashToken(browserSecret) };
  const { displayName: name, username, email, wantsUpdates } = input;
  const account = { name, username, email, wantsUpdates };
  await dependencies.database.asAuth(async (tx) => {
    if (!(await maySignUp(tx, email))) throw refuse('sign_up_closed');
    // Asked before, so that a taken username is told whether or not the address has an account.
    if (await isUsernameTaken(tx, username)) throw refuse('username_taken');
    const isNew = await openAccount(tx, dependencies, account, password);
    if (!isNew && (await isUsernameTaken(tx, username))) throw refuse('username_taken');
    // Both ways are gone, one of them in vain: a sooner answer would tell whether the address has an account.
    const nobodys = { ...account, email: `${randomUUID()}@nobody.invalid` };
    const again = () => signUpAgain(tx, dependencies, account, password);
    await runInVain(tx, () => (isNew ? again() : openAccount(tx, dependencies, nobodys, password)));
    if (!isNew) await again();
  });
}

/** An account with its letter; false where the address or the username has one. */
async function openAccount(
  tx: AuthTransaction,
  dependencies: AccountDependencies,
  account: NewAccount,
  password: NewPassword,
): Promise<boolean> {
  const { name, email } = account;
  const id = await insertAccount(tx, account, password, dependencies.clock.now());
  if (id !== null) await mailLink(tx, dependencies, 'verify_email', { id, name, email });
  return id !== null;
}

/** Until an address is proven, who signs up with it last counts; the owner of a proven one is told instead. */
async function signUpAgain(
  tx: AuthTransaction,
  dependencies: AccountDependencies,
  account: NewAccount,
  password: NewPassword,
): Promise<void> {
  const { name, email } = account;
  const existing = await findCredential(tx, email);
  if (!existing) return;
  const now = dependencies.clock.now();
  if (!existing.email_verified) {
    await replaceUnproven(tx, existing.id, account, password, now);
    await mailLink(tx, dependencies, 'verify_email', { id: existing.id, name, email });
  } else if (await mayWriteTo(tx, email, 'account_exists', now)) {
    await writeLetter(tx, email, 'account_exists', { name: existing.name, path: '/auth' });
  }
}
