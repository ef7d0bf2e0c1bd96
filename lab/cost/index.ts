import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareIdentities } from '../../apps/server/platform/database/identities.ts';
import { migrate } from '../../apps/server/platform/database/migrate.ts';
import { startPostgres } from '../../apps/server/platform/postgres/start-postgres.ts';
import { startAiServer } from '../../apps/server/testing/ai/ai-server.ts';
import { growCostWorld, makeCostWorld } from '../../apps/server/testing/cost/cost-world.ts';
import { type Cost, countCost, tellCost } from '../../apps/server/testing/cost/count-cost.ts';
import { type Asker, measureCosts } from '../../apps/server/testing/cost/measure-costs.ts';
import { listQuestions, type Question, writeAsked } from '../../apps/server/testing/cost/questions.ts';
import { LARGE, type Line, SMALL, SUGGESTED, writeLines } from '../../apps/server/testing/cost/table.ts';
import { TEST_SETTINGS } from '../../apps/server/testing/global-setup.ts';
import { startApi } from '../../apps/server/testing/http/start-api.ts';
import { startOpenIdServer } from '../../apps/server/testing/openid/openid-server.ts';

/**
 * What each operation costs its database in a library of 4,000 resources and in one of 100,000, in counts. It writes the
 * table of docs/cost.md, which a test holds. Words after it choose the operations that have one of them in their names, whose
 * lines are then only printed.
 */
const words = process.argv.slice(2);
type Costs = ReadonlyMap<Asker, Cost>;

const DATABASE = 'bench_cost';
const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
chmodSync(folder, 0o755);
const stopping = [() => rmSync(folder, { recursive: true, force: true })] as (() => unknown)[];

try {
  // As the tests have it, so that the same plans are chosen; the tables are vacuumed once they are full.
  const postgres = await startPostgres({
    directory: folder,
    settings: { ...TEST_SETTINGS, autovacuum: 'off' },
  });
  stopping.push(() => postgres.stop());
  const [openId, ai] = await Promise.all([startOpenIdServer(), startAiServer()]);
  stopping.push(
    () => openId.stop(),
    () => ai.stop(),
  );
  const connections = await prepareIdentities({
    administrator: postgres.address,
    database: DATABASE,
    installation: 'benchcost',
    passwords: { owner: 'bench-owner', app: 'bench-app', auth: 'bench-auth', system: 'bench-system' },
    viewerKey: 'bench-viewers',
  });
  await migrate(connections, join(import.meta.dirname, '../../apps/server/migrations'));
  const observer = await connect(postgres.address);
  const client = await connect({ ...postgres.address, database: DATABASE });
  // What is counted is the same however long it takes.
  await client.query(`alter role ${connections.app.user} in database ${DATABASE} set statement_timeout = 0`);
  const api = await startApi(
    { connections },
    {
      settings: { ...openId.settings, ...ai.settings },
      replace: ({ database }) => ({ database: tellCost(database) }),
    },
  );
  stopping.push(api.stop);

  const questions = (await listQuestions()).filter(
    ({ operation }) => words.length === 0 || words.some((word) => operation.name.includes(word)),
  );
  const count = (ask: () => Promise<void>) => countCost(observer, DATABASE, ask);
  const small = await makeCostWorld(api, openId, client, { from: 0, to: SMALL, suggested: SUGGESTED });
  say(`There are ${SMALL} resources.`);
  const smallCosts = new Map<Question, Costs>();
  for (const question of questions) smallCosts.set(question, await measureCosts(small, question, count));
  const large = await growCostWorld(small, client, { from: SMALL, to: LARGE, suggested: SUGGESTED });
  say(`There are ${LARGE} resources.`);
  const lines: Line[] = [];
  for (const [question, costs] of smallCosts) {
    const line = writeDearest(question, costs, await measureCosts(large, question, count));
    lines.push(line);
    say(
      `${nameOf(question)} (${line.asker}): ${writeCost(line.small)}; of ${LARGE}: ${writeCost(line.large)}`,
    );
  }
  if (words.length === 0) writeLines(lines);
} finally {
  for (const stop of stopping.toReversed()) await stop();
}

async function connect(address: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(address);
  await client.connect();
  stopping.push(() => client.end());
  return client;
}

/** The line of whoever pays most pages in the large library. */
function writeDearest(question: Question, small: Costs, large: Costs): Line {
  const both = [...large].flatMap(([asker, cost]) => {
    const before = small.get(asker);
    return before ? [{ asker, small: before, large: cost }] : [];
  });
  const [dearest] = both.toSorted((a, b) => b.large.pages - a.large.pages);
  if (!dearest) throw new Error(`Nobody gets an answer to ${nameOf(question)} in both.`);
  return { operation: question.operation.name, asked: writeAsked(question), ...dearest };
}

function nameOf(question: Question): string {
  return `${question.operation.name} ${writeAsked(question)}`.trim();
}

function writeCost({ pages, rows, transactions }: Cost): string {
  return `${pages} pages, ${rows} rows, ${transactions} transactions`;
}

function say(line: string): void {
  console.log(`${(performance.now() / 1000).toFixed(0)} s: ${line}`);
}
