import type {
  SearchCorrection,
  SearchEntry,
  SearchSuggestions,
  SearchTrend,
} from '@relievo/contracts/library/lists';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aResource, aRow, aUser } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);
let somebody: Person;

function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  as: Person | null = somebody,
) {
  return api.server.inject({
    method,
    url,
    headers: { cookie: as?.cookie ?? '' },
    ...(payload ? { payload } : {}),
  });
}

function save(searchQuery: string, as?: Person) {
  return call('POST', '/api/searches', { searchQuery, resultsCount: 3 }, as);
}

async function readRecent(query = '') {
  return (await call('GET', `/api/searches${query}`)).json<SearchEntry[]>();
}

async function readWords() {
  return (await readRecent()).map(({ searchQuery }) => searchQuery);
}

beforeAll(async () => {
  somebody = await person(api);
});

describe('the history of searches', () => {
  test('keeps search texts, the latest first, ten of them or as many as asked for', async () => {
    for (let at = 1; at <= 12; at += 1) await save(`  search   ${at} `);
    expect(await readWords()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `search ${at}`));
    expect(
      (await readRecent('?limit=5')).map(({ resultsCount, searchType }) => `${resultsCount} ${searchType}`),
    ).toEqual(Array(5).fill('3 simple'));
    expect((await call('GET', '/api/searches?limit=11')).statusCode).toBe(400);
  });

  test('lists a search once, as it was made last, and deletes it with every time that it was made', async () => {
    const again = await person(api);
    for (const text of ['Circles', 'geyser', 'CIRCLES', 'circlés']) await save(text, again);
    const recent = async () => (await call('GET', '/api/searches', undefined, again)).json<SearchEntry[]>();
    const [latest, ...others] = await recent();
    expect([latest?.searchQuery, ...others.map(({ searchQuery }) => searchQuery)]).toEqual([
      'circlés',
      'geyser',
    ]);
    await call('DELETE', `/api/searches/${latest?.id}`, undefined, again);
    expect((await recent()).map(({ searchQuery }) => searchQuery)).toEqual(['geyser']);
  });

  test.each(['x', ' ', '', '\u0007x', ' \t '])('does not keep %j, which is too short', async (text) => {
    expect((await save(text)).json()).toMatchObject({ code: 'invalid_input' });
  });

  test('keeps quotes, percent signs, emoji and any script unchanged, and cuts what is too long', async () => {
    for (const text of [`'; drop table users; --`, '%_%', '🙂🙂', 'Żółw', 'مثلث', '三角形']) {
      await save(text);
      expect((await readWords())[0]).toBe(text);
    }
    const long = await save('🙂'.repeat(10_000));
    expect([...long.json<SearchEntry>().searchQuery]).toHaveLength(500);
  });

  test('deletes one entry, which nobody else can do', async () => {
    const { id } = (await save('to be forgotten')).json<SearchEntry>();
    const stranger = await person(api);
    expect((await call('DELETE', `/api/searches/${id}`, undefined, stranger)).statusCode).toBe(404);
    expect((await readWords())[0]).toBe('to be forgotten');
    expect((await call('DELETE', `/api/searches/${id}`)).json()).toEqual({ done: true });
    expect(await readWords()).not.toContain('to be forgotten');
  });

  test('is exported as a table without formulas', async () => {
    await save('=1+1');
    const file = await call('GET', '/api/searches/export');
    expect(file.headers['content-type']).toContain('text/csv');
    const { data } = Papa.parse<Record<string, string>>(file.body.replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data[0]).toMatchObject({ Search: "'=1+1", Kind: 'simple', Results: '3' });
    expect(data.length).toBeGreaterThan(10);
  });

  test('stops when it is switched off, and can be cleared', async () => {
    await call('PATCH', '/api/account/preferences', { keepsSearchHistory: false });
    expect((await save('not kept')).json()).toBeNull();
    expect(await readWords()).not.toContain('not kept');
    expect((await call('DELETE', '/api/searches')).json()).toEqual({ done: true });
    expect(await readWords()).toEqual([]);
  });
});

