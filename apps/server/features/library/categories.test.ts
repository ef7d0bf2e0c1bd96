import { beforeAll, describe, expect, test } from 'vitest';
import { turnableClock } from '../../platform/clock/clock.ts';
import type { Viewer } from '../../platform/database/database.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import { createSharedAnswers } from '../../platform/sharing/shared-answers.ts';
import { useDatabase } from '../../testing/database.ts';
import { aResource, aUser } from '../../testing/factories.ts';
import { type LibraryDependencies, SHARING } from './reader-service.ts';
import { listCategories } from './service.ts';

const db = useDatabase();
const clock = turnableClock();
let dependencies: LibraryDependencies;

const FIRST = { search: '', sortBy: 'alphabetical', offset: 0, limit: 12 } as const;

async function listNames(query: Partial<Parameters<typeof listCategories>[2]> = {}, viewer: Viewer = GUEST) {
  clock.turn(2);
  const { rows, total } = await listCategories(dependencies, viewer, { ...FIRST, ...query });
  return { names: rows.map(({ category, count }) => `${category} ${count}`), total, rows };
}

beforeAll(async () => {
  dependencies = { database: db.database, answers: createSharedAnswers({ clock, ...SHARING }) };
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  for (let number = 1; number <= 8; number++)
    await aResource(db.database, { title: `Line ${number}`, category: 'algebra', created_at: day(number) });
  await aResource(db.database, { title: 'Line 9', category: 'Algebra', created_at: day(9) });
  for (const title of ['Étoiles', 'Planets']) await aResource(db.database, { title, category: 'Ästhetik' });
  await aResource(db.database, { title: 'Song', category: 'Music', thumbnail_file_id: null });
  await aResource(db.database, { title: 'Of no category', category: null });
  await aResource(db.database, { title: 'Of an empty one', category: '  ' });
});

describe('the categories', () => {
  test('counts names that differ only in case and accents as one category, spelled as in the latest resource', async () => {
    expect(await listNames()).toMatchObject({ names: ['Algebra 9', 'Ästhetik 2', 'Music 1'], total: 3 });
  });

  test('sorts categories by size, a page at a time, and searches them by name', async () => {
    expect((await listNames({ sortBy: 'smallest' })).names).toEqual(['Music 1', 'Ästhetik 2', 'Algebra 9']);
    expect((await listNames({ sortBy: 'largest' })).names).toEqual(['Algebra 9', 'Ästhetik 2', 'Music 1']);
    expect(await listNames({ sortBy: 'largest', offset: 1, limit: 1 })).toMatchObject({
      names: ['Ästhetik 2'],
      total: 3,
    });
    expect(await listNames({ offset: 10 })).toMatchObject({ names: [], total: 3 });
    expect(await listNames({ search: 'ÄST' })).toMatchObject({ names: ['Ästhetik 2'], total: 1 });
    expect(await listNames({ search: '%' })).toMatchObject({ names: [], total: 0 });
  });

  test('shows each category with its six latest resources', async () => {
    const [algebra] = (await listNames()).rows;
    expect(algebra?.recent.map(({ title }) => title)).toEqual(
      [9, 8, 7, 6, 5, 4].map((number) => `Line ${number}`),
    );
  });

  test('gives a known category its own icon, and every other one a folder', async () => {
    const faces = (await listNames()).rows.map(({ icon, description }) => [icon, description]);
    expect(faces).toEqual([
      ['🔢', 'Equations, expressions and functions'],
      ['📁', 'Resources related to Ästhetik'],
      ['🎵', 'Notes, instruments and listening'],
    ]);
  });

  test('counts approved private resources for their owner only', async () => {
    const owner = await aUser(db.database, { role: 'teacher' });
    await aResource(db.database, { owner: owner.id, category: 'Diary', visibility: 'private' });
    const viewer = { userId: owner.id, organizationId: null };
    expect((await listNames({ search: 'diary' }, viewer)).names).toEqual(['Diary 1']);
    expect((await listNames({ search: 'diary' })).names).toEqual([]);
  });
});
