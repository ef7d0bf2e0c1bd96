import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';

/** So long the worker may send none before it counts as standing still; a whole attack asks for thousands. */
const MOST_IDLE_MS = 60_000;
const LOOK_MS = 200;

/** Has a worker send every letter that waits. */
export async function sendLetters({ dependencies, letters, startWorker }: Installation): Promise<void> {
  await startWorker();
  let sent = letters.received.length;
  let end = performance.now() + MOST_IDLE_MS;
  for (;;) {
    const waiting = await countWaiting(dependencies);
    if (waiting === 0) return;
    if (letters.received.length > sent) {
      sent = letters.received.length;
      end = performance.now() + MOST_IDLE_MS;
    }
    if (performance.now() > end)
      throw new Error(`${waiting} letters wait, and none was sent for ${MOST_IDLE_MS / 1000} s.`);
    await wait(LOOK_MS);
  }
}

/** Of letters that say the same to many people one is kept: a whole attack leaves a hundred thousand of them. */
export async function keepOneOfEachLetter({ database }: Installation['dependencies']): Promise<void> {
  await database.asSystem((tx) =>
    tx.query(
      'attack-same-letters',
      `delete from mail_outbox where status = 'waiting' and id not in (
         select distinct on (template, payload) id from mail_outbox where status = 'waiting'
         order by template, payload, id)`,
    ),
  );
}

async function countWaiting({ database }: Installation['dependencies']): Promise<number> {
  const [row] = await database.asSystem((tx) =>
    tx.query<{ waiting: number }>(
      'attack-waiting-letters',
      "select count(*)::int as waiting from mail_outbox where status in ('waiting', 'sending')",
    ),
  );
  return row?.waiting ?? 0;
}
