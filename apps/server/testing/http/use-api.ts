import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Connections } from '../../platform/database/database.ts';
import type { TestDatabase } from '../database.ts';
import { startApi, type TestApi, type TestApiOptions } from './start-api.ts';

export type { TestApi, TestApiOptions } from './start-api.ts';

/** The whole server on the database of this test file, with a clock to turn and its log to read. */
export function useApi(
  database: Pick<TestDatabase, 'connections'> & { readonly direct?: Connections },
  options: TestApiOptions = {},
): TestApi {
  let running: (TestApi & { stop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    running = await startApi(database, options);
  });
  afterEach(() => {
    const [masked] = running?.takeMasked() ?? [];
    if (masked) throw new Error(`The server masked an error: ${masked.err?.stack}`);
  });
  afterAll(async () => {
    await running?.stop();
    running = undefined;
  });
  const present = (): TestApi => {
    if (running === undefined) throw new Error('The server of a test file exists only while its tests run.');
    return running;
  };
  return {
    get server() {
      return present().server;
    },
    get dependencies() {
      return present().dependencies;
    },
    get clock() {
      return present().clock;
    },
    get logged() {
      return present().logged;
    },
    takeMasked: () => present().takeMasked(),
    get url() {
      return present().url;
    },
  };
}
