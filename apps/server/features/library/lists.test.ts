import { LIBRARY_FILTERS, LIKE_LEVELS, RESOURCE_STATES } from '@relievo/contracts/library/lists';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { turnableClock } from '../../platform/clock/clock.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import { createSharedAnswers } from '../../platform/sharing/shared-answers.ts';
import { useDatabase } from '../../testing/database.ts';
import { aDraftResource, aResource, aUser } from '../../testing/factories.ts';
import type { LibraryDependencies } from './reader-service.ts';
import { countListFacets, listMarketplace, listOwnContent, searchLibrary } from './service.ts';

const db = useDatabase();
/** Nothing is shared, so that each list is worked out. */
function createUnshared(): LibraryDependencies {
  return {
    database: db.database,
    answers: createSharedAnswers({
      clock: turnableClock(),
      freshForMs: 0,
      goodForMs: 0,
      atMost: 10,
      costlyAtOnce: 6,
    }),
  };
}

/** What a resource is described by, and whether it is in the marketplace. */
interface Described {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly level: string;
  readonly subject: string;
  readonly graphic: string;
  readonly premium: boolean;
  readonly content: string;
  readonly shown: boolean;
  readonly created: number;
  readonly popularity: number;
  readonly views: number;
}

const WORDS = ['Müller', 'water', 'cycle', 'карта', '地図', '100%', 'a_b', 'ﬁne', 'triangle', 'Éclair'];
const CATEGORIES = ['Algebra', 'Math', 'art', 'Birds'];
const made: Described[] = [];
let author = '';

beforeAll(async () => {
  author = (await aUser(db.database, { role: 'teacher' })).id;
  const one = <Value>(values: readonly Value[], place: number): Value =>
    values[place % values.length] as Value;
  for (let place = 0; place < 60; place++) {
    const shown = place % 7 !== 3;
    const resource = {
      title: `${one(WORDS, place)} ${one(WORDS, place * 3 + 1)} ${one(['x', 'Y', 'é'], place)}${place % 11}`,
      description: `${one(WORDS, place * 5 + 2)} for a lesson`,
      category: one(CATEGORIES, place * 3),
      level: one([...LIBRARY_FILTERS.difficultyLevel, 'of another kind'], place * 5),
      subject: one([...LIBRARY_FILTERS.subject, 'Cooking'], place * 3),
      graphic: one([...LIBRARY_FILTERS.graphicType, 'photo'], place * 7),
      content: one(['worksheet', 'video', 'lesson-plan', 'essay'], place),
      premium: place % 4 === 0,
      created: Date.UTC(2026, 0, 1 + ((place * 37) % 60)),
      popularity: (place * 13) % 60,
      views: (place * 29) % 60,
    };
    const { id } = await aResource(db.database, {
      owner: author,
      title: resource.title,
      description: resource.description,
      category: resource.category,
      difficulty_level: resource.level,
      subject: resource.subject,
      graphic_type: resource.graphic,
      content_type: resource.content,
      is_premium: resource.premium,
      created_at: new Date(resource.created),
      popularity_score: resource.popularity,
      view_count: resource.views,
      ...(shown ? {} : { status: 'rejected' }),
    });
    made.push({ ...resource, id, shown });
  }
});

function someOf<Value>(values: readonly Value[]): fc.Arbitrary<Value[]> {
  return fc.oneof(fc.constant<Value[]>([]), fc.subarray([...values], { minLength: 1, maxLength: 3 }));
}

