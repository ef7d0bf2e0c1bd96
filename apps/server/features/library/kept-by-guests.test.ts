import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aResource } from '../../testing/factories.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { SHARING } from './reader-service.ts';

const db = useDatabase();
const api = useApi(db);

function get(url: string, headers: Record<string, string> = {}) {
  return api.server.inject({ url: `/api/library/${url}`, headers });
}

const LISTS = [
  'marketplace?limit=5',
  'search?search=water',
  'category?category=Water',
  'categories',
  'facets',
];

test.each(LISTS)(
  'the answer for %s to a guest may be cached for a second and is sent again only when it changed',
  async (url) => {
    const first = await get(url);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=1',
      vary: expect.stringContaining('cookie'),
    });
    const etag = String(first.headers['etag']);
    const again = await get(url, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    await aResource(db.database, { title: 'Water', category: 'Water' });
    api.clock.turn(2);
    const changed = await get(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  },
);

test('the answer is compressed, and cached separately for those who accept compression', async () => {
  for (let count = 0; count < 5; count += 1) await aResource(db.database, { title: 'Water '.repeat(20) });
  api.clock.turn(2);
  const { headers } = await get('marketplace', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(String(headers['vary'])).toMatch(/cookie.*accept-encoding/i);
});

test('answers to a person, to an expired session and to a refused guest may not be cached', async () => {
  const { cookie } = await person(api);
  const { etag } = (await get('marketplace')).headers;
  for (const mine of [cookie, 'relievo=over']) {
    const answer = await get('marketplace', { cookie: mine, 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['etag']).toBeUndefined();
  }
  for (const url of ['marketplace?limit=0', 'own-content', 'facets?list=ownContent'])
    expect((await get(url)).headers['cache-control']).toBe('no-store');
});

test('the caches of server and guest together never show data that is two seconds old', async () => {
  const [, seconds] = /max-age=(\d+)/.exec(String((await get('marketplace')).headers['cache-control'])) ?? [];
  expect(SHARING.goodForMs + Number(seconds) * 1000).toBeLessThan(2000);
});
