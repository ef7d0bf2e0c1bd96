import type { Session } from '@relievo/contracts';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { VIEWS } from '../../listing/screen/view.ts';
import { aResource } from '../testing/a-resource.ts';
import { ResourceItem } from './resource-item.tsx';

const session = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;
const card = (view: (typeof VIEWS)[number], tabIndex: number) => (
  <ResourceItem resource={aResource()} view={view} focusProps={{ tabIndex, 'data-card': '1' }} />
);
const button = (place: Element) => place.querySelector<HTMLButtonElement>('.card-actions button');

test.each(VIEWS)(
  'who is signed in adds a resource to a collection from its card in the layout %s',
  async (view) => {
    const place = await show(card(view, 0), { session });
    expect(button(place)?.getAttribute('aria-label')).toBe('Add to collection: Graph of y = x²');
    expect([button(place)?.textContent, button(place)?.tabIndex]).toEqual(['Add to collection', 0]);
    expect(button(place)?.getAttribute('aria-haspopup')).toBe('dialog');
  },
);

test('the way to a collection is reached from its own card alone, and guests have none', async () => {
  expect(button(await show(card('grid', -1), { session }))?.tabIndex).toBe(-1);
  expect(button(await show(card('grid', 0)))).toBeNull();
});
