import type { signUpInput } from '@relievo/contracts';
import type { z } from 'zod';
import type { AuthTransaction } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { writeLetter } from '../mail/service.ts';
import type { AccountDependencies } from './dependencies.ts';
import { mailLink } from './links/service.ts';
import { hashPassword } from './password.ts';
import { findCredential, insertAccount, usernameIsTaken } from './repository.ts';

/**
 * Opens an account and puts the letter that confirms its address into the outbox, both or neither. For an
 * address that has an account already the answer is the same, and its owner is told by mail: nobody learns
 * from here who is with us.
 */
export async function signUp(
  dependencies: AccountDependencies,
  input: z.infer<typeof signUpInput>,
): Promise<void> {
  const passwordHash = await hashPassword(input.password);
  const { displayName: name, username, email, wantsUpdates } = input;
  const now = dependencies.clock.now();
  await dependencies.database.asAuth(async (tx) => {
    // Asked before, so that a taken username is told whether or not the address has an account.
    if (await usernameIsTaken(tx, username)) throw refuse('username_taken');
    const id = await insertAccount(tx, { name, username, email, wantsUpdates }, passwordHash, now);
    if (id !== null) return mailLink(tx, dependencies, 'verify_email', { id, name, email });
    if (await usernameIsTaken(tx, username)) throw refuse('username_taken');
    return tellOwner(tx, dependencies, email);
  });
}

async function tellOwner(
  tx: AuthTransaction,
  dependencies: AccountDependencies,
  email: string,
): Promise<void> {
  const owner = await findCredential(tx, email);
  if (!owner) return;
  if (owner.email_verified)
    await writeLetter(tx, email, 'account_exists', { name: owner.name, path: '/auth' });
  else await mailLink(tx, dependencies, 'verify_email', owner);
}
