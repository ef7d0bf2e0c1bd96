import type { AdministeredPerson } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { UserManagementPage } from './user-management-page.tsx';

function aPerson(number: number, given: Partial<AdministeredPerson> = {}): AdministeredPerson {
  return {
    id: `01990000-0000-7000-8000-00000000010${number}`,
    displayName: `Person ${number}`,
    username: `person-${number}`,
    email: `person-${number}@school.example`,
    roles: ['student'],
    state: 'active',
    joinedAt: '2026-11-20T12:00:00.000Z',
    seenAt: null,
    isAdministered: true,
    ...given,
  };
}

function showPeople(
  rows: readonly AdministeredPerson[],
  answers: Answers = {},
  role: 'admin' | 'super_admin' = 'admin',
) {
  return showPage(<UserManagementPage />, {
    path: '/admin/user-management',
    session: aSession(role),
    answers: { 'GET /admin/people': { rows, total: rows.length }, ...answers },
  });
}

function listToasts() {
  return toasts.visible().map(({ text }) => text);
}

test('the table says how many people were found, and sorts all of them by a heading', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, asked, address } = await showPeople([aPerson(1), aPerson(2)]);
  await until(() => expect(heard).toContain('2 people found'));
  await person.click(await screen.findByRole('button', { name: 'Name' }));
  await until(() => expect(heard).toContain('Sorted by Name, descending'));
  expect(address()).toBe('/admin/user-management?sort=name-descending');
  await until(() => expect(asked.some(({ query }) => query['sortBy'] === 'name-descending')).toBe(true));
});

test('the next page is reached by key, is said, and begins at its first row', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, address } = await showPeople([aPerson(1)], {
    'GET /admin/people': (_: never, query: Readonly<Record<string, string>>) => ({
      rows: [aPerson(query['offset'] === '25' ? 2 : 1)],
      total: 26,
    }),
  });
  await screen.findByRole('checkbox', { name: 'Select Person 1' });
  screen.getByRole('button', { name: 'Next' }).focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('checkbox', { name: 'Select Person 2' });
  await until(() => expect(heard).toContain('Page 2 of 2: 26-26 of 26 people'));
  expect(address()).toContain('?page=');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('people');
});

test('people are chosen by their rows, and what is done to them is confirmed first', {
  tags: 'exhaustive',
}, async () => {
  const ids = [aPerson(1).id, aPerson(2).id];
  const { person, heard, asked } = await showPeople(
    [aPerson(1), aPerson(2), aPerson(3, { isAdministered: false })],
    {
      'POST /admin/people/acts': {
        outcomes: [
          { id: ids[0], outcome: 'done' },
          { id: ids[1], outcome: 'unchanged' },
        ],
      },
    },
  );
  await person.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
  await until(() => expect(heard).toContain('1 person selected'));
  await person.click(screen.getByRole('checkbox', { name: 'Select everyone on this page' }));
  await until(() => expect(heard).toContain('2 people selected'));
  await person.click(
    within(screen.getByRole('group', { name: 'Selected people' })).getByRole('button', { name: 'Suspend' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Suspend 2 people?' });
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await person.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'Please call us.');
  await person.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await until(() => expect(listToasts()).toEqual(['1 person suspended, 1 needed no change.']));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    act: 'suspend',
    ids,
    words: 'Please call us.',
  });
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an administrator gives ordinary roles, and is not offered those above', async () => {
  const { person, asked } = await showPeople([aPerson(1)], {
    'PUT /admin/people/{id}/roles': { roles: ['teacher'] },
  });
  await person.click(await screen.findByRole('button', { name: 'Actions for Person 1' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Change roles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roles of Person 1' });
  expect(within(dialog).queryByRole('checkbox', { name: 'Administrator' })).toBeNull();
  await person.click(within(dialog).getByRole('checkbox', { name: 'Teacher' }));
  await person.click(within(dialog).getByRole('button', { name: 'Save roles' }));
  await until(() => expect(listToasts()).toEqual(['The roles of Person 1 are saved.']));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    seen: ['student'],
    roles: ['teacher'],
  });
});

test('a super administrator is offered every role, and reads why a choice that came second is not saved', async () => {
  const { person } = await showPeople(
    [aPerson(1)],
    { 'PUT /admin/people/{id}/roles': refuse('roles_overtaken') },
    'super_admin',
  );
  await person.click(await screen.findByRole('button', { name: 'Actions for Person 1' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Change roles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roles of Person 1' });
  await person.click(within(dialog).getByRole('checkbox', { name: 'Super administrator' }));
  await person.click(within(dialog).getByRole('button', { name: 'Save roles' }));
  expect(await within(dialog).findByText(/Someone else has just changed the roles/)).toBeTruthy();
});

test('nobody can be chosen whom the administrator may not change', async () => {
  await showPeople([aPerson(1, { isAdministered: false, roles: ['super_admin'] })]);
  expect(await screen.findByText('Not yours to change')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Select Person 1' })).toBeNull();
});

test('the file of people is narrowed as the table is', async () => {
  const { person } = await showPeople([aPerson(1)]);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Teacher');
  await until(() =>
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/admin/people.csv?role=teacher&sortBy=joined-descending',
    ),
  );
});

test('a person who is no administrator reads who may open the page', async () => {
  await showPage(<UserManagementPage />, { path: '/admin/user-management', session: aSession('teacher') });
  expect(screen.getByText('Only administrators can open this page.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
