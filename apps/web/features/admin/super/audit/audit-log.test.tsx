import type { AuditEntry } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { until } from '../../../../lib/testing/until.ts';
import { SuperAdminPage } from '../super-admin-page.tsx';

const ENTRY: AuditEntry = {
  id: '01990000-0000-7000-8000-000000000101',
  createdAt: '2026-11-20T12:00:00.000Z',
  actorName: 'Selma Super',
  action: 'person.roles_changed',
  subjectType: 'person',
  subjectId: '01990000-0000-7000-8000-000000000102',
  subjectName: 'Sofia Lind',
  organizationName: null,
  details: { before: ['student'], after: ['student', 'teacher'] },
};

function showLog(given: Partial<AuditEntry> = {}) {
  return showPage(<SuperAdminPage />, {
    path: '/admin/super-admin?tab=audit',
    session: aSession('super_admin'),
    answers: { 'GET /admin/audit-log': { rows: [{ ...ENTRY, ...given }], total: 1 } },
  });
}

async function readCells() {
  const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
  return [row.getByRole('rowheader'), ...row.getAllByRole('cell')].map(
    ({ textContent }) => textContent ?? '',
  );
}

test('an entry says in words who changed what of whom, from what to what', async () => {
  await showLog();
  const [action, , who, about, details] = await readCells();
  expect([action, who, about]).toEqual(['Roles changed', 'Selma Super', 'PersonSofia Lind']);
  expect(details).toContain('Roles: from Student to Student, Teacher');
});

test('a setting that was not set is told as what the server is configured with', async () => {
  await showLog({
    action: 'site.settings_changed',
    subjectType: 'site',
    subjectId: null,
    subjectName: null,
    details: { before: { fileMegabytes: null, banner: '' }, after: { fileMegabytes: 200, banner: 'Hello.' } },
  });
  const [, , , about, details] = await readCells();
  expect(about).toBe('Whole site');
  expect(details).toContain('Largest file, in megabytes: from what the server is configured with to 200');
  expect(details).toContain('Banner: from nothing to Hello.');
});

test('what is noted without a before is told by its name, and the stored text stands behind a button', async () => {
  await showLog({
    action: 'organization.invited',
    subjectType: 'organization',
    subjectName: 'Harbour School',
    details: { role: 'member', sent: 3 },
  });
  const [action, , , about, details = ''] = await readCells();
  expect([action, about]).toEqual(['People invited', 'OrganizationHarbour School']);
  expect(details).toContain('Role: Member');
  expect(details).toContain('Invitations sent: 3');
  const stored = screen.getByText('Technical details').closest('details');
  expect(stored?.open).toBe(false);
  expect(stored?.textContent).toContain('organization.invited');
});

test('the log is narrowed by words, one action and days', async () => {
  const { person, asked, heard, address } = await showLog();
  await screen.findByRole('row', { name: /Roles changed/ });
  await until(() => expect(heard).toContain('1 log entry found'));
  await person.type(screen.getByRole('searchbox', { name: 'Search by person, organization or ID' }), 'lind');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Roles changed');
  await person.type(screen.getByLabelText('From'), '2026-11-20');
  const filters = { search: 'lind', action: 'person.roles_changed', from: '2026-11-20' };
  await until(() => expect(asked.at(-1)?.query).toMatchObject(filters));
  expect(address()).toBe('/admin/super-admin?tab=audit&q=lind&action=person.roles_changed&from=2026-11-20');
});

test('a heading sorts the log by key and says which way', { tags: 'exhaustive' }, async () => {
  const { person, asked, heard } = await showLog();
  const heading = await screen.findByRole('button', { name: 'Who' });
  heading.focus();
  await person.keyboard('{Enter}');
  await until(() => expect(heard).toContain('Sorted by Who, descending'));
  await until(() => expect(asked.at(-1)?.query).toMatchObject({ sortBy: 'who-descending' }));
});

test('the file of the log is narrowed and sorted as the log is', async () => {
  const { person } = await showLog();
  await person.type(
    await screen.findByRole('searchbox', { name: 'Search by person, organization or ID' }),
    'lind',
  );
  await until(() =>
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/admin/audit-log.csv?search=lind&sortBy=time-descending',
    ),
  );
});
