import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface LearnerRow {
  id: string;
  password: string | null;
  suspended_at: Date | null;
}

/** The learner with this user name, with the hash of the password: only accounts that were made for a class. */
export async function findLearner(tx: AuthTransaction, username: string): Promise<LearnerRow | undefined> {
  const rows = await tx.query<LearnerRow>(
    'learner-credential',
    `select u.id, a.password, u.suspended_at
     from users u
       join learners l on l.user_id = u.id
       left join user_accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where folded(u.username) = folded($1)`,
    [username],
  );
  return rows[0];
}
