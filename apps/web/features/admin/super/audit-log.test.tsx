import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { SuperAdminPage } from './super-admin-page.tsx';

const ENTRY = {
  id: '01990000-0000-7000-8000-000000000101',
  createdAt: '2026-11-20T12:00:00.000Z',
  actorName: 'Selma Super',
  action: 'report.upheld',
  subjectType: 'resource',
  subjectId: '01990000-0000-7000-8000-000000000102',
  details: '{"words": "Thank you."}',
};

function showLog() {
  return showPage(<SuperAdminPage />, {
    path: '/admin/super-admin?tab=audit',
    session: aSession('super_admin'),
    answers: { 'GET /admin/audit-log': { rows: [ENTRY], total: 1 } },
  });
}

test('the log names who did what, and is narrowed by words and days', async () => {
  const { person, asked, heard, address } = await showLog();
  expect(await screen.findByRole('row', { name: /report\.upheld/ })).toBeTruthy();
  await until(() => expect(heard).toContain('1 log entry found'));
  await person.type(screen.getByRole('searchbox', { name: 'Search by action, person or ID' }), 'upheld');
  await person.type(screen.getByLabelText('From'), '2026-11-20');
  await until(() => expect(asked.at(-1)?.query).toMatchObject({ search: 'upheld', from: '2026-11-20' }));
  expect(address()).toBe('/admin/super-admin?tab=audit&q=upheld&from=2026-11-20');
});

test('the file of the log is narrowed as the log is', async () => {
  const { person } = await showLog();
  await person.type(
    await screen.findByRole('searchbox', { name: 'Search by action, person or ID' }),
    'upheld',
  );
  await until(() =>
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/admin/audit-log.csv?search=upheld',
    ),
  );
});
