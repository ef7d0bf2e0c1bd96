import type { AppTransaction } from '../../platform/database/database.ts';

type NewMessage = { name: string; email: string; subject: string; message: string };

/** Whether no message came from this address within the hour. */
export async function isLetterDue(tx: AppTransaction, email: string): Promise<boolean> {
  const [row] = await tx.query<{ due: boolean }>('contact-due', 'select is_contact_letter_due($1) as due', [
    email,
  ]);
  return row?.due ?? false;
}

export async function insertMessage(tx: AppTransaction, message: NewMessage): Promise<void> {
  await tx.query(
    'contact-insert',
    'insert into contact_messages (name, email, subject, body) values ($1, $2, $3, $4)',
    [message.name, message.email, message.subject, message.message],
  );
}
