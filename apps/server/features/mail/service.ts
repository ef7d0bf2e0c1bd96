import type { Clock } from '../../platform/clock/clock.ts';
import type {
  AppTransaction,
  AuthTransaction,
  Database,
  SystemTransaction,
} from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { type Mail, MailError, type MailMessage } from '../../platform/mail/mail.ts';
import { composeLetter, type LetterName, type LetterPayload } from './known-letters.ts';
import { greetedName, renderHtml, renderText, type Site } from './letter-rules.ts';
import {
  type ClaimedMail,
  claimMail,
  claimNextMail,
  countLetter,
  deleteSettledMail,
  insertMail,
  markFailed,
  markSent,
  markWaiting,
} from './repository.ts';
import { computePause, isTooOld, KEPT_DAYS, LEASE_SECONDS, PATIENCE } from './rules.ts';
import { wayOutOf } from './way-out-rules.ts';

export type { Site } from './letter-rules.ts';
export { createStopToken, readStopToken } from './way-out-rules.ts';

/** Asked for each time: without PUBLIC_URL the address is known only when the server runs. */
export type FindSite = () => Site;

export interface MailDependencies {
  readonly database: Database;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly log: Log;
  readonly site: FindSite;
  /** Signs the way out of letters that nobody has to get. */
  readonly lettersKey: string;
}

/** Writes a letter in the transaction of its cause: it is sent if and only if that is committed. */
export async function writeLetter<Name extends LetterName>(
  tx: AppTransaction | AuthTransaction | SystemTransaction,
  to: string,
  template: Name,
  payload: LetterPayload<Name>,
): Promise<void> {
  await insertMail(tx, { to, template, payload });
}

/** How many letters of one kind may go to one address. */
export interface LetterLimit {
  readonly pauseSeconds: number;
  readonly aDay: number;
}

/**
 * Whether one more letter of a kind may go to an address that anybody could have typed. It is counted in the
 * transaction of its cause, so that a letter that is not sent does not count.
 */
export function takeLetter(
  tx: AppTransaction | AuthTransaction | SystemTransaction,
  to: string,
  kind: string,
  now: Date,
  limit: LetterLimit,
): Promise<boolean> {
  return countLetter(tx, { to, kind, now, ...limit });
}

/** Sends one letter, unless somebody else has sent it, is sending it, or its time has not come. */
export async function sendMail(dependencies: MailDependencies, mailId: string): Promise<void> {
  const [claimed] = await dependencies.database.asSystem((tx) => claimMail(tx, mailId, LEASE_SECONDS));
  if (claimed) await deliverLetter(dependencies, claimed);
}

/** Sends whatever waits: what failed before, and what a dead worker left half done. */
export async function sendWaitingMail(dependencies: MailDependencies, signal: AbortSignal): Promise<void> {
  const { database } = dependencies;
  for (let failures = 0; failures < PATIENCE && !signal.aborted; ) {
    const [claimed] = await database.asSystem((tx) => claimNextMail(tx, LEASE_SECONDS));
    if (!claimed) break;
    failures = (await deliverLetter(dependencies, claimed)) ? 0 : failures + 1;
  }
  await database.asSystem((tx) => deleteSettledMail(tx, KEPT_DAYS));
}

/** Between the server's yes and our note of it a crash sends the letter twice, with the same message id. */
async function deliverLetter(dependencies: MailDependencies, claimed: ClaimedMail): Promise<boolean> {
  const { database, mail } = dependencies;
  try {
    await mail.send(messageOf(dependencies, claimed));
  } catch (error) {
    await postpone(dependencies, claimed, error);
    return false;
  }
  await database.asSystem((tx) => markSent(tx, claimed));
  return true;
}

function messageOf(
  { site: findSite, lettersKey }: MailDependencies,
  { to, template, payload, messageId }: ClaimedMail,
): MailMessage {
  const site = findSite();
  const wayOut = wayOutOf(lettersKey, template, payload, site);
  const written = renderLetter(template, payload, site);
  const letter = { ...written, parts: [...written.parts, ...(wayOut?.parts ?? [])] };
  const name = greetedName(letter);
  return {
    id: messageId,
    to: { address: to, ...(name && { name }) },
    subject: letter.subject,
    text: renderText(letter, site),
    html: renderHtml(letter, site),
    ...(wayOut && { stopUrl: wayOut.stopUrl }),
  };
}

/** A row that fits no letter will not fit one tomorrow. */
function renderLetter(template: string, payload: unknown, site: Site) {
  try {
    return composeLetter(template, payload, site);
  } catch (cause) {
    throw new MailError(`The email ${template} cannot be written.`, { refused: true, cause });
  }
}

async function postpone({ database, clock, log }: MailDependencies, claimed: ClaimedMail, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const refused = error instanceof MailError && error.refused;
  if (refused || isTooOld(claimed.createdAt, clock.now())) {
    log.error({ err: error, mailId: claimed.id }, 'a letter was given up');
    await database.asSystem((tx) => markFailed(tx, claimed, reason));
    return;
  }
  const pauseSeconds = computePause(claimed.attempts);
  log.warn({ err: error, mailId: claimed.id, pauseSeconds }, 'a letter could not be sent and waits');
  await database.asSystem((tx) => markWaiting(tx, claimed, { error: reason, pauseSeconds }));
}
