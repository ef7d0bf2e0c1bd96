import type { Invitation, InvitationsSent } from '@relievo/contracts/organizations';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { OrganizationSettingsPage } from '../page/organization-settings-page.tsx';

const SCHOOL = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Harbour School',
  type: 'school',
  subscriptionTier: 'basic',
};
const TIME = '2026-03-09T12:00:00.000Z';

function anInvitation(place: number, email: string, more: Partial<Invitation> = {}): Invitation {
  const id = `01990000-0000-7000-8000-00000000001${place}`;
  return { id, email, role: 'member', createdAt: TIME, expiresAt: TIME, isExpired: false, ...more };
}

function showInvitations({
  canManage = true,
  type = 'school',
  answers = {},
}: {
  canManage?: boolean;
  type?: string;
  answers?: Answers;
} = {}) {
  const role = canManage ? 'owner' : 'member';
  const organization = { ...SCHOOL, type };
  const session = aSession('teacher', {
    organizations: [{ organization, role, permissions: [], joinedAt: TIME }],
    currentOrganization: organization,
  });
  let rows = [anInvitation(1, 'bo@x.example'), anInvitation(2, 'cy@x.example', { isExpired: true })];
  return showPage(<OrganizationSettingsPage />, {
    path: '/organization/settings?tab=invitations',
    session,
    answers: {
      'GET /organizations/{id}': { organization, role, canManage },
      'GET /organizations/{id}/invitations': () => ({ rows, total: rows.length }),
      'DELETE /organizations/{id}/invitations/{invitationId}': () => {
        rows = rows.slice(1);
        return {};
      },
      ...answers,
    },
  });
}

test('people are invited by a list, and whoever was not is named with why', async () => {
  const answer: InvitationsSent = {
    sent: 2,
    left: [
      { address: 'nobody@', reason: 'not_valid' },
      { address: 'ada@x.example', reason: 'member_already' },
    ],
  };
  const { person, asked } = await showInvitations({
    answers: { 'POST /organizations/{id}/invitations': answer },
  });
  const field = await screen.findByRole('textbox', { name: 'Email addresses' });
  await person.click(field);
  await person.paste('dan@x.example, eve@x.example, nobody@, ada@x.example');
  await person.click(screen.getByRole('radio', { name: /^Admin:/ }));
  await person.click(screen.getByRole('radio', { name: '30 days' }));
  await person.click(screen.getByRole('button', { name: 'Send invitations' }));
  const left = within(await screen.findByRole('group', { name: 'Not invited' }));
  expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'nobody@: This is not an email address. Correct it in the field and send it again.',
    'ada@x.example: They belong to the organization already.',
  ]);
  expect(document.activeElement?.textContent).toBe('Not invited');
  expect((field as HTMLTextAreaElement).value).toBe('nobody@');
  expect(toasts.visible().map(({ text }) => text)).toEqual(['2 invitations sent.']);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    emails: 'dan@x.example, eve@x.example, nobody@, ada@x.example',
    role: 'admin',
    days: '30',
  });
});

test('a list that is refused as a whole stays in its field with the reason', async () => {
  const { person } = await showInvitations({
    answers: { 'POST /organizations/{id}/invitations': refuse('invitations_too_many', { most: 500 }) },
  });
  const field = await screen.findByRole('textbox', { name: 'Email addresses' });
  await person.click(field);
  await person.paste('dan@x.example');
  await person.click(screen.getByRole('button', { name: 'Send invitations' }));
  const problem = await screen.findByRole('group', { name: 'There is a problem' });
  expect(problem.textContent).toContain('Nothing was sent. Send at most 500, then the others.');
  expect((field as HTMLTextAreaElement).value).toBe('dan@x.example');
});

test('an invitation is revoked after a question, and one that has expired says so', async () => {
  const { person } = await showInvitations();
  expect((await screen.findByRole('row', { name: /^cy@/ })).textContent).toContain('(expired)');
  await person.click(screen.getByRole('button', { name: 'Revoke: bo@x.example' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  await until(() => expect(screen.queryByRole('row', { name: /^bo@/ })).toBeNull());
  expect(toasts.visible().map(({ text }) => text)).toEqual(['The invitation to bo@x.example is revoked.']);
});

test('an invitation is sent again', async () => {
  const { person } = await showInvitations({
    answers: {
      'POST /organizations/{id}/invitations/{invitationId}/letter': anInvitation(2, 'cy@x.example'),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Send again: cy@x.example' }));
  await until(() =>
    expect(toasts.visible().map(({ text }) => text)).toEqual([
      'The invitation to cy@x.example is sent again. The old link no longer works.',
    ]),
  );
});

test('a member reads that owners and admins invite', async () => {
  await showInvitations({ canManage: false });
  expect(await screen.findByRole('heading', { name: 'Only owners and admins invite people' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a personal organization offers to create one to work with others', async () => {
  await showInvitations({ type: 'personal' });
  const link = await screen.findByRole('link', { name: 'Create organization' });
  expect(link.getAttribute('href')).toBe('/create-organization');
});
