import type { CollectedResource } from '@relievo/contracts';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { aResource } from '../../resource/testing/a-resource.ts';
import { CollectedItem } from './collected-item.tsx';

const collected = (given: Partial<CollectedResource> = {}): CollectedResource => ({
  id: '01990000-0000-7000-8000-000000000003',
  collectionId: '01990000-0000-7000-8000-000000000004',
  resourceId: '01990000-0000-7000-8000-000000000001',
  notes: '',
  addedAt: '2026-03-09T12:00:00.000Z',
  resource: aResource(),
  ...given,
});
const shown = async (item: CollectedResource) => {
  const focusProps = { tabIndex: 0, 'data-card': '1' };
  return show(<CollectedItem item={item} view="grid" focusProps={focusProps} isOwn />);
};
const badges = (place: Element) => [...place.querySelectorAll('.badge')].map((badge) => badge.textContent);

test('what is not approved says so in a collection too; what everybody sees needs no word about it', async () => {
  expect(badges(await shown(collected()))).toEqual([]);
  const rejected = aResource({ status: 'rejected' });
  expect(badges(await shown(collected({ resource: rejected })))).toEqual(['Rejected content']);
  const draft = aResource({ status: 'pending', isDraft: true });
  expect(badges(await shown(collected({ resource: draft })))).toEqual(['Draft']);
});

test('what was withdrawn keeps its place and can still be taken out', async () => {
  const place = await shown(collected({ resource: null }));
  expect(place.textContent).toContain('What stood here was withdrawn by its author.');
  expect(
    place.querySelector('button[aria-label="Remove from collection: Withdrawn resource"]'),
  ).not.toBeNull();
});
