import type { Session } from '@relievo/contracts/accounts';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { NothingFound } from '../../listing/browser/nothing-found.tsx';
import { LIBRARY_TABS } from '../address/library-address.ts';
import { TabAction } from './tab-action.tsx';

/** Once the page that creates stands. */
const WHOLE = { isBuilt: () => true } as const;
const session = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;
function linkOf(place: Element) {
  const link = place.querySelector('a');
  return link && [link.textContent, link.getAttribute('href')];
}

test('the action of a tab creates content, and on the collections adds a collection', async () => {
  for (const tab of LIBRARY_TABS.filter((tab) => tab !== 'collections'))
    expect(linkOf(await show(<TabAction tab={tab} />, WHOLE))).toEqual(['Create Content', '/tools']);
  const place = await show(<TabAction tab="collections" />, { session });
  expect([linkOf(place), place.querySelector('button')?.textContent]).toEqual([
    ['Shared with me', '/library/shared'],
    'Add Collection',
  ]);
});

test('no action leads to a page that is not built, and guests add no collection', async () => {
  const place = await show(<TabAction tab="marketplace" />, { isBuilt: () => false });
  expect(place.textContent).toBe('');
  expect((await show(<TabAction tab="collections" />)).textContent).toBe('');
});

test('people with an empty list of their own are offered to create something, and nobody in the marketplace is', async () => {
  const own = <NothingFound message="Nothing yet." clear={undefined} canCreate />;
  const marketplace = <NothingFound message="Nothing matches." clear={undefined} />;
  expect(linkOf(await show(own, WHOLE))).toEqual(['Create Content', '/tools']);
  const narrowed = await show(<NothingFound message="Nothing yet." clear={() => {}} canCreate />, WHOLE);
  expect(linkOf(narrowed)).toEqual(['Create Content', '/tools']);
  expect(narrowed.textContent).toContain('No content matches your current filters.');
  expect(linkOf(await show(marketplace, WHOLE))).toBeNull();
  expect(linkOf(await show(own, { isBuilt: () => false }))).toBeNull();
});
