import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { type Person, person } from '../http/people.ts';
import { useApi } from '../http/use-api.ts';
import { countCost, tellCost } from './count-cost.ts';
import { fillLibrary, WORDS } from './fill-library.ts';

const { superuser } = inject('postgres');
const db = useDatabase();
const api = useApi(db, { replace: ({ database }) => ({ database: tellCost(database) }) });
let somebody: Person;
let observer: pg.Client;

beforeAll(async () => {
  somebody = await person(api);
  observer = new pg.Client(superuser);
  const filler = new pg.Client({ ...superuser, database: db.connections.app.database });
  await Promise.all([observer.connect(), filler.connect()]);
  await fillLibrary(filler, { from: 0, to: 4000, suggested: 4000 });
  await filler.end();
});
afterAll(() => observer.end());

/** The clock goes on, so that nothing is answered from what was asked before. */
async function countPages(url: string, cookie: string): Promise<number> {
  const { pages } = await countCost(observer, String(db.connections.app.database), async () => {
    api.clock.turn(2);
    const { statusCode } = await api.server.inject({ method: 'GET', url: `/api${url}`, headers: { cookie } });
    expect(statusCode).toBe(200);
  });
  return pages;
}

test.each([
  ['a word in half of the titles', WORDS.inHalf, 50],
  ['a word in one of a hundred', WORDS.inOneOf100, 50],
  ['a word in few, whose first eight letters others have', WORDS.inFew, 100],
  ['two letters', 'ma', 50],
  ['two words', 'map of', 50],
  ['what nothing is like', 'zzzz', 50],
])('suggestions for %s (%j) read fewer than %d pages of a library of 4,000', async (_, search, most) => {
  expect(await countPages(`/searches/suggestions?${new URLSearchParams({ search })}`, '')).toBeLessThan(most);
});

test.each([
  // Of each of 25 categories the latest four.
  ['/library/categories', 300],
  ['/library/marketplace', 200],
  ['/library/search', 200],
  ['/library/search?sortBy=oldest&offset=25', 200],
  ['/library/facets?list=search', 60],
  ['/activities/work', 100],
])('%s reads fewer than %d pages of a library of 4,000', async (url, most) => {
  expect(await countPages(url, somebody.cookie)).toBeLessThan(most);
});
