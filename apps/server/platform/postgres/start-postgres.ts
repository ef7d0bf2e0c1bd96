import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, Refusal } from '../refusal.ts';
import { unprivilegedAccount } from './account.ts';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { checkCluster, clusterExists, clusterFolder, createCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { clearLeftover, stopPostmaster } from './leftover.ts';
import { type Lock, takeLock } from './lock.ts';
import { choosePlace, socketFolder } from './place.ts';
import { type Launch, launchPostmaster, type Postmaster } from './postmaster.ts';
import { newRecord, type PostgresAddress, readRecord, writeRecord } from './record.ts';

export interface StartPostgresOptions {
  /** The data folder; the database lies inside it, or where it says in its postgres.json. */
  readonly directory: string;
  /** A folder with the programs postgres and initdb, instead of those that were installed with us. */
  readonly binaries?: string | undefined;
  /** Server settings on top of ours, such as { fsync: 'off' } for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
  /** False for a command that stops the server when its work is done: others then wait instead of using it. */
  readonly lasting?: boolean;
  /** Where databases and programs go when root's unprivileged account cannot enter the data folder. */
  readonly outside?: string;
}

/** A private PostgreSQL that is kept running until it is stopped or we die. */
export interface PrivatePostgres {
  /** How its superuser connects, for preparing identities only; takes the form of the settings of `pg`. */
  readonly address: PostgresAddress;
  readonly pid: () => number;
  stop(): Promise<void>;
}

/** Somebody else supervises the database of this data folder. */
export class AlreadyRunning extends Refusal {}

export async function startPostgres(options: StartPostgresOptions): Promise<PrivatePostgres> {
  const directory = resolve(options.directory);
  makeDataFolder(directory);
  const lock = takeLock(directory, options.lasting ?? true);
  if ('holder' in lock) {
    throw new AlreadyRunning(
      `Relievo already runs in ${directory} (process ${lock.holder.pid}); stop it first.`,
    );
  }
  try {
    const { launch, address } = await prepare(directory, options);
    return superviseFrom(await launchPostmaster(launch), launch, address, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepare(directory: string, options: StartPostgresOptions) {
  const outside = options.outside ?? '/var/lib/relievo';
  const preferred = unprivilegedAccount();
  const found = await findBinaries(options.binaries);
  const previous = readRecord(directory) ?? newRecord(choosePlace(directory, preferred, outside));
  const place = resolve(directory, previous.place);
  const isNew = !clusterExists(place);
  const account = isNew ? preferred : checkCluster(place, found, preferred);
  const binaries = reachableBinaries(found, account, join(outside, 'programs'));
  writeRecord(directory, previous);
  if (isNew) await createCluster(place, binaries, account, previous.address);
  const log = options.log ?? (() => undefined);
  const cluster = clusterFolder(place);
  if ((await clearLeftover(cluster)) === 'stopped') log('stopped a database server that was left over');
  const onWindows = process.platform === 'win32';
  const host = onWindows ? '127.0.0.1' : socketFolder(place, previous.address.host, account);
  const port = onWindows ? await freePort() : previous.address.port;
  const address = { ...previous.address, host, port };
  writeRecord(directory, { ...previous, address });
  const launch: Launch = {
    binaries,
    account,
    cluster,
    socketFolder: host,
    port,
    settings: options.settings ?? {},
    log,
  };
  return { launch, address };
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Starts the server again when it dies, at the same address, so that pools of connections recover. */
function superviseFrom(
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

function makeDataFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 });
  } catch (error) {
    const reason = errorCode(error) === 'ENOSPC' ? 'the disk is full' : 'this user may not write there';
    throw new Refusal(
      `The data folder ${directory} cannot be made: ${reason}; set DATA_DIR to another folder.`,
    );
  }
}
