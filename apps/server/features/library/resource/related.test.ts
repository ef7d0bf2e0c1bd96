import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { turnableClock } from '../../../platform/clock/clock.ts';
import { GUEST } from '../../../platform/database/transaction.ts';
import { createSharedAnswers } from '../../../platform/sharing/shared-answers.ts';
import { useDatabase } from '../../../testing/database.ts';
import { aResource, aUser } from '../../../testing/factories.ts';
import { SHARING } from '../reader-service.ts';
import { listRelatedResources } from './related-service.ts';

const db = useDatabase();

function dependencies() {
  return {
    database: db.database,
    answers: createSharedAnswers({ clock: turnableClock(), ...SHARING }),
  };
}

function of(title: string, more: object = {}) {
  return aResource(db.database, { title, ...more });
}

describe('related resources', () => {
  test('lists resources of the same category first, those with the same tags before others, then of the same subject, and never the resource itself', async () => {
    const { id } = await of('Cone', { category: 'Solids', subject: 'Math', tags: ['circle', 'volume'] });
    await of('Sphere', { category: 'Solids', subject: 'Math', tags: ['circle'] });
    await of('Cube', { category: 'Solids', subject: 'Math' });
    await of('Graph', { category: 'Algebra', subject: 'Math' });
    await of('Map', { category: 'Rivers', subject: 'Geography' });
    const titles = (await listRelatedResources(dependencies(), GUEST, id)).map(({ title }) => title);
    expect(titles).toEqual(['Sphere', 'Cube', 'Graph']);
  });

  test('lists six related resources at most, and none where nothing is related', async () => {
    const first = await of('Tile 0', { category: 'Tiles' });
    for (let at = 1; at < 9; at += 1) await of(`Tile ${at}`, { category: 'Tiles' });
    expect(await listRelatedResources(dependencies(), GUEST, first.id)).toHaveLength(6);
    const alone = await of('Alone', { category: null });
    await of('Alone too', { category: null });
    expect(await listRelatedResources(dependencies(), GUEST, alone.id)).toEqual([]);
  });

  test("are listed for one's own draft too, and not for what is hidden or missing", async () => {
    const owner = (await aUser(db.database, { role: 'teacher' })).id;
    const { id } = await of('Draft', { owner, category: 'Tiles', visibility: 'private', status: 'pending' });
    const viewer = { userId: owner, organizationId: null };
    expect(await listRelatedResources(dependencies(), viewer, id)).toHaveLength(6);
    for (const hidden of [id, randomUUID()])
      await expect(listRelatedResources(dependencies(), GUEST, hidden)).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});
