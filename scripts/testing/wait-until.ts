import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 20;

/** Waits until it is so; where it never is, says what was waited for. */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  mostMs: number,
): Promise<void> {
  const end = performance.now() + mostMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}.`);
    await wait(LOOK_MS);
  }
}
