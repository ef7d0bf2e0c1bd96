import type { CollectedResource } from '@relievo/contracts/collections';
import { act } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { aResource } from '../../resource/testing/a-resource.ts';
import { CollectedItem } from './collected-item.tsx';

function createItem(given: Partial<CollectedResource> = {}): CollectedResource {
  return {
    id: '01990000-0000-7000-8000-000000000003',
    collectionId: '01990000-0000-7000-8000-000000000004',
    resourceId: '01990000-0000-7000-8000-000000000001',
    notes: '',
    addedAt: '2026-03-09T12:00:00.000Z',
    resource: aResource(),
    ...given,
  };
}
async function showItem(item: CollectedResource) {
  const focusProps = { tabIndex: 0, 'data-card': '1' };
  return show(<CollectedItem item={item} view="grid" focusProps={focusProps} isOwn />);
}
function listBadges(place: Element) {
  return [...place.querySelectorAll('.badge')].map((badge) => badge.textContent);
}

test('an item in a collection shows a state unless it is approved', async () => {
  expect(listBadges(await showItem(createItem()))).toEqual([]);
  const rejected = aResource({ status: 'rejected' });
  expect(listBadges(await showItem(createItem({ resource: rejected })))).toEqual(['Rejected content']);
  const draft = aResource({ status: 'pending', isDraft: true });
  expect(listBadges(await showItem(createItem({ resource: draft })))).toEqual(['Draft']);
});

test('a withdrawn item keeps its place and can be removed', async () => {
  const place = await showItem(createItem({ resource: null }));
  expect(place.textContent).toContain('The author withdrew this resource.');
  const button = place.querySelector<HTMLButtonElement>(
    'button[aria-label="Remove from collection: Withdrawn resource"]',
  );
  // Nobody can put it back, so it is asked about first.
  await act(async () => button?.click());
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(
    'Its author withdrew it, so you cannot add it again.',
  );
  const cancel = document.querySelector<HTMLButtonElement>('[role="alertdialog"] .dialog-actions button');
  await act(async () => cancel?.click());
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});
