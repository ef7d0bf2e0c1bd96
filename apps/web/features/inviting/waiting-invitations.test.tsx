import type { WaitingInvitation } from '@relievo/contracts/organizations';
import { expect, test } from 'vitest';
import { toasts } from '../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { aSession } from '../../lib/testing/people.ts';
import { until } from '../../lib/testing/until.ts';
import { WaitingInvitations } from './waiting-invitations.tsx';

const ID = '01990000-0000-7000-8000-0000000000bb';
const SCHOOL = '01990000-0000-7000-8000-0000000000aa';

function show(given: Partial<WaitingInvitation>) {
  const invitation: WaitingInvitation = {
    id: ID,
    organization: 'Harbour School',
    className: null,
    role: 'member',
    from: 'Frida Owner',
    expiresAt: '2026-12-01T12:00:00.000Z',
    ...given,
  };
  return showPage(<WaitingInvitations />, {
    path: '/',
    session: aSession('student'),
    answers: {
      'GET /invitations': [invitation],
      'POST /invitations/{id}/acceptance': { organizationId: SCHOOL },
      'PUT /organizations/current': {
        id: SCHOOL,
        name: 'Harbour School',
        type: 'school',
        subscriptionTier: 'basic',
      },
    },
  });
}

test('an invitation that waits is joined by its button, and the person works there then', async () => {
  const { person, asked, address } = await show({});
  await screen.findByRole('heading', { name: 'You are invited' });
  expect(screen.getByRole('listitem').textContent).toContain('Frida Owner invites you to Harbour School.');
  await person.click(screen.getByRole('button', { name: 'Join Harbour School' }));
  await until(() => expect(address()).toBe('/organization/settings'));
  expect(asked.some(({ path }) => path === `/invitations/${ID}/acceptance`)).toBe(true);
  expect(toasts.visible().map(({ text }) => text)).toEqual([
    'You joined Harbour School. You are now working in Harbour School.',
  ]);
});

test('an invitation to a class names the class, and leads to the classes', async () => {
  const { person, address } = await show({ className: '6a' });
  await person.click(await screen.findByRole('button', { name: 'Join 6a' }));
  await until(() => expect(address()).toBe('/classes'));
});
