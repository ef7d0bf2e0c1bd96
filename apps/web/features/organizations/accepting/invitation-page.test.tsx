import type { InvitationSeen } from '@relievo/contracts/organizations';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { InvitationPage } from './invitation-page.tsx';

const SCHOOL_ID = '01990000-0000-7000-8000-0000000000aa';

function anInvitation(given: { readonly email?: string } = {}): InvitationSeen {
  return {
    organization: 'Harbour School',
    role: 'reviewer',
    email: 'ada@school.example',
    state: 'open',
    ...given,
  };
}

function showInvitation(seen: InvitationSeen | null, isSignedIn = true, answers: Answers = {}) {
  return showPage(<InvitationPage />, {
    path: '/invitation?token=secret',
    session: isSignedIn ? aSession('teacher') : null,
    answers: {
      'POST /invitations/view': seen ?? refuse('link_not_valid'),
      'GET /invitations': [],
      ...answers,
    },
  });
}

test('an invitation is accepted by the person of its address, who then works in the organization', async () => {
  const organization = { id: SCHOOL_ID, name: 'Harbour School', type: 'school', subscriptionTier: 'basic' };
  const { person, asked, address } = await showInvitation(anInvitation(), true, {
    'POST /invitations/acceptance': { organizationId: SCHOOL_ID },
    'PUT /organizations/current': organization,
  });
  expect(
    await screen.findByText('You are invited to join Harbour School. Your role there: Reviewer.'),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await until(() => expect(address()).toBe('/organization/settings'));
  expect(asked.find(({ path }) => path === '/invitations/acceptance')?.body).toEqual({ token: 'secret' });
  expect(toasts.visible().map(({ text }) => text)).toEqual([
    'You joined Harbour School. You are now working in it.',
  ]);
});

test('a guest is offered to sign in or to create an account, and both lead back', async () => {
  await showInvitation(anInvitation(), false);
  await screen.findByRole('heading', { name: 'Invitation to Harbour School' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const back = encodeURIComponent('/invitation?token=secret');
  expect(links).toEqual([`/auth?return=${back}`, `/auth/signup?return=${back}`]);
});

test('somebody with another address is told for whom it is', async () => {
  await showInvitation(anInvitation({ email: 'bo@school.example' }));
  expect(await screen.findByText(/You are signed in as ada@school\.example\. Sign out/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['accepted', /^This invitation was already accepted\./],
  ['expired', /^This invitation has expired\./],
] as const)('an invitation that is %s says so', async (state, words) => {
  await showInvitation({ state });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a link that leads to no invitation says what to try', async () => {
  await showInvitation(null);
  expect(await screen.findByText(/^We can’t find this invitation\./)).toBeTruthy();
});

test('without a link, somebody who is signed in reads which invitations wait for them', async () => {
  await showPage(<InvitationPage />, {
    path: '/invitation',
    session: aSession('student'),
    answers: {
      'GET /invitations': [
        {
          id: SCHOOL_ID,
          organization: 'Harbour School',
          className: '6a',
          role: 'member',
          from: 'Tess Teacher',
          expiresAt: '2026-12-01T12:00:00.000Z',
        },
      ],
    },
  });
  expect(await screen.findByText(/invites you to the class/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join 6a' })).toBeTruthy();
});
