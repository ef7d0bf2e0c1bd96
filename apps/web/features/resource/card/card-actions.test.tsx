import type { Session } from '@relievo/contracts/accounts';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { VIEWS } from '../../listing/screen/view.ts';
import { aResource } from '../testing/a-resource.ts';
import { ResourceItem } from './resource-item.tsx';

const session = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;
function showCard(view: (typeof VIEWS)[number], tabIndex: number) {
  return <ResourceItem resource={aResource()} view={view} focusProps={{ tabIndex, 'data-card': '1' }} />;
}
function findButton(place: Element) {
  return place.querySelector<HTMLButtonElement>('.card-actions button');
}

test.each(VIEWS)(
  'a signed-in person adds a resource to a collection from its card in the layout %s',
  async (view) => {
    const place = await show(showCard(view, 0), { session });
    expect(findButton(place)?.getAttribute('aria-label')).toBe('Add to collection: Graph of y = x²');
    expect([findButton(place)?.textContent, findButton(place)?.tabIndex]).toEqual(['Add to collection', 0]);
    expect(findButton(place)?.getAttribute('aria-haspopup')).toBe('dialog');
  },
);

test('the button for collections is reached from its own card alone, and guests have none', async () => {
  expect(findButton(await show(showCard('grid', -1), { session }))?.tabIndex).toBe(-1);
  expect(findButton(await show(showCard('grid', 0)))).toBeNull();
});

test.each(VIEWS)('among one’s own, a resource says its state and is edited in one step: %s', async (view) => {
  const resource = aResource({ title: 'Parabola', status: 'rejected', isDraft: false });
  const focusProps = { tabIndex: 0, 'data-card': '1' };
  const place = await show(
    <ResourceItem resource={resource} view={view} focusProps={focusProps} withState />,
    { session },
  );
  expect(place.querySelector('.badge')?.textContent).toBe('Rejected content');
  const edit = place.querySelector('.card-actions a');
  expect([edit?.getAttribute('aria-label'), edit?.getAttribute('href')]).toEqual([
    'Edit: Parabola',
    `/content/${resource.id}`,
  ]);
});
