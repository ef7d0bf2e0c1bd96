import type { Conversion } from '@relievo/contracts/uploads';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import type { Answers } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { Workbench } from '../workbench/workbench.tsx';
import { ToolsPage } from './tools-page.tsx';

function aConversion(values: Partial<Conversion> = {}): Conversion {
  return {
    id: '01990000-0000-7000-8000-000000000009',
    name: 'map.svg',
    size: 2048,
    state: 'done',
    isConverted: true,
    problem: '',
    notes: [{ code: 'not_our_file', message: 'The SVG was made by another program.' }],
    findings: [],
    charts: [],
    hasPages: false,
    resource: {
      id: '01990000-0000-7000-8000-00000000000a',
      title: 'A map',
      language: 'en',
      status: 'pending',
      isDraft: true,
      thumbnail: null,
      mends: 'drawing',
    },
    createdAt: '2026-11-20T12:00:00.000Z',
    begunAt: '2026-11-20T12:00:01.000Z',
    endedAt: '2026-11-20T12:00:04.000Z',
    ...values,
  };
}

const FAILED = aConversion({
  id: '01990000-0000-7000-8000-00000000000b',
  name: 'cut off.svg',
  state: 'failed',
  problem: 'The file is not well-formed SVG.',
  notes: [],
  resource: null,
});

function showWorkbench(conversions: readonly Conversion[], answers: Answers = {}) {
  const gone = new Set<string>();
  return showPage(<Workbench />, {
    path: '/tools',
    session: aSession('teacher'),
    answers: {
      'GET /conversions': () => conversions.filter(({ id }) => !gone.has(id)),
      'DELETE /conversions/{id}': () => {
        gone.add(conversions[0]?.id ?? '');
        return {};
      },
      ...answers,
    },
  });
}

test.each([
  [null, ['Sign in', 'Sign Up to Convert Files', 'Create a chart']],
  [aSession('student'), ['Request Upload Access', 'Create a chart']],
])('who may not upload is told what the tool does and how to get access', async (session, links) => {
  await showPage(<ToolsPage />, { path: '/tools', session });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the workbench tells what came of each file, and names its buttons by it', async () => {
  await showWorkbench([aConversion(), FAILED]);
  const done = within(await screen.findByRole('list', { name: 'Done' }));
  const [made, failed] = done.getAllByRole('listitem').filter((item) => item.className === 'tools-card');
  expect(made?.textContent).toMatch(/A map.*Draft.*Converted in 3 seconds.*map\.svg.*2 KB.*1 note/);
  expect(
    within(made as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['Details and submit: A map', 'Look closer: A map', 'Edit drawing: A map', 'Download: A map']);
  expect(failed?.textContent).toMatch(
    /cut off\.svg.*Not converted.*Error: The file is not well-formed SVG\./,
  );
  expect(done.getByRole('button', { name: 'Try again: cut off.svg' })).toBeTruthy();
});

test('numbers that were read from a drawing are offered for a look, and open in the chart wizard', async () => {
  const chart = { type: 'bar', title: 'Fruit sold in a week', rows: 4, columns: 1 } as const;
  const chartDraftId = '01990000-0000-7000-8000-0000000000bb';
  const { person, asked, address } = await showWorkbench([aConversion({ charts: [chart] })], {
    'POST /conversions/{id}/charts/{chart}/draft': { chartDraftId },
  });
  expect(
    await screen.findByText(/This looks like a bar chart. We read 4 rows of numbers from it/),
  ).toBeTruthy();
  await person.click(
    screen.getByRole('button', { name: 'Check the numbers and make a chart: Fruit sold in a week' }),
  );
  await until(() => expect(address()).toBe(`/tools/create-chart?draft=${chartDraftId}&step=data`));
  expect(asked.some(({ path }) => path.endsWith('/charts/0/draft'))).toBe(true);
});

test('a row that is removed leaves the focus at the heading of the workbench', async () => {
  const { person } = await showWorkbench([FAILED]);
  await person.click(await screen.findByRole('button', { name: 'Remove from the workbench: cut off.svg' }));
  await until(() => expect(screen.queryByText('cut off.svg')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Workbench');
});

test('it is said once when everything that was under way has ended', async () => {
  const waiting = aConversion({ state: 'waiting', resource: null, notes: [], begunAt: null, endedAt: null });
  let now: readonly Conversion[] = [waiting, { ...FAILED, state: 'working', problem: '' }];
  const { heard, queries } = await showPage(<Workbench />, {
    path: '/tools',
    session: aSession('teacher'),
    answers: { 'GET /conversions': () => now },
  });
  expect(await screen.findByRole('list', { name: 'In progress' })).toBeTruthy();
  now = [aConversion(), FAILED];
  await queries.invalidateQueries();
  await until(() => expect(heard).toContain('1 file converted, 1 could not be converted.'));
});

test.each([
  ['rejected', 'changed', 'The new file is in place. Check it and submit it for review.'],
  [
    'approved',
    'submitted',
    'The new file is submitted for review. Readers keep the old one until it is approved.',
  ],
])(
  'a draft becomes the file of the %s resource that somebody came for, and its page is opened',
  async (status, became, words) => {
    const id = '01990000-0000-7000-8000-0000000000aa';
    const content = {
      id,
      status,
      isDraft: false,
      visibility: 'public',
      organization: null,
      version: 1,
      thumbnail: null,
      mends: 'drawing',
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:00.000Z',
      fields: {
        title: 'The old map',
        description: '',
        altText: '',
        knownFlaws: '',
        category: '',
        subject: '',
        difficultyLevel: '',
        graphicType: '',
        contentType: '',
        language: 'en',
        licence: '',
        tags: [],
        isPremium: false,
      },
      draft: null,
      submissions: [],
    };
    const { person, asked, address } = await showPage(<Workbench />, {
      path: `/tools?replaces=${id}`,
      session: aSession('teacher'),
      answers: {
        'GET /conversions': [aConversion(), FAILED],
        'GET /content/{id}': content,
        'POST /content/{id}/file': { became },
      },
    });
    await person.click(
      await screen.findByRole('button', { name: 'Use as the new file of The old map: A map' }),
    );
    await until(() => expect(address()).toBe(`/content/${id}`));
    expect(toasts.visible().map(({ text }) => text)).toEqual([words]);
    expect(asked.find(({ path }) => path.endsWith('/file'))?.body).toEqual({
      draftId: '01990000-0000-7000-8000-00000000000a',
    });
  },
);
