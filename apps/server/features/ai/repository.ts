import type { AuditAction } from '@relievo/contracts/administration';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface KeyRow {
  sealed_key: Buffer;
  set_at: Date;
}

export async function findKey(tx: SystemTransaction): Promise<KeyRow | undefined> {
  const rows = await tx.query<KeyRow>('ai-key', 'select sealed_key, set_at from ai_settings');
  return rows[0];
}

export async function upsertKey(tx: AppTransaction | SystemTransaction, sealed: Buffer): Promise<void> {
  await tx.query(
    'ai-key-set',
    `insert into ai_settings (sealed_key) values ($1)
     on conflict (single) do update set sealed_key = $1, set_by = app_uid(), set_at = now()`,
    [sealed],
  );
}

export async function deleteKey(tx: AppTransaction | SystemTransaction): Promise<void> {
  await tx.query('ai-key-clear', 'delete from ai_settings where single');
}

export type Taken = 'taken' | 'person' | 'all';

/** Counts a call of this person, or says whose are used up. */
export async function takeCall(
  tx: AppTransaction,
  { person, installation }: { person: number; installation: number },
  day: string,
): Promise<Taken> {
  const rows = await tx.query<{ taken: Taken }>('ai-call', 'select take_ai_call($1, $2, $3) as taken', [
    person,
    installation,
    day,
  ]);
  return rows[0]?.taken ?? 'person';
}

/** That it was done and by whom; never what was asked or answered. */
export async function insertAudit(
  tx: AppTransaction | SystemTransaction,
  action: AuditAction,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query('ai-audit', "insert into audit_log (action, subject_type, details) values ($1, 'ai', $2)", [
    action,
    details,
  ]);
}
