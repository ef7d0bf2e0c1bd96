import type { OrganizationResource } from '@relievo/contracts/organizations';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import type { Answers } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { OrganizationSettingsPage } from '../page/organization-settings-page.tsx';

const SCHOOL = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Harbour School',
  type: 'school',
  subscriptionTier: 'basic',
};
const TIME = '2026-03-09T12:00:00.000Z';
const CHANGE_ID = '01990000-0000-7000-8000-0000000000cc';

function aResource(place: number, given: Partial<OrganizationResource> = {}): OrganizationResource {
  return {
    id: `01990000-0000-7000-8000-00000000000${place}`,
    title: `Map ${place}`,
    category: 'Geography',
    authorName: 'Ada Lovelace',
    state: 'approved',
    visibility: 'organization',
    createdAt: TIME,
    canChange: true,
    ...given,
  };
}

function showContent(role: 'owner' | 'member', rows: readonly OrganizationResource[], answers: Answers = {}) {
  const membership = { organization: SCHOOL, role, permissions: [], joinedAt: TIME };
  return showPage(<OrganizationSettingsPage />, {
    path: '/organization/settings',
    session: aSession('teacher', { organizations: [membership], currentOrganization: SCHOOL }),
    answers: {
      'GET /organizations/{id}': { organization: SCHOOL, role, canManage: role === 'owner' },
      'GET /organizations/{id}/content': { rows, total: rows.length },
      'GET /organizations/{id}/storage': { bytes: 3 * 1024 ** 2 },
      ...answers,
    },
  });
}

function listToasts() {
  return toasts.visible().map(({ text }) => text);
}

test('the settings have four tabs and open with the content, its states and the storage used', async () => {
  const { heard } = await showContent('owner', [
    aResource(1),
    aResource(2, { state: 'pending', canChange: false }),
  ]);
  await until(() => expect(heard).toContain('2 resources found'));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Content',
    'Members',
    'Teams',
    'Invitations',
  ]);
  expect(screen.getByRole('row', { name: /Map 1/ }).textContent).toContain('Approved content');
  expect(screen.getByRole('row', { name: /Map 2/ }).textContent).toContain('Pending approval');
  expect(await screen.findByText('Storage used: 3 MB')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Select Map 2' })).toBeNull();
});

test('who sees several resources is changed at once, and undone', { tags: 'exhaustive' }, async () => {
  const rows = [aResource(1), aResource(2)];
  const { person, heard, asked } = await showContent('owner', rows, {
    'POST /organizations/{id}/content/changes': { changeId: CHANGE_ID, changed: 2 },
    'POST /organizations/{id}/content/changes/{changeId}/undo': { restored: 2 },
  });
  await person.click(
    await screen.findByRole('checkbox', { name: 'Select all published content on this page' }),
  );
  await until(() => expect(heard).toContain('2 resources selected'));
  await person.click(screen.getByRole('button', { name: 'Change who sees it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change who sees 2 resources' });
  await person.click(within(dialog).getByRole('radio', { name: 'Only its author' }));
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await until(() => expect(listToasts()).toContain('2 resources changed.'));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: rows.map(({ id }) => id),
    visibility: 'private',
  });
  await person.click(await screen.findByRole('button', { name: 'Undo the last change' }));
  await until(() => expect(listToasts()).toContain('2 resources are as they were before.'));
  await until(() => expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull());
});

test('a category is asked for before it is changed', async () => {
  const { person, asked } = await showContent('owner', [aResource(1)], {
    'POST /organizations/{id}/content/changes': { changeId: CHANGE_ID, changed: 1 },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Select Map 1' }));
  await person.click(screen.getByRole('button', { name: 'Change category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the category of 1 resource' });
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findAllByText('Please enter a category');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await person.type(within(dialog).getByRole('textbox', { name: 'Category' }), 'Maps');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await until(() => expect(listToasts()).toContain('1 resource changed.'));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: [aResource(1).id],
    category: 'Maps',
  });
});

test('the table is sorted by a heading and narrowed by status', { tags: 'exhaustive' }, async () => {
  const { person, heard, asked, address } = await showContent('owner', [aResource(1)]);
  await person.click(await screen.findByRole('button', { name: 'Title' }));
  await until(() => expect(heard).toContain('Sorted by Title, descending'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'rejected');
  await until(() =>
    expect(asked.at(-1)?.query).toMatchObject({ sortBy: 'title-descending', state: 'rejected' }),
  );
  expect(address()).toBe('/organization/settings?sort=title-descending&state=rejected');
});

test('a member reads the content and is offered nothing to change', async () => {
  await showContent('member', [aResource(1, { canChange: false })]);
  expect(await screen.findByRole('row', { name: /Map 1/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/Storage used/)).toBeNull();
});
