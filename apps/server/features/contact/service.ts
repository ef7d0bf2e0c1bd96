import type { Database, Viewer } from '../../platform/database/database.ts';
import { writeLetter } from '../mail/service.ts';
import { insertMessage, isLetterDue } from './repository.ts';

export interface ContactDependencies {
  readonly database: Database;
}

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/**
 * Keeps the message and, in the same transaction, writes the letter that says it arrived. To one address no more than
 * one goes in an hour: anybody can type the address of anybody.
 */
export async function takeMessage(
  { database }: ContactDependencies,
  viewer: Viewer,
  message: ContactMessage,
): Promise<void> {
  await database.asUser(viewer, async (tx) => {
    const isDue = await isLetterDue(tx, message.email);
    await insertMessage(tx, message);
    if (isDue) await writeLetter(tx, message.email, 'contact_received', { name: message.name });
  });
}
