import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';

const MOST_SECONDS = 300;
const LOOK_MS = 200;

/** Has a worker send every letter that waits. */
export async function sendLetters({ dependencies: { database }, startWorker }: Installation): Promise<void> {
  await startWorker();
  const end = performance.now() + MOST_SECONDS * 1000;
  for (;;) {
    const [row] = await database.asSystem((tx) =>
      tx.query<{ waiting: number }>(
        'attack-waiting-letters',
        "select count(*)::int as waiting from mail_outbox where status in ('waiting', 'sending')",
      ),
    );
    if (row?.waiting === 0) return;
    if (performance.now() > end)
      throw new Error(`${row?.waiting} letters were not sent in ${MOST_SECONDS} s.`);
    await wait(LOOK_MS);
  }
}
