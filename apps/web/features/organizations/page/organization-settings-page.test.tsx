import type { OrganizationMember } from '@relievo/contracts/organizations';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { OrganizationSettingsPage } from './organization-settings-page.tsx';

const SCHOOL = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Harbour School',
  type: 'school',
  subscriptionTier: 'basic',
};
const OWN_ID = '01990000-0000-7000-8000-000000000001';
const JOINED = '2026-03-09T12:00:00.000Z';

function aMember(place: number, displayName: string, role: OrganizationMember['role']): OrganizationMember {
  const userId = place === 1 ? OWN_ID : `01990000-0000-7000-8000-00000000000${place}`;
  return { userId, displayName, username: `user${place}`, role, status: 'active', joinedAt: JOINED };
}

function showSettings(role: OrganizationMember['role'] | null, answers: Answers = {}) {
  const membership = { organization: SCHOOL, role: role ?? 'member', permissions: [], joinedAt: JOINED };
  const session = aSession('teacher', { organizations: [membership], currentOrganization: SCHOOL });
  let rows = [
    aMember(1, 'Ada Lovelace', role ?? 'member'),
    aMember(2, 'Bo Lind', 'owner'),
    aMember(3, 'Cy Ek', 'member'),
  ];
  return showPage(<OrganizationSettingsPage />, {
    path: '/organization/settings?tab=members',
    session,
    answers: {
      'GET /organizations/{id}': {
        organization: SCHOOL,
        role,
        canManage: role === 'owner' || role === 'admin',
      },
      'GET /organizations/{id}/members': (_: never, query) => {
        const found = rows.filter(({ displayName }) => displayName.includes(query['search'] ?? ''));
        return { rows: found, total: found.length };
      },
      'DELETE /organizations/{id}/members/{userId}': () => {
        rows = rows.slice(0, 2);
        return {};
      },
      ...answers,
    },
  });
}

async function findRow(name: RegExp) {
  return within(await screen.findByRole('row', { name }));
}

test('an admin finds what they may do with each member, and an owner is for owners', async () => {
  const { heard } = await showSettings('admin');
  expect((await findRow(/^Bo Lind/)).getByText('Only owners change owners')).toBeTruthy();
  const member = await findRow(/^Cy Ek/);
  expect(member.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Change role: Cy Ek',
    'Suspend: Cy Ek',
    'Remove: Cy Ek',
  ]);
  expect((await findRow(/^Ada Lovelace/)).getAllByRole('button')).toHaveLength(1);
  await until(() => expect(heard).toContain('3 members found'));
  expect(document.title).toBe('Organization Settings – Members – Relievo');
});

test('members are sorted by keyboard on every page, and it is said how', { tags: 'exhaustive' }, async () => {
  const { person, heard, asked, address } = await showSettings('admin');
  (await screen.findByRole('button', { name: 'Joined' })).focus();
  await person.keyboard('{Enter}');
  await until(() => expect(heard).toContain('Sorted by Joined, descending'));
  expect(address()).toContain('members=joined-descending');
  await until(() => expect(asked.at(-1)?.query['sortBy']).toBe('joined-descending'));
  await person.keyboard('{Enter}');
  await until(() => expect(heard).toContain('Sorted by Joined, ascending'));
});

test('a member reads who belongs to it, and can only leave', async () => {
  await showSettings('member');
  expect(await screen.findByRole('row', { name: /^Cy Ek/ })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain(
    'Leave Harbour School',
  );
  expect(screen.queryByRole('button', { name: /^(Change role|Suspend|Remove)/ })).toBeNull();
});

test('a role is changed in a dialog that says what each role may do', async () => {
  const { person, asked } = await showSettings('admin', {
    'PUT /organizations/{id}/members/{userId}/role': aMember(3, 'Cy Ek', 'reviewer'),
  });
  await person.click(await screen.findByRole('button', { name: 'Change role: Cy Ek' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the role of Cy Ek' }));
  expect(dialog.queryByRole('radio', { name: /^Owner/ })).toBeNull();
  await person.click(dialog.getByRole('radio', { name: /^Reviewer/ }));
  await person.click(dialog.getByRole('button', { name: 'Save role' }));
  await until(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['Cy Ek is now: Reviewer.']));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ from: 'member', to: 'reviewer' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a role that another admin has just changed is told in the dialog, which stays', async () => {
  const { person } = await showSettings('owner', {
    'PUT /organizations/{id}/members/{userId}/role': refuse('member_changed'),
  });
  await person.click(await screen.findByRole('button', { name: 'Change role: Cy Ek' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: /^Owner/ }));
  await person.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(await dialog.findByText(/Someone else has just changed this member\./)).toBeTruthy();
});

test('a member is removed after a question, and the list has the focus', async () => {
  const { person } = await showSettings('owner');
  await person.click(await screen.findByRole('button', { name: 'Remove: Cy Ek' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove Cy Ek from the organization?' }));
  await person.click(question.getByRole('button', { name: 'Remove' }));
  await until(() => expect(screen.queryByRole('row', { name: /^Cy Ek/ })).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('members');
});

test('the last owner who wants to leave is told what to do first', async () => {
  const { person } = await showSettings('owner', {
    'DELETE /organizations/{id}/members/{userId}': refuse('organization_keeps_owner'),
  });
  await person.click(await screen.findByRole('button', { name: 'Leave Harbour School' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(
    await screen.findByText(
      /This is the only owner, and an organization needs one\. Make someone else an owner first\.$/,
    ),
  ).toBeTruthy();
});

test('somebody who does not belong to it any more finds no page', async () => {
  await showSettings('member', { 'GET /organizations/{id}': refuse('not_found') });
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
});

test('settings that cannot be loaded say so, with a new start and the way back', {
  tags: 'exhaustive',
}, async () => {
  const { heard } = await showSettings('owner', {
    'GET /organizations/{id}': refuse('database_unavailable'),
  });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('An error occurred while loading organization settings')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reload Page',
    'Go Back',
  ]);
  await until(() => expect(heard).toContain('Error: An error occurred while loading organization settings'));
});
