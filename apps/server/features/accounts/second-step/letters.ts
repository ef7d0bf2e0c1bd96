import type { AuthTransaction } from '../../../platform/database/database.ts';
import { writeLetter } from '../../mail/service.ts';
import { findAccount } from '../repository.ts';

/** Writes to the person what became of their second step, where they can still do something. */
export async function tellPerson(
  tx: AuthTransaction,
  userId: string,
  { title, words }: { readonly title: string; readonly words: string },
): Promise<void> {
  const account = await findAccount(tx, userId);
  if (!account) return;
  await writeLetter(tx, account.email, 'notice', {
    name: account.name,
    title,
    words,
    path: '/auth/forgot',
    linkWords: 'Choose a new password',
  });
}