const queries = fc.record({
  search: fc.oneof(
    fc.constant(''),
    fc.constantFrom(
      'muller',
      'WATER cyc',
      'карт',
      '図',
      '100%',
      '_',
      'fine',
      'ÉCLAIR x',
      'lesson',
      'algeb',
      'nothing',
    ),
  ),
  contentType: someOf(LIBRARY_FILTERS.contentType),
  difficultyLevel: someOf(LIBRARY_FILTERS.difficultyLevel),
  subject: someOf(LIBRARY_FILTERS.subject),
  graphicType: someOf(LIBRARY_FILTERS.graphicType),
  category: fc.option(fc.constantFrom('ALGEBRA', 'birds', 'Nowhere'), { nil: undefined }),
  sortBy: fc.constantFrom(
    'newest' as const,
    'oldest' as const,
    'alphabetical' as const,
    'popular' as const,
    'viewed' as const,
  ),
  offset: fc.constantFrom(0, 5, 50, 1000),
  limit: fc.constantFrom(1, 10, 100),
});
type Query = typeof queries extends fc.Arbitrary<infer Value> ? Value : never;

function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The list by the plain words of the specification. */
function filterInMemory(query: Query, of: readonly Described[]): Described[] {
  const said = ({ title, description, category, subject }: Described) =>
    foldText([title, description, category, subject].join(' '));
  const among = (chosen: readonly string[], ...values: string[]) =>
    chosen.length === 0 || chosen.some((value) => values.map(foldText).includes(foldText(value)));
  const found = of.filter(
    (resource) =>
      foldText(query.search)
        .split(' ')
        .every((word) => said(resource).includes(word)) &&
      among(query.contentType, resource.premium ? 'paid' : 'free', resource.content) &&
      among(
        query.difficultyLevel.flatMap((level) => [level, ...LIKE_LEVELS[level]]),
        resource.level,
      ) &&
      among(query.subject, resource.subject, resource.category) &&
      among(query.graphicType, resource.graphic) &&
      (query.category === undefined || foldText(query.category) === foldText(resource.category)),
  );
  const orders = {
    newest: (a: Described, b: Described) => b.created - a.created,
    oldest: (a: Described, b: Described) => a.created - b.created,
    alphabetical: (a: Described, b: Described) => compare(foldText(a.title), foldText(b.title)),
    popular: (a: Described, b: Described) => b.popularity - a.popularity,
    viewed: (a: Described, b: Described) => b.views - a.views,
  };
  return found.toSorted((a, b) => orders[query.sortBy](a, b) || compare(a.id, b.id));
}

/** As the database orders them: by their bytes. */
function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function ids(rows: readonly (ResourceCard | Described)[]): string[] {
  return rows.map(({ id }) => id);
}

describe('a list', () => {
  test('gives the same rows, total and facets as filtering in memory does, for any query', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const all = filterInMemory(
          query,
          made.filter(({ shown }) => shown),
        );
        const { rows, total } = await listMarketplace(createUnshared(), GUEST, query);
        expect([total, ids(rows)]).toEqual([
          all.length,
          ids(all.slice(query.offset, query.offset + query.limit)),
        ]);
        const { difficultyLevel } = await countListFacets(createUnshared(), GUEST, {
          ...query,
          list: 'marketplace',
        });
        for (const level of LIBRARY_FILTERS.difficultyLevel) {
          const alone = filterInMemory(
            { ...query, difficultyLevel: [level] },
            made.filter(({ shown }) => shown),
          );
          expect([level, difficultyLevel[level]]).toEqual([level, alone.length]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("of one's own content has all statuses, and the same filters and orders", async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (asked) => {
        const query = { ...asked, category: undefined };
        const all = filterInMemory(query, made);
        const { rows, total } = await listOwnContent(
          createUnshared(),
          { userId: author, organizationId: null },
          query,
        );
        expect([total, ids(rows)]).toEqual([
          all.length,
          ids(all.slice(query.offset, query.offset + query.limit)),
        ]);
      }),
      { numRuns: 20 },
    );
  });

  test('narrows to one status and one visibility, with a search text and without', async () => {
    const { id: owner } = await aUser(db.database, { role: 'teacher' });
    const like = { owner, title: 'Tides' };
    await aResource(db.database, like);
    await aResource(db.database, { ...like, status: 'pending' });
    await aResource(db.database, { ...like, status: 'rejected', visibility: 'private' });
    await aDraftResource(db.database, like);
    const list = async (narrowed: {
      status?: (typeof RESOURCE_STATES)[number];
      visibility?: 'public' | 'private';
    }) => {
      const statesFor = async (search: string) => {
        const query = {
          ...NO_FILTERS,
          search,
          offset: 0,
          limit: 100,
          sortBy: 'newest',
          ...narrowed,
        } as const;
        const { rows, total } = await listOwnContent(
          createUnshared(),
          { userId: owner, organizationId: null },
          query,
        );
        expect(total).toBe(rows.length);
        return rows.map(({ isDraft, status }) => (isDraft ? 'draft' : status)).toSorted();
      };
      const states = await statesFor('');
      expect(await statesFor('tides')).toEqual(states);
      return states;
    };
    expect(await list({})).toEqual(RESOURCE_STATES.toSorted());
    for (const status of RESOURCE_STATES) expect(await list({ status })).toEqual([status]);
    expect(await list({ visibility: 'public' })).toEqual(['approved', 'pending']);
    expect(await list({ visibility: 'private' })).toEqual(['draft', 'rejected']);
    expect(await list({ visibility: 'private', status: 'approved' })).toEqual([]);
  });
});

