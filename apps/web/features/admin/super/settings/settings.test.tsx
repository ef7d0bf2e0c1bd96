import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { until } from '../../../../lib/testing/until.ts';
import { SuperAdminPage } from '../super-admin-page.tsx';

test('sign-up, the banner and what founding opens are saved together', async () => {
  const saved = { signUpIsOpen: false, banner: 'Maintenance tonight.', foundingOpensTier: false };
  const { person, asked } = await showPage(<SuperAdminPage />, {
    path: '/admin/super-admin?tab=settings',
    session: aSession('super_admin'),
    answers: {
      'GET /admin/site-settings': { signUpIsOpen: true, banner: '', foundingOpensTier: false },
      'PUT /admin/site-settings': saved,
    },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Anyone can create an account' }));
  await person.type(screen.getByRole('textbox', { name: /Banner/ }), 'Maintenance tonight.');
  await person.click(screen.getByRole('button', { name: 'Save settings' }));
  await until(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['The settings are saved.']));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual(saved);
});
