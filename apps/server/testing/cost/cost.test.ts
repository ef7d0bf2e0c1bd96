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
  await fillLibrary(filler, 0, 4000);
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
  ['a word in half of the titles', WORDS.inHalf],
  ['a word in one of a hundred', WORDS.inOneOf100],
  ['a word in few', WORDS.inFew],
  ['two letters', 'ma'],
  ['two words', 'map of'],
  ['what nothing is like', 'zzzz'],
])('suggestions for %s read fewer than fifty pages of a library of 4,000', async (_, search) => {
  expect(await countPages(`/searches/suggestions?${new URLSearchParams({ search })}`, '')).toBeLessThan(50);
});

test.each([['/library/categories'], ['/activities/work']])(
  '%s reads fewer than a hundred pages of a library of 4,000',
  async (url) => {
    expect(await countPages(url, somebody.cookie)).toBeLessThan(100);
  },
);
