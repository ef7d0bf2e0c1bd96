import type { AppTransaction } from '../../../platform/database/database.ts';

export interface MadeRow {
  id: string;
  username: string;
}

export interface NewLearner {
  readonly name: string;
  readonly base: string;
  readonly hash: string;
}

/** All of them in their order, or none. */
export function makeLearners(
  tx: AppTransaction,
  classId: string,
  people: readonly NewLearner[],
): Promise<MadeRow[]> {
  return tx.query<MadeRow>('learners-make', 'select id, username from make_learners($1, $2)', [
    classId,
    JSON.stringify(people.map((person, place) => ({ ...person, place }))),
  ]);
}

/** The user name; null where the account was not made for a class of the person asking. */
export async function setPassword(
  tx: AppTransaction,
  { id, userId, hash }: { readonly id: string; readonly userId: string; readonly hash: string },
): Promise<string | null> {
  const [row] = await tx.query<{ username: string | null }>(
    'learner-password',
    'select set_learner_password($1, $2, $3) as username',
    [id, userId, hash],
  );
  return row?.username ?? null;
}

export async function findName(tx: AppTransaction, userId: string): Promise<string> {
  const [row] = await tx.query<{ name: string }>(
    'learner-name',
    'select display_name as name from profiles where user_id = $1',
    [userId],
  );
  return row?.name ?? '';
}

export async function removeLearner(tx: AppTransaction, id: string, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ removed: boolean }>(
    'learner-remove',
    'select remove_learner($1, $2) as removed',
    [id, userId],
  );
  return row?.removed ?? false;
}

/** Whether the account was made for a class of the person asking. */
export async function beginHandOver(tx: AppTransaction, id: string, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ begun: boolean }>(
    'learner-hand-over-begin',
    'select begin_hand_over($1, $2) as begun',
    [id, userId],
  );
  return row?.begun ?? false;
}