const NO_FILTERS = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };

function listAll(text: string, sortBy: 'newest' | 'relevance' = 'newest') {
  return searchLibrary(createUnshared(), GUEST, {
    ...NO_FILTERS,
    search: text,
    offset: 0,
    limit: 100,
    sortBy,
  });
}

describe('a search of the library', () => {
  test('finds parts of words in every field, in any case and order, with and without accents', async () => {
    await aResource(db.database, {
      title: 'Photosynthèse des algues',
      tags: ['biology'],
      category: 'Botany',
    });
    for (const text of ['synthese', 'ALGUES photo', 'biolog', 'botan photosynthèse'])
      expect((await listAll(text)).rows.map(({ title }) => title)).toEqual(['Photosynthèse des algues']);
    expect((await listAll('photosynthese moss')).total).toBe(0);
  });

  test('ranks the whole search text in a title first, then its words in a title, then the rest, popular ones first', async () => {
    for (const [title, description, popularity_score] of [
      ['Rocks', 'A glacier of ice', 9],
      ['Ice on the glacier', '', 1],
      ['Ice beside a glacier', '', 2],
      ['The glacier ice', '', 0],
    ] as const)
      await aResource(db.database, { title, description, popularity_score });
    const { rows } = await listAll('glacier ice', 'relevance');
    expect(rows.map(({ title }) => title)).toEqual([
      'The glacier ice',
      'Ice beside a glacier',
      'Ice on the glacier',
      'Rocks',
    ]);
  });

  test('finds a resource by its new words after a change', async () => {
    const { id } = await aResource(db.database, { title: 'Beforehand' });
    const change = (column: string, value: string) =>
      db.database.asOwner((tx) =>
        tx.query('', `update resources set ${column} = $2 where id = $1`, [id, value]),
      );
    await change('title', 'Afterwards');
    expect([(await listAll('beforehand')).total, (await listAll('afterwards')).total]).toEqual([0, 1]);
    await change('status', 'rejected');
    expect((await listAll('afterwards')).total).toBe(0);
  });

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'qj '.repeat(3334)],
    ['percent signs alone', '%'.repeat(50)],
    ['underscores alone', '_'.repeat(50)],
    ['quotes alone', `'"'"''`],
    ['emoji alone', '🙂'.repeat(50)],
    ['backslashes alone', '\\\\\\'],
    ['SQL', `'; drop table resources; --`],
    ['what looks like a pattern', 'wat%er'],
    ['combining signs', '\u0301\u0301'],
  ])('treats %s as plain text, and finds nothing', async (_, text) => {
    expect(await listAll(text)).toEqual({ rows: [], total: 0, exceedsTotal: false });
  });

  test('never fails, whatever the search text is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 700 }), async (text) => {
        const { rows, total } = await listAll(text.replaceAll('\0', ''), 'relevance');
        expect(rows.length).toBeLessThanOrEqual(total);
      }),
      { numRuns: 40 },
    );
  });
});
