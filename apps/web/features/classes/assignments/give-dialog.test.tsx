import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { AssignmentsPart } from './assignments-part.tsx';

const CLASS = '01990000-0000-7000-8000-000000000501';
const RIVERS = '01990000-0000-7000-8000-000000000507';
const DRAFT = `relievo-draft-assignment-${CLASS}`;
const DAY = '2026-11-20T12:00:00.000Z';

async function openDialog() {
  const page = await showPage(<AssignmentsPart classId={CLASS} />, {
    path: `/classes/${CLASS}`,
    session: aSession('teacher'),
    answers: {
      'GET /classes/{id}/assignments': [],
      'GET /library/collections': {
        rows: [
          {
            id: RIVERS,
            name: 'Rivers',
            description: '',
            visibility: 'private',
            itemCount: 3,
            createdAt: DAY,
            updatedAt: DAY,
          },
        ],
        total: 1,
      },
      'POST /classes/{id}/assignments': { id: '01990000-0000-7000-8000-000000000508' },
    },
  });
  await page.person.click(screen.getByRole('button', { name: 'Set an assignment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set an assignment' }));
  await page.person.click(dialog.getByRole('textbox', { name: /^Note for the learners/ }));
  await page.person.paste('Feel the delta first.');
  await until(() => expect(localStorage.getItem(DRAFT)).toContain('Feel the delta first.'));
  return { ...page, dialog };
}

async function expectAllGone() {
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem(DRAFT)).toBeNull();
}

test('an assignment is set with its collection and note, and nothing of it stays in the browser', async () => {
  const { person, asked, dialog } = await openDialog();
  await person.click(await dialog.findByRole('button', { name: /Collection/ }));
  await person.click(await screen.findByRole('option', { name: 'Rivers' }));
  await person.click(dialog.getByRole('button', { name: 'Set the assignment' }));
  await expectAllGone();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    collectionId: RIVERS,
    dueOn: null,
    note: 'Feel the delta first.',
  });
  expect(toasts.visible().map(({ text }) => text)).toEqual([
    'The assignment is set. Learners find it on their home page.',
  ]);
});

test('an assignment that is given up is closed and not kept', async () => {
  const { person, asked, dialog } = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expectAllGone();
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});
