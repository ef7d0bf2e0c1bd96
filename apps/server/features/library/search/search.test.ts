import { beforeAll, describe, expect, test } from 'vitest';
import type { AppTransaction } from '../../../platform/database/database.ts';
import { GUEST } from '../../../platform/database/transaction.ts';
import { useDatabase } from '../../../testing/database.ts';
import { aResource, aUser } from '../../../testing/factories.ts';
import { masksOf } from '../filter-bit-rules.ts';
import type { Page, Selection } from '../repository.ts';
import { type Estimate, PLACES, type Place } from './estimate-rules.ts';
import { buildQuery, listTypedWords } from './query-rules.ts';
import { findSearchIds, findSearchPage, readAllTogether, readApart } from './service.ts';
import { forgetWords } from './vocabulary-service.ts';
import { findForms } from './words/repository.ts';

const db = useDatabase();
let author = '';

beforeAll(async () => {
  author = (await aUser(db.database, { role: 'teacher' })).id;
});

function make(values: Readonly<Record<string, unknown>>) {
  return aResource(db.database, { owner: author, ...values });
}

function search(text: string): Selection {
  return { list: 'search', text };
}

const FIRST: Page = { masks: [], order: 'relevance', offset: 0, limit: 25 };

async function listTitles(text: string, page: Partial<Page> = {}): Promise<string[]> {
  const { rows } = await db.database.asUser(GUEST, (tx) =>
    findSearchPage(tx, search(text), { ...FIRST, ...page }),
  );
  return rows.map(({ title }) => title);
}

describe('a search', () => {
  beforeAll(async () => {
    await make({ title: 'Parts of a triangle' });
    await make({ title: 'Die Planeten', language: 'de', description: 'Mit Häusern zum Fühlen' });
    await make({ title: 'Countries of Europe' });
    await make({ title: 'Where rain goes', description: 'The water cycle as a tactile drawing.' });
    await make({ title: 'What pupils eat', description: 'A pie chart of one class.' });
    await make({ title: 'Bridges', author_name: 'Tomás Berg' });
    await make({ title: 'Das Haus', language: 'de' });
  });

  test.each([
    ['triangles', 'Parts of a triangle'],
    ['Triangles,', 'Parts of a triangle'],
    ['country', 'Countries of Europe'],
    ['bridge', 'Bridges'],
  ])('for %j finds other forms of its words', async (text, title) => {
    expect(await listTitles(text)).toEqual([title]);
  });

  test('knows the forms of a language in which a resource is written', async () => {
    expect(await listTitles('planet')).toEqual(['Die Planeten']);
    expect((await listTitles('häuser')).toSorted()).toEqual(['Das Haus', 'Die Planeten']);
  });

  test.each([
    ['circle graph', 'What pupils eat'],
    ['Circle graphs', 'What pupils eat'],
    ['pie graph class', 'What pupils eat'],
    ['embossed rain', 'Where rain goes'],
    ['hydrologic cycle', 'Where rain goes'],
  ])('for %j finds what other words of the field say', async (text, title) => {
    expect(await listTitles(text)).toEqual([title]);
  });

  test('finds words in any order, and does without those that say nothing', async () => {
    expect(await listTitles('cycle of the water')).toEqual(['Where rain goes']);
    expect(await listTitles('a triangle and its parts')).toEqual(['Parts of a triangle']);
    expect(await listTitles('triangle wheels')).toEqual([]);
    expect(await listTitles('the parts of the triangle')).toEqual(['Parts of a triangle']);
  });

  test('finds resources by the name of their author', async () => {
    expect(await listTitles('Tomas Berg')).toEqual(['Bridges']);
    expect(await listTitles('berg bridges')).toEqual(['Bridges']);
  });

  test('finds a resource by its new author, language and words alone', async () => {
    const { id } = await make({ title: 'Unmoved', author_name: 'Before' });
    await db.database.asOwner((tx) =>
      tx.query('rename', `update resources set author_name = 'Afterwards' where id = $1`, [id]),
    );
    expect([await listTitles('before'), await listTitles('afterwards')]).toEqual([[], ['Unmoved']]);
  });

  test('finds every part of 64 letters of a word without end', async () => {
    const endless = Array.from({ length: 90 }, (_, at) => `q${at}w`).join('');
    await make({ title: 'Endless', description: endless });
    for (const from of [0, 50, 64, 100, 150, endless.length - 64])
      expect(await listTitles(endless.slice(from, from + 64))).toEqual(['Endless']);
  });

  test('shows nobody what they may not see, whatever form of a word it holds', async () => {
    await make({ title: 'Hidden hexagons', status: 'pending' });
    await make({ title: 'Secret hexagons', visibility: 'private' });
    expect(await listTitles('hexagon')).toEqual([]);
    const own = await db.database.asUser({ userId: author, organizationId: null }, (tx) =>
      findSearchPage(tx, { list: 'ownContent', text: 'hexagon' }, FIRST),
    );
    expect(own.total).toBe(2);
  });
});

