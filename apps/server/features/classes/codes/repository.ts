import type { ClassCode } from '@relievo/contracts/classes';
import type { AppTransaction } from '../../../platform/database/database.ts';

export interface CodeRow {
  handle: string;
  secret: string;
  is_shut: boolean;
}

export async function findCode(tx: AppTransaction, classId: string): Promise<CodeRow | undefined> {
  const rows = await tx.query<CodeRow>(
    'class-code',
    'select handle, secret, shut_at is not null as is_shut from class_codes where team_id = $1',
    [classId],
  );
  return rows[0];
}

/** False where another class has the first part. */
export async function insertCode(
  tx: AppTransaction,
  classId: string,
  { handle, secret }: ClassCode,
): Promise<boolean> {
  const rows = await tx.query(
    'class-code-make',
    `insert into class_codes (team_id, handle, secret) values ($1, $2, $3)
     on conflict (handle) do nothing returning team_id`,
    [classId, handle, secret],
  );
  return rows.length > 0;
}

export async function deleteCode(tx: AppTransaction, classId: string): Promise<void> {
  await tx.query('class-code-end', 'delete from class_codes where team_id = $1', [classId]);
}

export interface TriedRow {
  state: 'open' | 'shut';
  team_id: string | null;
  class_name: string | null;
}

/** Nothing where the code is wrong, which is counted against the class whose first part it has. */
export async function tryCode(
  tx: AppTransaction,
  { handle, secret }: ClassCode,
): Promise<TriedRow | undefined> {
  const rows = await tx.query<TriedRow>(
    'class-code-try',
    'select state, team_id, class_name from try_class_code($1, $2)',
    [handle, secret],
  );
  return rows[0];
}

export async function joinClass(tx: AppTransaction, { handle, secret }: ClassCode): Promise<string | null> {
  const [row] = await tx.query<{ id: string | null }>('class-join', 'select join_class($1, $2) as id', [
    handle,
    secret,
  ]);
  return row?.id ?? null;
}

export async function enrolLearner(
  tx: AppTransaction,
  { handle, secret }: ClassCode,
  { name, base, hash }: { readonly name: string; readonly base: string; readonly hash: string },
): Promise<{ id: string; username: string } | undefined> {
  const rows = await tx.query<{ id: string; username: string }>(
    'class-enrol',
    'select id, username from enrol_learner($1, $2, $3, $4, $5)',
    [handle, secret, name, base, hash],
  );
  return rows[0];
}
