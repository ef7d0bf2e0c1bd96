import { keepAlive } from '../life/keep-alive.ts';
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

/** Starts the server again when it dies, at the same address, so that pools of connections recover. */
export function supervise(
  first: Postmaster,
  launch: Launch,
  address: PostgresAddress,
  lock: Lock,
): PrivatePostgres {
  const { log } = launch;
  const server = keepAlive({
    first,
    launch: () => launchPostmaster(launch),
    end: ({ pid }) => stopPostmaster(pid),
    died: () => log('the database server ended unexpectedly; starting it again'),
    failed: (error) => log(error instanceof Error ? error.message : String(error)),
  });
  return {
    address,
    pid: () => server.current().pid,
    async stop() {
      await server.stop();
      lock.release();
    },
  };
}
