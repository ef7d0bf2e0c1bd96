import type { AdministeredOrganization } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { until } from '../../../../lib/testing/until.ts';
import { SuperAdminPage } from '../super-admin-page.tsx';

const SCHOOL: AdministeredOrganization = {
  id: '01990000-0000-7000-8000-000000000201',
  name: 'Harbour School',
  type: 'school',
  tier: 'basic',
  isGranted: false,
  members: 12,
  createdAt: '2026-11-20T12:00:00.000Z',
};

test('a super administrator sorts organizations by keyboard, and changes the tier of one', async () => {
  const { person, heard, asked, address } = await showPage(<SuperAdminPage />, {
    path: '/admin/super-admin?tab=organizations',
    session: aSession('super_admin'),
    answers: {
      'GET /admin/organizations': { rows: [SCHOOL], total: 1 },
      'PUT /admin/organizations/{id}/tier': { ...SCHOOL, tier: 'premium', isGranted: true },
    },
  });
  (await screen.findByRole('button', { name: 'Members' })).focus();
  await person.keyboard('{Enter}');
  await until(() => expect(heard).toContain('Sorted by Members, descending'));
  expect(address()).toContain('order=members-descending');
  await person.click(await screen.findByRole('button', { name: 'Change the tier: Harbour School' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the tier of Harbour School' });
  await person.click(within(dialog).getByRole('button', { name: /Tier/ }));
  await person.click(await screen.findByRole('option', { name: 'Premium' }));
  await person.click(within(dialog).getByRole('checkbox', { name: 'Paid content is open to its members' }));
  await person.click(within(dialog).getByRole('button', { name: 'Save the tier' }));
  await until(() =>
    expect(toasts.visible().map(({ text }) => text)).toEqual(['The tier of Harbour School is changed.']),
  );
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ tier: 'premium', isGranted: true });
});
