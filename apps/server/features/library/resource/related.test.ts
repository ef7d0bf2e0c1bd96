import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { turnableClock } from '../../../platform/clock/clock.ts';
import { GUEST } from '../../../platform/database/transaction.ts';
import { createSharedAnswers } from '../../../platform/sharing/shared-answers.ts';
import { useDatabase } from '../../../testing/database.ts';
import { aResource, aUser } from '../../../testing/factories.ts';
import { SHARING } from '../reader-service.ts';
import { relatedResources } from './related-service.ts';

const db = useDatabase();
const dependencies = () => ({
  database: db.database,
  answers: createSharedAnswers({ clock: turnableClock(), ...SHARING }),
});
const of = (title: string, more: object = {}) => aResource(db.database, { title, ...more });

describe('the resources beside another', () => {
  test('are of its category first, with its tags before others, then of its subject, and never itself', async () => {
    const { id } = await of('Cone', { category: 'Solids', subject: 'Math', tags: ['circle', 'volume'] });
    await of('Sphere', { category: 'Solids', subject: 'Math', tags: ['circle'] });
    await of('Cube', { category: 'Solids', subject: 'Math' });
    await of('Graph', { category: 'Algebra', subject: 'Math' });
    await of('Map', { category: 'Rivers', subject: 'Geography' });
    const titles = (await relatedResources(dependencies(), GUEST, id)).map(({ title }) => title);
    expect(titles).toEqual(['Sphere', 'Cube', 'Graph']);
  });

  test('are six at most, and none where nothing is alike', async () => {
    const first = await of('Tile 0', { category: 'Tiles' });
    for (let at = 1; at < 9; at += 1) await of(`Tile ${at}`, { category: 'Tiles' });
    expect(await relatedResources(dependencies(), GUEST, first.id)).toHaveLength(6);
    const alone = await of('Alone', { category: null });
    await of('Alone too', { category: null });
    expect(await relatedResources(dependencies(), GUEST, alone.id)).toEqual([]);
  });

  test('are told of one’s own draft too, and of what is hidden or not there nothing is', async () => {
    const owner = (await aUser(db.database, { role: 'teacher' })).id;
    const { id } = await of('Draft', { owner, category: 'Tiles', visibility: 'private', status: 'pending' });
    const viewer = { userId: owner, organizationId: null };
    expect(await relatedResources(dependencies(), viewer, id)).toHaveLength(6);
    for (const hidden of [id, randomUUID()])
      await expect(relatedResources(dependencies(), GUEST, hidden)).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});
