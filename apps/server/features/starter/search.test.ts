import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { STARTER_ENTRIES } from './entries-data.ts';
import { nameOf } from './entry-rules.ts';
import { JUDGED_SEARCHES } from './testing/judged-searches.ts';
import { insertStarterRows } from './testing/library-rows.ts';
import { askPostgres, askRelievo, averageOf, measureSearches } from './testing/measure-search.ts';

const db = useDatabase();
let names = new Map<string, string>();

beforeAll(async () => {
  names = await insertStarterRows(db.database);
});

describe('a search of the starter library', () => {
  test('has sixty judged searches, whose answers all exist', () => {
    const published = STARTER_ENTRIES.filter(({ fate }) => fate === undefined).map(nameOf);
    expect(JUDGED_SEARCHES.size).toBe(60);
    for (const [text, right] of JUDGED_SEARCHES)
      for (const name of right) expect([text, published]).toEqual([text, expect.arrayContaining([name])]);
  });

  test('shows right answers first more often than the text search of PostgreSQL on the same rows', async () => {
    const ours = await measureSearches(askRelievo(db.database, names, true), JUDGED_SEARCHES);
    const theirs = await measureSearches(askPostgres(db.database, names), JUDGED_SEARCHES);
    expect(averageOf(ours, 'precision')).toBeGreaterThan(0.85);
    expect(averageOf(ours, 'found')).toBeGreaterThan(0.9);
    expect(averageOf(ours, 'precision')).toBeGreaterThan(averageOf(theirs, 'precision') + 0.1);
    expect(averageOf(ours, 'found')).toBeGreaterThan(averageOf(theirs, 'found') + 0.1);
  });

  test.each(['pie chart', 'pie charts', 'circle graphs'])('finds the pie charts for %j', async (text) => {
    const found = await askRelievo(db.database, names, false)(text);
    expect(found.toSorted()).toEqual(['bones', 'braille-dots', 'last-digits', 'oceans']);
  });
});
