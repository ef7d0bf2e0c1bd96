import type { AuthTransaction } from '../../../platform/database/database.ts';
import { type LetterLimit, takeLetter } from '../../mail/service.ts';

/** Nobody's mailbox is filled by asking again and again. */
const LIMIT: LetterLimit = { pauseSeconds: 60, aDay: 10 };

/** Whether one more letter of this kind may go to the address now; counts it where it may. */
export function mayWriteTo(tx: AuthTransaction, email: string, kind: string, now: Date): Promise<boolean> {
  return takeLetter(tx, email, kind, now, LIMIT);
}
