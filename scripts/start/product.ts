import { join } from 'node:path';
import type { Config } from '../../apps/server/config.ts';
import {
  type DatabaseAccess,
  prepareAccessToPrivate,
  prepareDatabaseAccess,
} from '../../apps/server/connections.ts';
import { migrate } from '../../apps/server/platform/database/migrate.ts';
import { PATIENCE } from '../../apps/server/platform/life/ask-for-life.ts';
import { type PrivatePostgres, startPostgres } from '../../apps/server/platform/postgres/start-postgres.ts';
import { longestStopMs } from '../../apps/server/process.ts';
import { type Child, type ChildOptions, startChild } from './child.ts';

const FIRST_MIGRATION = '0001_ground.sql';

/** Everything that "npm start" runs. */
export interface Product {
  readonly url: string;
  readonly server: Child;
  readonly workers: readonly Child[];
  readonly postgres: PrivatePostgres | undefined;
  /** Workers and server end what they are doing, and then the database. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly config: Config;
  readonly log: (line: string) => void;
  /** Done when the database is migrated and before anybody is served; a new one has just had its tables made. */
  readonly prepare?: (access: DatabaseAccess, isNew: boolean) => Promise<void>;
}

/** Brings up database, server and workers, in this order; what was begun is ended again when one of them fails. */
export async function startProduct({ config, log, prepare }: ProductOptions): Promise<Product> {
  const postgres = await startOwnPostgres(config, log);
  const children: Child[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await postgres?.stop();
  };
  try {
    const access = postgres
      ? await prepareAccessToPrivate(config, postgres.address)
      : await prepareDatabaseAccess(config);
    const migrated = await migrate(access.direct, join(config.root, 'apps/server/migrations'));
    await prepare?.(access, migrated.includes(FIRST_MIGRATION));
    const starting = [
      startChild(describeChild('server', config, log)),
      ...Array.from({ length: config.worker.processes }, () =>
        startChild(describeChild('worker', config, log)),
      ),
    ];
    for (const outcome of await Promise.allSettled(starting)) {
      if (outcome.status === 'fulfilled') children.push(outcome.value);
    }
    const [server, ...workers] = await Promise.all(starting);
    return { url: server?.url ?? '', server: server as Child, workers, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const SCRIPTS = { server: 'apps/server/serve.ts', worker: 'apps/server/worker.ts' } as const;
/** By then it has ended by itself, unless it hangs. */
const STOP_MARGIN_MS = 2_000;

export function describeChild(
  name: keyof typeof SCRIPTS,
  config: Config,
  log: (line: string) => void,
): ChildOptions {
  return {
    name,
    script: join(config.root, SCRIPTS[name]),
    log,
    stopMs: longestStopMs(config) + STOP_MARGIN_MS,
    ...(config.mode === 'development' ? { patience: null, tellsModules: true } : { patience: PATIENCE }),
  };
}

async function startOwnPostgres(
  config: Config,
  log: (line: string) => void,
): Promise<PrivatePostgres | undefined> {
  if (config.database.url !== undefined) return undefined;
  const tell = (line: string) => {
    if (/ (WARNING|ERROR|FATAL|PANIC): |^the database|^stopped/.test(line)) log(line);
  };
  return startPostgres({ directory: config.dataDirectory, binaries: config.database.binaries, log: tell });
}
