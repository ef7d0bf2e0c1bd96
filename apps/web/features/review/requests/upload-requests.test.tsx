import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { ReviewPage } from '../queue/review-page.tsx';

const TIME = '2026-03-09T12:00:00.000Z';

function aRequest(place: number, displayName: string) {
  return {
    id: `01990000-0000-7000-8000-00000000000${place}`,
    roleWanted: 'teacher' as const,
    reason: 'I make maps.',
    state: 'pending' as const,
    words: '',
    createdAt: TIME,
    decidedAt: null,
    person: { id: `01990000-0000-7000-8000-00000000001${place}`, displayName, username: null },
  };
}

async function showRequests(answers: Answers = {}) {
  let waiting = [aRequest(1, 'Ines Amado'), aRequest(2, 'Bo Lind')];
  return showPage(<ReviewPage />, {
    path: '/admin/content-review?tab=requests',
    session: aSession('admin'),
    answers: {
      'GET /upload-requests': () => ({ rows: waiting, total: waiting.length }),
      'POST /upload-requests/{id}/decision': () => {
        const [first, ...others] = waiting;
        waiting = others;
        return { ...first, state: 'refused', decidedAt: TIME };
      },
      ...answers,
    },
  });
}

test('a request is declined with a reason, and the next one has the focus', async () => {
  const { person, asked } = await showRequests();
  await person.click(await screen.findByRole('button', { name: 'Decline: Ines Amado' }));
  const dialog = screen.getByRole('dialog', { name: 'Decline the request of Ines Amado' });
  await person.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(within(dialog).getByRole('group', { name: 'There is a problem' }).textContent).toContain(
    'Please say why',
  );
  await person.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Which school?');
  await person.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await until(() =>
    expect(toasts.visible().map(({ text }) => text)).toEqual(['The request of Ines Amado is declined.']),
  );
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    granted: false,
    words: 'Which school?',
  });
  await until(() => expect(document.activeElement?.textContent).toBe('Bo Lind'));
});

test('a request is granted without words', async () => {
  const { person, asked } = await showRequests();
  await person.click(await screen.findByRole('button', { name: 'Grant: Ines Amado' }));
  const dialog = screen.getByRole('dialog', { name: 'Grant upload access to Ines Amado?' });
  expect(dialog.textContent).toContain('They get the role Teacher.');
  await person.click(within(dialog).getByRole('button', { name: 'Grant' }));
  await until(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ granted: true, words: '' }),
  );
});

test('a request that somebody else has answered is told as that', async () => {
  const { person, heard } = await showRequests({
    'POST /upload-requests/{id}/decision': refuse('not_found'),
  });
  await person.click(await screen.findByRole('button', { name: 'Grant: Ines Amado' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Grant' }));
  await until(() =>
    expect(heard).toContain('Someone else has already answered this request, so your answer was not sent.'),
  );
});

test('nobody but administrators has the tab of the requests', async () => {
  const organization = { id: TIME, name: 'A school', type: 'school' };
  const session = aSession('teacher', {
    organizations: [{ organization, role: 'reviewer' }] as never,
  });
  await showPage(<ReviewPage />, {
    path: '/admin/content-review?tab=requests',
    session,
    answers: {
      'GET /reviews': { rows: [], total: 0 },
      'GET /reviews/choices': { total: 0, categories: [], authors: [], organizations: [] },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for review' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});