describe('the vocabulary', () => {
  const listWords = () =>
    db.database.asOwner((tx) =>
      tx.query<{ word: string }>(
        'words',
        `select word from search_words where word like 'okapi%' order by word`,
      ),
    );

  test('forgets the words of a resource that is deleted, and no others', async () => {
    const { id } = await make({ title: 'Okapi okapiforest', visibility: 'private' });
    await make({ title: 'Okapi again' });
    await forgetWords(db, AbortSignal.timeout(60_000));
    expect((await listWords()).map(({ word }) => word)).toEqual(['okapi', 'okapiforest']);
    await db.database.asOwner((tx) => tx.query('delete', 'delete from resources where id = $1', [id]));
    await forgetWords(db, AbortSignal.timeout(60_000));
    expect((await listWords()).map(({ word }) => word)).toEqual(['okapi']);
    expect(await listTitles('okapis')).toEqual(['Okapi again']);
  });
});

describe('the best match', () => {
  test('is a title with the words as typed, then their forms, then parts of words, then the text, popular ones first', async () => {
    const inOrder = [
      ['The zar room', ''],
      ['Zars of the East', ''],
      ['Bazarology', ''],
      ['Hezarts', ''],
      ['Masks', 'Zar of two peoples'],
      ['Gears', 'Kuzars of a machine'],
    ] as const;
    // The least popular matches best, so that popularity cannot be what puts them in order.
    for (const [place, [title, description]] of inOrder.entries())
      await make({ title, description, popularity_score: title === 'Hezarts' ? 0 : 10 + place });
    expect(await listTitles('zar')).toEqual(inOrder.map(([title]) => title));
  });
});

describe('a resource that becomes popular', () => {
  test('comes before others that match as well, and behind them again when its likes are taken back', async () => {
    const { id } = await make({ title: 'Quagga in the desert' });
    await make({ title: 'Quagga at the river', popularity_score: 5 });
    const count = (score: number) =>
      db.database.asOwner((tx) =>
        tx.query('', 'update resources set popularity_score = $2 where id = $1', [id, score]),
      );
    const ranked: string[][] = [];
    for (const score of [0, 5.5, 400, 1, 0]) {
      await count(score);
      ranked.push(await listTitles('quagga', { limit: 1 }));
    }
    const [desert, river] = [['Quagga in the desert'], ['Quagga at the river']];
    expect(ranked).toEqual([river, desert, desert, river, river]);
  });
});

describe('a search that finds more than are looked at together', () => {
  const WORDS = ['delta', 'deltas', 'adelta', 'mouth', 'river delta'];

  beforeAll(async () => {
    for (let place = 0; place < 40; place += 1)
      await make({
        title: `${WORDS[place % 5]} ${place}`,
        description: place % 3 === 0 ? 'A delta from above' : `Deltalike ${place}`,
        popularity_score: (place * 7) % 11,
        view_count: (place * 13) % 17,
        difficulty_level: place % 2 === 0 ? 'Elementary' : 'Advanced',
      });
  });

  /** Estimates by which pages are walked to, or taken from the index. */
  function estimateAll(documents: number, matches: number): Estimate {
    const each = Object.fromEntries(PLACES.map((place) => [place, matches]));
    return { documents, matches: each as Record<Place, number> };
  }

  /** A page looked for all together, and in each way apart. */
  async function readEachWay(tx: AppTransaction, text: string, page: Page) {
    const selection = search(text);
    const query = buildQuery(text, await findForms(tx, listTypedWords(text)));
    if (!query) throw new Error(`${text} holds no words`);
    const found = { selection, masks: page.masks, query };
    const walked = await readApart(tx, found, page, estimateAll(1000, 1000));
    const taken = await readApart(tx, found, page, estimateAll(1_000_000, 10));
    const each = [await readAllTogether(tx, found, page), walked, taken];
    return each.map(({ rows, ...counted }) => ({ ids: rows.map(({ id }) => id), ...counted }));
  }

  test.each(['delta', 'deltas', 'delt', 'river delta', 'mouth from above', 'lt'])(
    'gives the same rows, order and total for %j either way, on every page and under filters',
    async (text) => {
      const difficultyLevel = ['Elementary'] as const;
      const masks = masksOf({ contentType: [], difficultyLevel, subject: [], graphicType: [] });
      await db.database.asUser(GUEST, async (tx) => {
        for (const order of ['relevance', 'newest', 'oldest', 'alphabetical', 'popular', 'viewed'] as const)
          for (const [offset, filtered] of [0, 7, 100].flatMap((from) => [
            [from, []] as const,
            [from, masks] as const,
          ])) {
            const page = { masks: filtered, order, offset, limit: 7 };
            const [together, ...apart] = await readEachWay(tx, text, page);
            expect(apart).toEqual(apart.map(() => together));
          }
      });
    },
  );

  test('is exported in the order of its pages', async () => {
    const page = { ...FIRST, limit: 100 };
    const [ids, { rows }] = await db.database.asUser(GUEST, async (tx) => [
      await findSearchIds(tx, search('delta'), page),
      await findSearchPage(tx, search('delta'), page),
    ]);
    expect(rows.length).toBeGreaterThan(20);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });
});
