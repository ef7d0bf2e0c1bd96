import type { ContentReport } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { SuperAdminPage } from './super-admin-page.tsx';

const REPORT: ContentReport = {
  id: '01990000-0000-7000-8000-000000000101',
  resourceId: '01990000-0000-7000-8000-000000000102',
  title: 'The human heart',
  comment: {
    id: '01990000-0000-7000-8000-000000000103',
    body: 'Buy cheap watches.',
    authorName: 'Vera Vend',
    isHidden: false,
  },
  reason: 'spam',
  words: 'An advertisement.',
  reporterName: 'Sofia Lind',
  createdAt: '2026-11-20T12:00:00.000Z',
  state: 'open',
  answer: '',
  handledAt: null,
  handledBy: null,
};

const ENDED: ContentReport = {
  ...REPORT,
  state: 'upheld',
  answer: 'Thank you.',
  handledAt: '2026-11-21T12:00:00.000Z',
  handledBy: 'Selma Super',
};

function showReports(answers: Answers = {}, rows: readonly ContentReport[] = [REPORT]) {
  return showPage(<SuperAdminPage />, {
    path: '/admin/super-admin?tab=reports',
    session: aSession('super_admin'),
    answers: { 'GET /admin/reports': { rows, total: rows.length }, ...answers },
  });
}

function listToasts() {
  return toasts.visible().map(({ text }) => text);
}

test('a report is upheld with an answer, and its comment is hidden with it', async () => {
  const { person, heard, asked } = await showReports({ 'POST /admin/reports/{id}/answer': ENDED });
  await until(() => expect(heard).toContain('1 report found'));
  await person.click(await screen.findByRole('button', { name: 'Uphold: The human heart' }));
  const dialog = await screen.findByRole('dialog', { name: 'Uphold the report about “The human heart”?' });
  await person.type(within(dialog).getByRole('textbox', { name: /Answer/ }), 'Thank you.');
  await person.click(within(dialog).getByRole('button', { name: 'Uphold' }));
  await until(() => expect(listToasts()).toEqual(['The report about “The human heart” is upheld.']));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    state: 'upheld',
    words: 'Thank you.',
    hidesComment: true,
  });
});

test('a report that someone else has ended is said to be, and the words stay', async () => {
  const { person } = await showReports({ 'POST /admin/reports/{id}/answer': refuse('report_ended') });
  await person.click(await screen.findByRole('button', { name: 'Dismiss: The human heart' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dismiss the report about “The human heart”?' });
  await person.type(within(dialog).getByRole('textbox', { name: /Answer/ }), 'It is a quotation.');
  await person.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
  expect(await within(dialog).findByText(/already/i)).toBeTruthy();
  expect(within(dialog).getByDisplayValue('It is a quotation.')).toBeTruthy();
});

test('a comment is hidden from readers at once, and the person hears it', async () => {
  const { person, asked } = await showReports({ 'PUT /admin/comments/{id}/hidden': { isHidden: true } });
  await person.click(await screen.findByRole('button', { name: 'Hide the comment: The human heart' }));
  await until(() => expect(listToasts()).toEqual(['The comment is hidden from readers.']));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ isHidden: true });
});

test('an administrator who is no super administrator reads that the page is not for them', async () => {
  await showPage(<SuperAdminPage />, { path: '/admin/super-admin', session: aSession('admin') });
  expect(await screen.findByText('Only super administrators can open this page.')).toBeTruthy();
});