describe('popular searches', () => {
  const trends = async (query = '') =>
    (await call('GET', `/api/searches/trends${query}`, undefined, null)).json<SearchTrend[]>();

  test('are listed when five different people searched for them in the last thirty days, and not before', async () => {
    const people = [];
    for (let at = 0; at < 5; at += 1) people.push((await aUser(db.database)).id);
    const search = (user_id: string, search_query: string, created_at = new Date()) =>
      aRow(db.database, 'search_history', { user_id, search_query, created_at });
    for (const title of ['Volcano', 'Long ago']) await aResource(db.database, { title });
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const user of people) {
      await search(user, user === people[0] ? 'VOLCANO' : 'volcano');
      await search(user, 'long ago', longAgo);
    }
    for (const user of [...people.slice(1), people[1] ?? '', people[1] ?? ''])
      await search(user, 'my secret');
    for (const user of people) await search(user, 'nothing like it');
    expect(await trends()).toEqual([{ searchQuery: 'volcano', searchCount: 5 }]);
    expect((await trends('?daysBack=60')).map(({ searchQuery }) => searchQuery)).toEqual([
      'long ago',
      'volcano',
    ]);
    expect((await call('GET', '/api/searches/trends?daysBack=0')).statusCode).toBe(400);

    await db.database.asSystem((tx) => tx.query('', 'delete from search_history'));
    expect(await trends()).toEqual([{ searchQuery: 'volcano', searchCount: 5 }]);
    const age = `update kept_trends set made_at = now() - interval '16 minutes'`;
    await db.database.asSystem((tx) => tx.query('', age));
    expect(await trends()).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggestions = async (search: string, as: Person | null = null) => {
    api.clock.turn(2);
    const query = new URLSearchParams({ search });
    return (await call('GET', `/api/searches/suggestions?${query}`, undefined, as)).json<SearchSuggestions>();
  };

  test('are the five most popular resources with the words, and the category that they name', async () => {
    for (let at = 1; at <= 6; at += 1)
      await aResource(db.database, { title: `Cone ${at}`, popularity_score: at, category: 'Geometry' });
    const { resources } = await suggestions('CONE');
    expect(resources.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((at) => `Cone ${at}`));
    expect(resources[0]).toMatchObject({ category: 'Geometry' });
    expect((await suggestions('geom')).category).toEqual({ category: 'Geometry', count: 6 });
  });

  test.each(['', 'c', ' c ', '%', '__', '"\'', '🙂🙂', '%'.repeat(2000)])(
    'are empty for %j',
    async (text) => {
      expect(await suggestions(text)).toEqual({ resources: [], variants: [], category: null });
    },
  );

  test('hold the words and what people add to them only where that finds anything', async () => {
    await aResource(db.database, { title: 'Prisms', difficulty_level: 'Elementary' });
    expect((await suggestions('prism')).variants).toEqual(['prism']);
    await aResource(db.database, { title: 'Prism to fold', content_type: 'worksheet' });
    expect((await suggestions('prism')).variants).toEqual(['prism', 'prism worksheet']);
    expect((await suggestions('easy prisms')).variants).toEqual(['easy prisms']);
    expect((await suggestions('difficult prisms')).variants).toEqual([]);
  });

  test('hold no resource that the person may not see', async () => {
    const owner = somebody.session.user.id;
    await aResource(db.database, {
      title: 'Hidden cylinder',
      owner,
      visibility: 'private',
      category: 'Cylinders',
    });
    await aResource(db.database, {
      title: 'Waiting cylinder',
      owner,
      status: 'pending',
      category: 'Cylinders',
    });
    const stranger = await person(api);
    for (const viewer of [null, stranger])
      expect(await suggestions('cylinder', viewer)).toEqual({ resources: [], variants: [], category: null });
  });
});

describe('corrections', () => {
  const correct = async (query: Record<string, string>, as: Person | null = null) => {
    api.clock.turn(2);
    const address = `/api/searches/corrections?${new URLSearchParams(query)}`;
    return (await call('GET', address, undefined, as)).json<SearchCorrection[]>();
  };
  const propose = async (search: string, as?: Person) =>
    (await correct({ search }, as)).map(({ search: text, total }) => [text, total]);

  beforeAll(async () => {
    const owner = somebody.session.user.id;
    for (const title of ['Fractions of a disc', 'Fractions on a line', 'Oceans', 'Map of Rome'])
      await aResource(db.database, { owner, title, difficulty_level: 'Elementary' });
    await aResource(db.database, { owner, title: 'Photosynthesis' });
    await aResource(db.database, { owner, title: 'Rhododendron', visibility: 'private' });
  });

  test.each([
    ['fractons', [['fractions', 2]]],
    ['FRACTOINS', [['fractions', 2]]],
    ['fractoins line', [['fractions line', 1]]],
    ['photosinthesys', [['photosynthesis', 1]]],
    ['ocaens', [['oceans', 1]]],
    ['mpa', [['map', 1]]],
    ['Romme map', [['rome map', 1]]],
  ])('for %j name the words that were meant and how many they find', async (search, proposed) => {
    expect(await propose(search)).toEqual(proposed);
  });

  test('leave out a word where the others find something together', async () => {
    expect(await propose('fractions qqqqqqq')).toEqual([['fractions', 2]]);
    expect(await propose('oceans rome')).toEqual([
      ['rome', 1],
      ['oceans', 1],
    ]);
  });

  test('name the words that they replace', async () => {
    const [first] = await correct({ search: 'Fractons qqqqqqq line' });
    expect(first).toEqual({
      search: 'fractions line',
      replaced: [
        { from: 'Fractons', to: 'fractions' },
        { from: 'qqqqqqq', to: '' },
      ],
      total: 1,
      exceedsTotal: false,
    });
  });

  test('count under the filters of the search', async () => {
    expect(await correct({ search: 'fractons', 'difficultyLevel[0]': 'Advanced' })).toEqual([]);
    expect(await correct({ search: 'fractons', 'difficultyLevel[0]': 'Elementary' })).toMatchObject([
      { total: 2 },
    ]);
  });

  test.each(['', 'x', 'qqqqqqqqq', '%', '🙂🙂', 'a'.repeat(600)])('are none for %j', async (search) => {
    expect(await correct({ search })).toEqual([]);
  });

  test('name no word of what the person may not see', async () => {
    for (const viewer of [undefined, await person(api)])
      expect(await propose('rhododendrom', viewer)).toEqual([]);
  });
});
