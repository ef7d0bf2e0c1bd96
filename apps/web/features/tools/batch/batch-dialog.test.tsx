import type { Conversion } from '@relievo/contracts/uploads';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import type { Answers } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { BatchButton } from './batch-button.tsx';

const IDS = ['a', 'b', 'c'].map((letter) => `01990000-0000-7000-8000-00000000000${letter}`);

function aDraft(id: string, title: string, values: object = {}): Conversion {
  return {
    id,
    name: `${title}.svg`,
    size: 10,
    state: 'done',
    isConverted: true,
    problem: '',
    notes: [],
    findings: [],
    charts: [],
    hasPages: false,
    resource: {
      id,
      title,
      language: 'en',
      status: 'pending',
      isDraft: true,
      thumbnail: null,
      mends: 'drawing',
      ...values,
    },
    createdAt: '2026-11-20T12:00:00.000Z',
    begunAt: null,
    endedAt: null,
  };
}

const [MAP, TIDES, WAITING] = [
  aDraft(IDS[0] ?? '', 'Map'),
  aDraft(IDS[1] ?? '', 'Tides'),
  aDraft(IDS[2] ?? '', 'Waits', { isDraft: false }),
];

function done({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => ({ id, problem: '' }));
}

function showBatch(conversions: readonly Conversion[], answers: Answers = {}) {
  return showPage(<BatchButton conversions={conversions} />, {
    path: '/tools',
    session: aSession('teacher'),
    answers: {
      'GET /library/categories': { rows: [], total: 0, page: 1, limit: 100 },
      'POST /content-batches/details': done,
      'POST /content-batches/submissions': done,
      ...answers,
    },
  });
}

test('what waits for its reviewers is no draft to be described, and one draft alone is described on its page', async () => {
  await showBatch([MAP, WAITING]);
  expect(screen.queryByRole('button', { name: 'Details for several drafts' })).toBeNull();
});

test('drafts get what is typed once, except one that is left out, and are submitted together', async () => {
  const { person, asked } = await showBatch([MAP, TIDES, WAITING]);
  await person.click(screen.getByRole('button', { name: 'Details for several drafts' }));
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Map',
    'Tides',
  ]);
  await person.click(screen.getByRole('checkbox', { name: 'Tides' }));
  await person.click(screen.getByRole('textbox', { name: /^Tags/ }));
  await person.paste('rain, wind');
  await person.click(screen.getByRole('button', { name: 'Save and submit 1 draft' }));
  await until(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['1 draft submitted.']));
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: [IDS[0]], details: { tags: ['rain', 'wind'] } },
    { ids: [IDS[0]], visibility: 'public' },
  ]);
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('why one stayed as it was is said beside its name, and the dialog stays', async () => {
  const { person } = await showBatch([MAP, TIDES], {
    'POST /content-batches/submissions': ({ ids }: { ids: readonly string[] }) =>
      ids.map((id) => ({ id, problem: id === IDS[1] ? 'It waits for its reviewers.' : '' })),
  });
  await person.click(screen.getByRole('button', { name: 'Details for several drafts' }));
  await person.click(screen.getByRole('button', { name: 'Save and submit 2 drafts' }));
  await until(() =>
    expect(toasts.visible().map(({ text }) => text)).toEqual(['1 draft submitted, 1 stayed as it was.']),
  );
  const [failure] = screen.getAllByRole('listitem');
  expect(failure?.textContent).toMatch(/Tides.*It waits for its reviewers\./);
});
