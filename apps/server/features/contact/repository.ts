import type { AppTransaction } from '../../platform/database/database.ts';

interface NewMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export async function insertMessage(tx: AppTransaction, message: NewMessage): Promise<void> {
  await tx.query(
    'contact-insert',
    'insert into contact_messages (name, email, subject, body) values ($1, $2, $3, $4)',
    [message.name, message.email, message.subject, message.message],
  );
}
