import { splitSample } from '@relievo/words/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startAiServer } from '../ai/ai-server.ts';
import { useDatabase } from '../database.ts';
import { useApi } from '../http/use-api.ts';
import { startOpenIdServer } from '../openid/openid-server.ts';
import { type CostWorld, makeCostWorld } from './cost-world.ts';
import { type Cost, countCost, tellCost } from './count-cost.ts';
import { measureCost } from './measure-costs.ts';
import { listQuestions, writeAsked } from './questions.ts';
import { type Line, readGrowing, readLines, SMALL, SUGGESTED } from './table.ts';

/** `npm run lab -- cost` writes the table of docs/cost.md anew, where a change is meant to cost what it costs. */
const lines = readLines();
const questions = await listQuestions();

const { superuser } = inject('postgres');
const openId = await startOpenIdServer();
const ai = await startAiServer();
const db = useDatabase();
const api = useApi(db, {
  settings: { ...openId.settings, ...ai.settings },
  replace: ({ database }) => ({ database: tellCost(database) }),
});
let world: CostWorld;
let observer: pg.Client;
let filler: pg.Client;

beforeAll(async () => {
  observer = new pg.Client(superuser);
  filler = new pg.Client({ ...superuser, database: db.connections.app.database });
  await Promise.all([observer.connect(), filler.connect()]);
  world = await makeCostWorld(api, openId, filler, { from: 0, to: SMALL, suggested: SUGGESTED });
});
afterAll(() => Promise.all([observer.end(), filler.end(), openId.stop(), ai.stop()]));

test('every operation that only reads, and each way to ask it, has its line in the table of docs/cost.md', () => {
  const asked = questions.map((question) => `${question.operation.name} ${writeAsked(question)}`);
  expect(lines.map((line) => `${line.operation} ${line.asked}`)).toEqual(asked);
});

for (const { tags, cases } of splitSample(lines, 6))
  test.each(cases)(
    '$operation?$asked costs $asker no more than docs/cost.md says',
    { tags },
    async (line) => {
      const question = questions.find(
        (other) => other.operation.name === line.operation && writeAsked(other) === line.asked,
      );
      if (!question) throw new Error('Nobody asks this any more: write the table anew.');
      const database = String(db.connections.app.database);
      const costs: (Cost | undefined)[] = [];
      const measure = async () =>
        costs.push(
          await measureCost(world, question, line.asker, (ask) => countCost(observer, database, ask)),
        );
      await measure();
      // A session that is new reads what the database knows of its tables first.
      while (costs.length < LOOKS && !isWithin(line, costs.at(-1))) {
        // PostgreSQL plans by a random sample of the rows, and looks at rows of an index again in their table until it is vacuumed.
        if (costs.length > 1) await filler.query('vacuum analyze');
        await measure();
      }
      const [cost] = costs.slice(-1);
      expect(isWithin(line, cost) ? line.small : cost).toEqual(line.small);
    },
  );

const LOOKS = 4;

/** The table was measured on our own PostgreSQL; another one reads some small tables to their end instead of an index. */
const isOurPostgres = !process.env['RELIEVO_TEST_POSTGRES_BIN'];
const FEW_PAGES = isOurPostgres ? 40 : 400;

/** The author's 300 resources are found in the order of an index or of the table: each on another page, or several on one. */
const OF_THE_AUTHOR = /^library[.]ownContent |list=ownContent|^activity[.](?:figures|list|work) /;
const PAGES_OF_THE_AUTHOR = 400;

/** Each letter asks for suggestions. In the table they read fewer than 50 pages; a plan may read a few more here. */
const MAX_PAGES_OF_SUGGESTIONS = 56;

/**
 * Tells whether a call costs what the table says, give or take what plans differ from run to run. A plan that reads more of a
 * table reads more pages; the rows show one that looks at the same rows again and again.
 */
function isWithin(line: Line, cost: Cost | undefined): boolean {
  const { small } = line;
  return (
    cost !== undefined &&
    cost.pages <= maxPages(line) &&
    cost.rows <= 1.25 * small.rows + 3 * SMALL &&
    cost.transactions <= small.transactions
  );
}

function maxPages({ operation, asked, small }: Line): number {
  if (operation === 'searches.suggest' && isOurPostgres) return MAX_PAGES_OF_SUGGESTIONS;
  const more = OF_THE_AUTHOR.test(`${operation} ${asked}`) ? PAGES_OF_THE_AUTHOR : 0;
  return 1.25 * small.pages + FEW_PAGES + more;
}

test('what reads three times as many pages of a library 25 times as large is named under "What grows", and nothing else', () => {
  const growing = lines.filter(doesGrow).map(({ operation }) => operation);
  expect(readGrowing().toSorted()).toEqual([...new Set(growing)].toSorted());
});

function doesGrow({ small, large }: Line): boolean {
  return large.pages > 3 * small.pages + 100;
}

test('suggestions read fewer than fifty pages with each letter, in a small library and in a large one', () => {
  const suggestions = lines.filter(({ operation }) => operation === 'searches.suggest');
  expect(suggestions).not.toHaveLength(0);
  expect(suggestions.filter(({ small, large }) => Math.max(small.pages, large.pages) >= 50)).toEqual([]);
});
