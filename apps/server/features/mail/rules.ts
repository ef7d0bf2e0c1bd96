const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than any conversation with a mail server lasts, so that nobody takes over a letter that is being sent. */
export const LEASE_SECONDS = 10 * MINUTE;

/** RFC 5321 §4.5.4.1: give up after four to five days. */
const GIVE_UP_SECONDS = 5 * DAY;

/** How long settled mail can still be looked up by an administrator. */
export const KEPT_DAYS = 30;

/** One minute after the first failure, then twice as long each time, up to an hour. */
export function computePause(attempts: number): number {
  return Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
}

export function isTooOld(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > GIVE_UP_SECONDS * 1000;
}

/** After so many failures in a row the mail server is taken to be away; the rest waits for the next minute. */
export const PATIENCE = 3;
