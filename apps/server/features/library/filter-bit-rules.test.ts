import { LIBRARY_FILTERS, LIKE_LEVELS } from '@relievo/contracts/library/lists';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { ask } from '../../testing/rules/ask.ts';
import { type BitCounts, countFacets, countTotal, type Filters, masksOf } from './filter-bit-rules.ts';

const NONE: Filters = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };

function someOf<Value>(values: readonly Value[]) {
  return fc.subarray([...values]);
}

const filters: fc.Arbitrary<Filters> = fc.record({
  contentType: someOf(LIBRARY_FILTERS.contentType),
  difficultyLevel: someOf(LIBRARY_FILTERS.difficultyLevel),
  subject: someOf(LIBRARY_FILTERS.subject),
  graphicType: someOf(LIBRARY_FILTERS.graphicType),
});
const counts: fc.Arbitrary<BitCounts> = fc.array(
  fc.record({ bits: fc.integer({ min: 1, max: 2 ** 23 - 1 }), count: fc.integer({ min: 1, max: 100 }) }),
  { maxLength: 30 },
);

describe('facets', () => {
  test('a facet counts what the list would hold with that value chosen in place of the others of its filter', () => {
    fc.assert(
      fc.property(counts, filters, (of, chosen) => {
        const facets = countFacets(of, chosen);
        for (const value of LIBRARY_FILTERS.contentType)
          expect(facets.contentType[value]).toBe(countTotal(of, { ...chosen, contentType: [value] }));
        for (const value of LIBRARY_FILTERS.difficultyLevel)
          expect(facets.difficultyLevel[value]).toBe(countTotal(of, { ...chosen, difficultyLevel: [value] }));
        for (const value of LIBRARY_FILTERS.subject)
          expect(facets.subject[value]).toBe(countTotal(of, { ...chosen, subject: [value] }));
        for (const value of LIBRARY_FILTERS.graphicType)
          expect(facets.graphicType[value]).toBe(countTotal(of, { ...chosen, graphicType: [value] }));
      }),
      { numRuns: 50 },
    );
  });

  test('facets count every resource where no filter is chosen', () => {
    fc.assert(
      fc.property(counts, (of) => {
        expect(countTotal(of, NONE)).toBe(of.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });
});

describe('the bits of a resource', () => {
  const db = useDatabase();
  interface Described {
    premium?: boolean;
    content?: string | null;
    level?: string | null;
    subject?: string | null;
    category?: string | null;
    graphic?: string | null;
    type?: string | null;
    tags?: string[];
  }
  const bitsOf = async ({
    premium = false,
    content = null,
    level = null,
    subject = null,
    category = null,
    graphic = null,
    type = null,
    tags = [],
  }: Described) => {
    const rows = await ask<{ bits: number }>(
      db,
      null,
      'select filter_bits_of($1, $2, $3, $4, $5, $6, $7, $8) as bits',
      [premium, content, level, subject, category, graphic, type, tags],
    );
    return rows[0]?.bits;
  };
  const free = masksOf({ ...NONE, contentType: ['free'] })[0] ?? 0;
  const withFree = (chosen: Partial<Filters>) =>
    masksOf({ ...NONE, ...chosen }).reduce((all, mask) => all | mask, free);

  const findLevels = (bits: number | undefined) =>
    LIBRARY_FILTERS.difficultyLevel.filter(
      (level) => ((bits ?? 0) & (masksOf({ ...NONE, difficultyLevel: [level] })[0] ?? 0)) !== 0,
    );

  test.each([
    ['Elementary', ['Elementary', 'Beginner']],
    ['Middle School', ['Middle School', 'Intermediate']],
    ['High School', ['High School', 'Advanced']],
    ['Post Secondary', ['Post Secondary', 'Advanced']],
    ['Beginner', ['Elementary', 'Beginner']],
    ['Intermediate', ['Middle School', 'Intermediate']],
    ['Advanced', ['High School', 'Post Secondary', 'Advanced']],
  ])('encode its level %s', async (value, finders) => {
    expect(findLevels(await bitsOf({ level: value.toUpperCase() }))).toEqual(finders);
  });

  test('the levels of the specification are all among the filters, and each is found by one of the other scale', () => {
    expect(Object.keys(LIKE_LEVELS)).toEqual([...LIBRARY_FILTERS.difficultyLevel]);
    for (const level of LIBRARY_FILTERS.difficultyLevel)
      for (const like of LIKE_LEVELS[level]) expect(LIKE_LEVELS[like]).toContain(level);
  });

  test.each(LIBRARY_FILTERS.subject)(
    'encode the subject %s, from its subject or its category',
    async (value) => {
      const expected = withFree({ subject: [value] });
      expect(await bitsOf({ subject: ` ${value} ` })).toBe(expected);
      expect(await bitsOf({ category: value.toLowerCase() })).toBe(expected);
    },
  );

  test.each(LIBRARY_FILTERS.graphicType)(
    'encode the graphic type %s, from any of three fields',
    async (value) => {
      const expected = withFree({ graphicType: [value] });
      for (const place of [{ graphic: value }, { type: value }, { tags: ['map', value] }])
        expect(await bitsOf(place)).toBe(expected);
    },
  );

  test.each(LIBRARY_FILTERS.contentType.slice(2))('encode the content type %s', async (value) => {
    expect(await bitsOf({ content: value.replace('-', ' ') })).toBe(withFree({ contentType: [value] }));
  });

  test('the bits of a resource tell free from paid', async () => {
    expect(await bitsOf({})).toBe(free);
    expect(await bitsOf({ premium: true })).toBe(masksOf({ ...NONE, contentType: ['paid'] })[0]);
  });

  test('the bits of a resource are zero for values that no filter knows', async () => {
    expect(
      await bitsOf({
        content: 'Essay',
        level: '',
        subject: 'Мath',
        category: 'math and art',
        type: 'chart',
        tags: ['', 'iveo'],
      }),
    ).toBe(free);
  });
});
