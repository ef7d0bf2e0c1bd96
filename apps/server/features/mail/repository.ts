import type { AppTransaction, AuthTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface NewMail {
  to: string;
  template: string;
  payload: object;
}

/** The table puts the job that sends it into the queue, in the same transaction. */
export async function insertMail(
  tx: AppTransaction | AuthTransaction | SystemTransaction,
  mail: NewMail,
): Promise<void> {
  await tx.query('mail-insert', 'insert into mail_outbox ("to", template, payload) values ($1, $2, $3)', [
    mail.to,
    mail.template,
    JSON.stringify(mail.payload),
  ]);
}

export type ClaimedMail = NewMail & {
  id: string;
  messageId: string;
  /** How often it has been claimed, this time included: who settles it says so, in case it was claimed since. */
  attempts: number;
  createdAt: Date;
};

const CLAIMED = `id, "to", template, payload, attempts, message_id as "messageId", created_at as "createdAt"`;

/**
 * Takes a mail for oneself, or nothing where somebody else has it or its time has not come. Until the lease is over
 * nobody else takes it; after that its sender is taken to have died.
 */
export async function claimMail(
  tx: SystemTransaction,
  id: string,
  leaseSeconds: number,
): Promise<ClaimedMail[]> {
  return tx.query<ClaimedMail>(
    'mail-claim',
    `update mail_outbox
     set status = 'sending', attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 second'
     where id = $1 and status in ('waiting', 'sending') and next_attempt_at <= now()
     returning ${CLAIMED}`,
    [id, leaseSeconds],
  );
}

/** The mail that has waited longest, unless another worker is taking it. */
export async function claimNextMail(tx: SystemTransaction, leaseSeconds: number): Promise<ClaimedMail[]> {
  return tx.query<ClaimedMail>(
    'mail-claim-next',
    `update mail_outbox
     set status = 'sending', attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 second'
     where id = (
       select id from mail_outbox
       where status in ('waiting', 'sending') and next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked)
     returning ${CLAIMED}`,
    [leaseSeconds],
  );
}

/** Once it is sent, what it said is forgotten: it held links that open accounts. */
export async function markSent(tx: SystemTransaction, { id, attempts }: ClaimedMail): Promise<void> {
  await tx.query(
    'mail-sent',
    `update mail_outbox set status = 'sent', sent_at = now(), payload = '{}', last_error = ''
     where id = $1 and attempts = $2 and status = 'sending'`,
    [id, attempts],
  );
}

export async function markWaiting(
  tx: SystemTransaction,
  { id, attempts }: ClaimedMail,
  { error, pauseSeconds }: { error: string; pauseSeconds: number },
): Promise<void> {
  await tx.query(
    'mail-waiting',
    `update mail_outbox
     set status = 'waiting', next_attempt_at = now() + $3 * interval '1 second', last_error = $4
     where id = $1 and attempts = $2 and status = 'sending'`,
    [id, attempts, pauseSeconds, error],
  );
}

export async function markFailed(
  tx: SystemTransaction,
  { id, attempts }: ClaimedMail,
  error: string,
): Promise<void> {
  await tx.query(
    'mail-failed',
    `update mail_outbox set status = 'failed', payload = '{}', last_error = $3
     where id = $1 and attempts = $2 and status = 'sending'`,
    [id, attempts, error],
  );
}

export async function deleteSettledMail(tx: SystemTransaction, keptDays: number): Promise<void> {
  await tx.query(
    'mail-forget',
    `delete from mail_outbox
     where status in ('sent', 'failed') and created_at < now() - $1 * interval '1 day'`,
    [keptDays],
  );
}

/** Takes one letter from what may still go to an address; false where nothing may at this moment. */
export async function countLetter(
  tx: AppTransaction | AuthTransaction | SystemTransaction,
  letter: { to: string; kind: string; now: Date; pauseSeconds: number; aDay: number },
): Promise<boolean> {
  const [row] = await tx.query<{ taken: boolean }>(
    'mail-take',
    'select take_letter($1, $2, $3, $4, $5) as taken',
    [letter.to, letter.kind, letter.now, letter.pauseSeconds, letter.aDay],
  );
  return row?.taken ?? false;
}
