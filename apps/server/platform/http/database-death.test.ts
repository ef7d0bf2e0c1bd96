import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MIGRATIONS } from '../../testing/global-setup.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { until } from '../../testing/until.ts';
import type { Connections } from '../database/database.ts';
import { prepareIdentities } from '../database/identities.ts';
import { migrate } from '../database/migrate.ts';
import { type PrivatePostgres, startPostgres } from '../postgres/start-postgres.ts';

/** A PostgreSQL of its own, since this test kills it. */
let postgres: PrivatePostgres;
/** How long it took to start: a machine that is busy with other work needs longer for everything. */
let startTook: number;
let connections: Connections;
let ada: Person;
const directory = mkdtempSync(join(tmpdir(), 'relievo-death-'));

beforeAll(async () => {
  const began = performance.now();
  postgres = await startPostgres({ directory });
  startTook = performance.now() - began;
  connections = await prepareIdentities({
    administrator: postgres.address,
    database: 'relievo',
    installation: 'death',
    passwords: { owner: 'death-owner', app: 'death-app', auth: 'death-auth', system: 'death-system' },
    viewerKey: 'death-viewers',
  });
  await migrate(connections, MIGRATIONS);
});

const api = useApi({
  get connections() {
    return connections;
  },
});

beforeAll(async () => {
  ada = await person(api);
});

afterAll(async () => {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

function ask() {
  return api.server.inject({ url: '/api/organizations', headers: { cookie: ada.cookie } });
}

test('a connection that is lost within a request gives a 503 with a time to come back, and the next request works', async () => {
  const administrator = new pg.Client({ ...postgres.address, database: 'relievo' });
  await administrator.connect();
  await administrator.query('begin; lock table organization_memberships in access exclusive mode');
  const waiting = ask();
  await until(async () => {
    const { rowCount } = await administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  });
  const answer = await waiting;
  await administrator.query('rollback');
  await administrator.end();
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    {
      code: 'database_unavailable',
      message: 'The service is not available at the moment. Please try again in a few seconds.',
      id: answer.headers['x-request-id'],
    },
  ]);
  expect((await ask()).statusCode).toBe(200);
});

test('a killed database answers again within ten seconds, and requests get nothing worse than 503 until then', {
  tags: 'exhaustive',
}, async () => {
  const pid = postgres.pid();
  process.kill(pid, 'SIGKILL');
  const seen = new Set<number>();
  await vi.waitFor(
    async () => {
      const { statusCode } = await ask();
      seen.add(statusCode);
      expect([statusCode, postgres.pid()]).not.toEqual([200, pid]);
      expect(statusCode).toBe(200);
    },
    { timeout: Math.max(10_000, 5 * startTook), interval: 20 },
  );
  expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
  expect((await api.server.inject({ url: '/api/health' })).statusCode).toBe(200);
});
