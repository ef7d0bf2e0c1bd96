import type { HiddenComment } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { SuperAdminPage } from '../super-admin-page.tsx';

const COMMENT: HiddenComment = {
  id: '01990000-0000-7000-8000-000000000301',
  body: 'Buy cheap watches.',
  authorName: 'Vera Vend',
  resourceId: '01990000-0000-7000-8000-000000000302',
  title: 'The human heart',
  hiddenAt: '2026-11-20T12:00:00.000Z',
};

test('a comment that is shown again leaves the list of hidden ones', async () => {
  let rows = [COMMENT];
  const { person, asked } = await showPage(<SuperAdminPage />, {
    path: '/admin/super-admin?tab=comments',
    session: aSession('super_admin'),
    answers: {
      'GET /admin/comments/hidden': () => ({ rows, total: rows.length }),
      'PUT /admin/comments/{id}/hidden': () => {
        rows = [];
        return { isHidden: false };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Show again: the comment of Vera Vend' }));
  await screen.findByText('No hidden comments');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ isHidden: false });
  expect(toasts.visible().map(({ text }) => text)).toEqual(['Readers see the comment again.']);
});
