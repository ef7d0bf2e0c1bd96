import type { Database, Viewer } from '../../platform/database/database.ts';
import { writeLetter } from '../mail/service.ts';
import { insertMessage } from './repository.ts';

export interface ContactDependencies {
  readonly database: Database;
}

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Keeps the message and, in the same transaction, writes the letter that says it arrived. */
export async function takeMessage(
  { database }: ContactDependencies,
  viewer: Viewer,
  message: ContactMessage,
): Promise<void> {
  await database.asUser(viewer, async (tx) => {
    await insertMessage(tx, message);
    await writeLetter(tx, message.email, 'contact_received', { name: message.name, words: message.message });
  });
}
