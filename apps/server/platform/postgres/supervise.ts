import { setTimeout as wait } from 'node:timers/promises';
import { stopPostmaster } from './leftover.ts';
import type { Lock } from './lock.ts';
import { type Launch, launchPostmaster, type Postmaster } from './postmaster.ts';
import type { PostgresAddress } from './record.ts';

/** A private PostgreSQL that is kept running until it is stopped or we die. */
export interface PrivatePostgres {
  /** How its superuser connects, for preparing identities only; takes the form of the settings of `pg`. */
  readonly address: PostgresAddress;
  readonly pid: () => number;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Starts the server again when it dies, at the same address, so that pools of connections recover. */
export function supervise(
  first: Postmaster,
  launch: Launch,
  address: PostgresAddress,
  lock: Lock,
): PrivatePostgres {
  let current = first;
  const stopping = new AbortController();

  const supervision = (async () => {
    for (;;) {
      await current.exited;
      if (stopping.signal.aborted) return;
      launch.log('the database server ended unexpectedly; starting it again');
      const next = await relaunch();
      if (!next) return;
      current = next;
      if (stopping.signal.aborted) await stopPostmaster(current.pid);
    }
  })();

  async function relaunch(): Promise<Postmaster | undefined> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        return await launchPostmaster(launch);
      } catch (error) {
        launch.log(error instanceof Error ? error.message : String(error));
      }
    }
  }

  return {
    address,
    pid: () => current.pid,
    async stop() {
      stopping.abort();
      if (!current.hasExited()) await stopPostmaster(current.pid);
      await supervision;
      lock.release();
    },
  };
}
