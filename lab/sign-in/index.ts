import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareIdentities } from '../../apps/server/platform/database/identities.ts';
import { migrate } from '../../apps/server/platform/database/migrate.ts';
import { startPostgres } from '../../apps/server/platform/postgres/start-postgres.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { atRate, percentile, timePages } from '../../scripts/testing/at-rate.ts';
import { OUR_SERVER, startServer } from '../shared/start-server.ts';
import { writeResults } from '../shared/write-results.ts';

/**
 * How long the first page takes while 40 people a second try to sign in from as many networks, beside how long it
 * takes while nobody does. Fails where 97.5 of 100 answers take more than five times as long.
 */
const ATTEMPTS_A_SECOND = 40;
const PAGES_A_SECOND = 20;
const SECONDS = 15;
const LIMIT = 5;

const root = join(import.meta.dirname, '../..');
if (!existsSync(join(root, 'apps/web/dist'))) await buildWeb(console.log, root);
const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
chmodSync(folder, 0o755);
const loadBefore = loadavg();
const postgres = await startPostgres({ directory: folder });
try {
  const connections = await prepareIdentities({
    administrator: postgres.address,
    database: 'bench_sign_in',
    installation: 'benchsignin',
    passwords: { owner: 'bench-owner', app: 'bench-app', auth: 'bench-auth', system: 'bench-system' },
    viewerKey: 'bench-viewers',
  });
  await migrate(connections, join(root, 'apps/server/migrations'));
  const { port, child } = await startServer(OUR_SERVER, [JSON.stringify(connections), folder]);
  report(await measure(`http://127.0.0.1:${port}`));
  child.kill();
  await once(child, 'exit');
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Measured {
  readonly idle: readonly number[];
  readonly busy: readonly number[];
  readonly attempts: Readonly<Record<string, number>>;
}

async function measure(site: string): Promise<Measured> {
  await timePages(site, PAGES_A_SECOND, 3);
  const idle = await timePages(site, PAGES_A_SECOND, SECONDS);
  const attempts: Record<string, number> = {};
  const [busy] = await Promise.all([
    timePages(site, PAGES_A_SECOND, SECONDS),
    atRate(ATTEMPTS_A_SECOND, SECONDS, async (turn) => {
      const status = await attemptSignIn(site, turn);
      attempts[status] = (attempts[status] ?? 0) + 1;
    }),
  ]);
  return { idle, busy, attempts };
}

async function attemptSignIn(site: string, turn: number): Promise<number> {
  const answer = await fetch(`${site}/api/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
    },
    body: JSON.stringify({ email: `reader${turn}@example.org`, password: 'Wrong-Horse-123' }),
  });
  await answer.text();
  return answer.status;
}

function report({ idle, busy, attempts }: Measured): void {
  const ratio = percentile(busy, 97.5) / percentile(idle, 97.5);
  const figures = {
    machine: { node: process.version, cores: availableParallelism(), loadBefore, loadAfter: loadavg() },
    idle: summarise(idle),
    busy: summarise(busy),
    attempts,
    ratio: Number(ratio.toFixed(2)),
    limit: LIMIT,
  };
  writeResults('sign-in', figures);
  console.log(JSON.stringify(figures, null, 2));
  if (ratio > LIMIT) process.exitCode = 1;
}

function summarise(times: readonly number[]) {
  const milliseconds = (share: number) => Number(percentile(times, share).toFixed(1));
  return { answers: times.length, p50: milliseconds(50), p97_5: milliseconds(97.5) };
}
