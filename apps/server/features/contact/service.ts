import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { takeLetter, writeLetter } from '../mail/service.ts';
import { insertMessage } from './repository.ts';

export interface ContactDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

const LIMIT = { pauseSeconds: 60 * 60, aDay: 24 };

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
  { database, clock }: ContactDependencies,
  viewer: Viewer,
  message: ContactMessage,
): Promise<void> {
  await database.asUser(viewer, async (tx) => {
    await insertMessage(tx, message);
    if (await takeLetter(tx, message.email, 'contact_received', clock.now(), LIMIT))
      await writeLetter(tx, message.email, 'contact_received', { name: message.name });
  });
}
