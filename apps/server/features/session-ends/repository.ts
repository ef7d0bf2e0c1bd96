import type { AuthTransaction } from '../../platform/database/database.ts';

export async function sessionExists(tx: AuthTransaction, sessionId: string): Promise<boolean> {
  const rows = await tx.query('session-exists', 'select from user_sessions where id = $1', [sessionId]);
  return rows.length > 0;
}
