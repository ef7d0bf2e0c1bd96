import type { CollectedResource, Collection } from '@relievo/contracts/collections';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { aResource } from '../../resource/testing/a-resource.ts';
import { CollectionFound } from './collection-found.tsx';

const ID = '01990000-0000-7000-8000-000000000004';
const ITEM = '01990000-0000-7000-8000-000000000003';

function createItem(given: Partial<CollectedResource>): CollectedResource {
  return {
    id: ITEM,
    collectionId: ID,
    resourceId: '01990000-0000-7000-8000-000000000001',
    notes: '',
    addedAt: '2026-03-09T12:00:00.000Z',
    resource: aResource(),
    ...given,
  };
}

async function showCollection(titles: string[]) {
  const items = titles.map((title, at) => {
    const resourceId = `01990000-0000-7000-8000-00000000001${at}`;
    return createItem({
      resourceId,
      notes: `About ${title}`,
      resource: aResource({ id: resourceId, title }),
    });
  });
  const place = { id: ITEM, addedAt: '2026-03-09T12:00:00.123456Z' };
  const held = [...items];
  const own: Collection = {
    id: ID,
    name: 'Maps',
    description: '',
    visibility: 'private',
    itemCount: items.length,
    createdAt: '2026-03-09T12:00:00.000Z',
    updatedAt: '2026-03-09T12:00:00.000Z',
    ownerName: 'Ada',
    isOwn: true,
    isSharedWithMe: false,
  };
  const page = await showPage(<CollectionFound collection={own} />, {
    path: `/library/collection/${ID}`,
    session: aSession('teacher'),
    answers: {
      'GET /collections/{id}/items': () => ({ rows: [...held], total: held.length }),
      'GET /collections/{id}/archive': { archive: null, atMostBytes: 1000 },
      'DELETE /collections/{id}/items/{resourceId}': () => {
        const [removed] = held.splice(1, 1);
        return { notes: removed?.notes, place };
      },
      'POST /collections/{id}/items': () => {
        held.splice(1, 0, items[1] as CollectedResource);
        return { ...items[1], resource: undefined };
      },
    },
  });
  await until(() => expect(listTitles()).toEqual(titles));
  return { ...page, place };
}

function listTitles() {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

test('removing an item leaves the focus on the way back, and undoing it leaves the focus on the item at its place', async () => {
  const { person, asked, heard, place } = await showCollection(['Nile', 'Alps', 'Rhine']);
  await person.click(screen.getByRole('button', { name: 'Remove from collection: Alps' }));
  await until(() => expect(listTitles()).toEqual(['Nile', 'Rhine']));
  const undo = screen.getByRole('button', { name: 'Undo: put “Alps” back' });
  expect(document.activeElement).toBe(undo);
  expect(screen.getByRole('group', { name: '“Alps” was removed from this collection.' })).toBeTruthy();
  await person.keyboard('{Enter}');
  await until(() => expect(listTitles()).toEqual(['Nile', 'Alps', 'Rhine']));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    resourceId: '01990000-0000-7000-8000-000000000011',
    notes: 'About Alps',
    place,
  });
  await until(() => expect(document.activeElement?.textContent).toBe('Alps'));
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(heard).not.toContain('Error: Failed to add to collection');
});
