import { describe, expect, test } from 'vitest';
import { turnableClock } from '../../platform/clock/clock.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import { createSharedAnswers } from '../../platform/sharing/shared-answers.ts';
import { useDatabase } from '../../testing/database.ts';
import { aMembership, anOrganization, aResource, aUser } from '../../testing/factories.ts';
import { SHARING } from './reader-service.ts';
import { countListFacets, listMarketplace, listOwnContent, searchLibrary } from './service.ts';

const db = useDatabase();
const clock = turnableClock();

function open() {
  return { database: db.database, answers: createSharedAnswers({ clock, ...SHARING }) };
}

function query(words = '') {
  return {
    search: words,
    contentType: [],
    difficultyLevel: [],
    subject: [],
    graphicType: [],
    offset: 0,
    limit: 25,
    sortBy: 'newest' as const,
  };
}

describe('shared answers of the library', () => {
  test('gives shared lists that are at most two seconds old, and own lists that are always current', async () => {
    const dependencies = open();
    const author = (await aUser(db.database, { role: 'teacher' })).id;
    const own = { userId: author, organizationId: null };
    const totals = async () => [
      (await listMarketplace(dependencies, GUEST, query())).total,
      (await searchLibrary(dependencies, GUEST, query('lantern'))).total,
      (await countListFacets(dependencies, GUEST, { ...query('lantern'), list: 'search' })).contentType.free,
      (await listOwnContent(dependencies, own, query())).total,
    ];
    expect(await totals()).toEqual([0, 0, 0, 0]);
    await aResource(db.database, { owner: author, title: 'Lantern' });
    expect(await totals()).toEqual([0, 0, 0, 1]);
    clock.turn(2);
    expect(await totals()).toEqual([1, 1, 1, 1]);
  });

  test('never shares a list between viewers who may see different resources', async () => {
    const dependencies = open();
    const { id: organizationId } = await anOrganization(db.database);
    const { user_id: userId } = await aMembership(db.database, { organization: organizationId });
    await aResource(db.database, {
      title: 'Staff room',
      organization: organizationId,
      visibility: 'organization',
    });
    const member = { userId, organizationId };
    const elsewhere = { userId, organizationId: null };
    const seen = async (viewer: Parameters<typeof searchLibrary>[1]) =>
      (await searchLibrary(dependencies, viewer, query('staff'))).total;
    expect([await seen(member), await seen(GUEST), await seen(elsewhere), await seen(member)]).toEqual([
      1, 0, 0, 1,
    ]);
  });

  test('lists do not wait while views are being written', async () => {
    const { total } = await listMarketplace(open(), GUEST, query());
    await db.database.asOwner(async (tx) => {
      await tx.query(
        '',
        'update resources set view_count = view_count + 1, popularity_score = popularity_score + 1',
      );
      expect((await listMarketplace(open(), GUEST, query())).total).toBe(total);
      expect((await searchLibrary(open(), GUEST, { ...query('lantern'), sortBy: 'popular' })).total).toBe(1);
    });
  });
});
