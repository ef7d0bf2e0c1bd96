import type { DocumentPage } from '@relievo/contracts/uploads';
import { act } from 'react';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { PagesDialog } from './pages-dialog.tsx';

const ID = '01990000-0000-7000-8000-000000000009';
const KINDS = ['drawing', 'text', 'picture'] as const;

function aPage(number: number): DocumentPage {
  return { number, kind: KINDS[number % 3] ?? 'text', holdsGraphic: number === 4, picture: 'iVBORw0K' };
}

function showDialog(total: number) {
  const made = {
    id: ID,
    name: 'map.pdf',
    size: 10,
    state: 'waiting',
    isConverted: true,
    hasPages: true,
    problem: '',
    notes: [],
    findings: [],
    charts: [],
    resource: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    begunAt: null,
    endedAt: null,
  };
  let isClosed = false;
  return showPage(<PagesDialog id={ID} name="map.pdf" onClose={() => (isClosed = true)} />, {
    path: '/tools',
    session: aSession('teacher'),
    answers: {
      'GET /conversions/{id}/pages': (_: never, query) => {
        const first = Number(query['first'] ?? 1);
        const count = Math.min(24, total - first + 1);
        return { total, pages: Array.from({ length: count }, (_, at) => aPage(first + at)) };
      },
      'POST /conversions/{id}/pages': made,
    },
  }).then((page) => ({ ...page, isClosed: () => isClosed }));
}

test('pages that are typed are chosen in the pictures, and the other way round, and only they are converted', async () => {
  const { person, asked, isClosed } = await showDialog(5);
  const field = await screen.findByRole('textbox', { name: /^Pages/ });
  await person.type(field, '1-2, 5');
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((box, at) => (box.checked ? [at + 1] : []));
  expect(chosen()).toEqual([1, 2, 5]);
  await person.click(screen.getByRole('checkbox', { name: 'Page 3 Drawing' }));
  expect((field as HTMLInputElement).value).toBe('1-3, 5');
  act(() => screen.getByRole('checkbox', { name: 'Page 2 Picture' }).focus());
  await person.keyboard(' ');
  expect((field as HTMLInputElement).value).toBe('1, 3, 5');
  expect(screen.getByRole('checkbox', { name: 'Page 4 Text with a drawing' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Convert 3 pages' }));
  await until(() => expect(isClosed()).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ pages: [1, 3, 5] });
});

test('a page that is not there is told at the field, and nothing can be converted', async () => {
  const { person } = await showDialog(3);
  await person.type(await screen.findByRole('textbox', { name: /^Pages/ }), '2-9');
  expect(screen.getByText('Error: Type numbers from 1 to 3, such as 1-3, 7, or the word all.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Convert 0 pages' }).hasAttribute('disabled')).toBe(true);
});

test('a long document shows more of its pages when they are asked for, and all are chosen by one press', async () => {
  const { person } = await showDialog(30);
  const list = within(await screen.findByRole('list', { name: 'Pages' }));
  expect(list.getAllByRole('listitem')).toHaveLength(24);
  await person.click(screen.getByRole('button', { name: 'Show more pages' }));
  await until(() => expect(list.getAllByRole('listitem')).toHaveLength(30));
  await person.click(screen.getByRole('button', { name: 'Choose all pages' }));
  expect(screen.getByRole('button', { name: 'Convert 30 pages' })).toBeTruthy();
});
