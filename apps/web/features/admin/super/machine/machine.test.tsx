import type { Machine, WatchedJob } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../../lib/testing/page.tsx';
import { aSession } from '../../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../../lib/testing/server.ts';
import { until } from '../../../../lib/testing/until.ts';
import { SuperAdminPage } from '../super-admin-page.tsx';

const MACHINE: Machine = {
  status: 'degraded',
  checks: [
    { name: 'database', ok: true, milliseconds: 2 },
    { name: 'mail', ok: false, milliseconds: 2000 },
  ],
  versions: { relievo: '0.1.0', node: '24.0.0' },
  isolation: 'disk closed, network closed',
  disk: { freeBytes: 5 * 1024 ** 3, totalBytes: 20 * 1024 ** 3 },
  databaseBytes: 3 * 1024 ** 2,
  fileBytes: 7 * 1024 ** 2,
  files: 3,
  people: 4,
  organizations: 5,
  resources: 6,
  largestOwners: [{ displayName: 'Tara Teacher', fileBytes: 6 * 1024 ** 2, files: 2 }],
};

const FAILED: WatchedJob = {
  id: '01990000-0000-7000-8000-000000000101',
  name: 'convert-file',
  state: 'failed',
  createdAt: '2026-11-20T12:00:00.000Z',
  startedAt: '2026-11-20T12:00:01.000Z',
  endedAt: '2026-11-20T12:00:02.000Z',
  attempts: 3,
  problem: 'The disk was full.',
};

function showPanel(path: string, answers: Answers) {
  return showPage(<SuperAdminPage />, { path, session: aSession('super_admin'), answers });
}

function listToasts() {
  return toasts.visible().map(({ text }) => text);
}

test('the panel opens with the parts of the system, the disk and the storage used', async () => {
  const { person, heard } = await showPanel('/admin/super-admin', { 'GET /admin/machine': MACHINE });
  expect((await screen.findByRole('row', { name: /Email/ })).textContent).toContain('Not working');
  expect(screen.getByText('5 GB free of 20 GB')).toBeTruthy();
  const owners = screen.getByRole('table', { name: 'People with the most storage' });
  expect(within(owners).getByRole('row', { name: /Tara Teacher/ }).textContent).toContain('6 MB');
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await until(() => expect(heard).toContain('Something is not working.'));
});

test('a failed job says why, and is begun again', async () => {
  const { person, heard, asked } = await showPanel('/admin/super-admin?tab=jobs', {
    'GET /admin/jobs': { rows: [FAILED], total: 1 },
    'POST /admin/jobs/{id}/retry': { done: true },
  });
  await until(() => expect(heard).toContain('1 job found'));
  expect(screen.getByText('The disk was full.')).toBeTruthy();
  expect(asked.find(({ path }) => path === '/admin/jobs')?.query).toMatchObject({ state: 'failed' });
  await person.click(screen.getByRole('button', { name: 'Retry: Convert a file' }));
  await until(() => expect(listToasts()).toEqual(['The job starts again: Convert a file.']));
});

test('a job that moved on is not cancelled, and the person reads why', async () => {
  const { person } = await showPanel('/admin/super-admin?tab=jobs&job=waiting', {
    'GET /admin/jobs': { rows: [{ ...FAILED, state: 'waiting', problem: '', endedAt: null }], total: 1 },
    'POST /admin/jobs/{id}/cancel': refuse('job_moved_on'),
  });
  await person.click(await screen.findByRole('button', { name: 'Cancel: Convert a file' }));
  await until(() => expect(listToasts()[0]).toMatch(/^This job has started or ended in the meantime/));
});

test('what the server does for itself is not offered to be cancelled', async () => {
  await showPanel('/admin/super-admin?tab=jobs&job=working', {
    'GET /admin/jobs': { rows: [{ ...FAILED, name: 'sweep-files', state: 'working' }], total: 1 },
  });
  expect(await screen.findByRole('row', { name: /Remove files nobody uses/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});
