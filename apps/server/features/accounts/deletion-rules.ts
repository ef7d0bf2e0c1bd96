import { DELETION_GRACE_DAYS } from '@relievo/contracts/accounts';
import { addSeconds } from './dependencies.ts';

/** The one place where the grace turns from days into seconds. */
export const GRACE_SECONDS = DELETION_GRACE_DAYS * 24 * 60 * 60;

/** When an account will be erased; null where nobody asked for it. */
export function erasureOf({
  deletion_requested_at: asked,
}: {
  deletion_requested_at: Date | null;
}): Date | null {
  return asked && addSeconds(asked, GRACE_SECONDS);
}
