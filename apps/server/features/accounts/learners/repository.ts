import type { AuthTransaction } from '../../../platform/database/database.ts';
import { useLink } from '../links/repository.ts';

export interface LearnerRow {
  id: string;
  password: string | null;
  suspended_at: Date | null;
  has_second_step: boolean;
}

/** The learner with this user name, with the hash of the password: only accounts that were made for a class. */
export async function findLearner(tx: AuthTransaction, username: string): Promise<LearnerRow | undefined> {
  const rows = await tx.query<LearnerRow>(
    'learner-credential',
    `select u.id, a.password, u.suspended_at, has_second_step(u.id) as has_second_step
     from users u
       join learners l on l.user_id = u.id
       left join user_accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where folded(u.username) = folded($1)`,
    [username],
  );
  return rows[0];
}

/** Whose account a link hands over: nobody where it is no learner's any more. */
export async function findLearnerOfLink(
  tx: AuthTransaction,
  userId: string,
): Promise<{ username: string; password: string | null } | undefined> {
  const rows = await tx.query<{ username: string; password: string | null }>(
    'learner-of-link',
    `select u.username, a.password
     from users u
       join learners l on l.user_id = u.id
       left join user_accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.id = $1 and u.suspended_at is null`,
    [userId],
  );
  return rows[0];
}

interface HandingOver {
  readonly userId: string;
  readonly email: string;
  readonly hash: string;
  readonly identifier: string;
  readonly secretHash: string;
  readonly now: Date;
}

/** Uses the link up and makes the account its person's own, which ends all that opened it before. */
export async function handOver(tx: AuthTransaction, handing: HandingOver): Promise<boolean> {
  const { userId, email, hash, identifier, secretHash, now } = handing;
  if ((await useLink(tx, identifier, secretHash, now)) === null) return false;
  const [row] = await tx.query<{ done: boolean }>(
    'learner-hand-over',
    'select hand_over_learner($1, $2, $3) as done',
    [userId, email, hash],
  );
  return row?.done ?? false;
}

/** Whether the account may have a second step at all. */
export async function mayHoldSecondStep(tx: AuthTransaction, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ may: boolean }>(
    'learner-second-step',
    'select may_hold_second_step($1) as may',
    [userId],
  );
  return row?.may ?? false;
}
