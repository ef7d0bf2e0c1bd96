import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApi } from '../../api.ts';
import { parseConfig } from '../../config.ts';
import { createDependencies, type Dependencies } from '../../dependencies.ts';
import { type TurnableClock, turnableClock } from '../../platform/clock/clock.ts';
import type { Connections } from '../../platform/database/database.ts';
import { MASKED } from '../../platform/http/refusals/failures.ts';
import type { RateLimits } from '../../platform/http/requests/rate-limit.ts';
import { createLog } from '../../platform/log/log.ts';
import { prepareQueues } from '../../platform/queue/queue.ts';
import { createLightPasswords } from './light-passwords.ts';

export interface TestApi {
  readonly server: FastifyInstance;
  readonly dependencies: Dependencies;
  readonly clock: TurnableClock;
  /** What the server wrote into its log, line by line. */
  readonly logged: readonly LogLine[];
  /** The unexpected errors that were masked so far. A test that does not take them fails by them. */
  takeMasked(): LogLine[];
  /** Where it listens, for what must go over a real socket. */
  readonly url: string;
}

export type LogLine = Record<string, unknown> & { err?: { message: string; stack: string } };

export interface TestApiOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Replaces parts of what the server stands on, such as a check that must fail. */
  readonly replace?: (dependencies: Dependencies) => Partial<Dependencies>;
  readonly limits?: RateLimits;
  readonly webFolder?: string;
}

/** On a busy machine everything takes long. What is said of what takes too long is tried where it is said. */
function waitLonger({ draughtsman }: Dependencies): Partial<Dependencies> {
  return {
    healthDeadline: 60_000,
    draughtsman: { ...draughtsman, draw: (request) => draughtsman.draw(request, 120) },
  };
}

/** The whole server on a database, with a clock to turn and its log to read, until it is stopped. */
export async function startApi(
  { connections, direct = connections }: { readonly connections: Connections; readonly direct?: Connections },
  { settings = {}, replace, ...overrides }: TestApiOptions = {},
): Promise<TestApi & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-api-'));
  const logged: LogLine[] = [];
  const takeMasked = () => {
    const masked = logged.filter(({ msg }) => msg === MASKED);
    logged.length = 0;
    return masked;
  };
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const clock = turnableClock();
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...settings });
  const real = createDependencies(config, { connections, direct }, { clock, log });
  await prepareQueues(real.database);
  const passwords = createLightPasswords();
  const dependencies = { ...real, passwords, ...waitLonger(real), ...replace?.(real) };
  const server = await createApi(config, dependencies, overrides);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await server.close();
    await real.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, dependencies, clock, logged, takeMasked, url, stop };
}
