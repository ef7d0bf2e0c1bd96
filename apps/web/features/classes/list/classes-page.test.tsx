import type { SchoolClass } from '@relievo/contracts/classes';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { ClassesPage } from './classes-page.tsx';

const ONE: SchoolClass = {
  id: '01990000-0000-7000-8000-000000000501',
  name: '6a',
  organization: { id: '01990000-0000-7000-8000-000000000502', name: 'Harbour School' },
  teaches: true,
  learners: 1200,
  allowsSecondSteps: false,
};
const OTHER: SchoolClass = {
  ...ONE,
  id: '01990000-0000-7000-8000-000000000503',
  name: '7b',
  teaches: false,
  learners: 8,
};

async function showClasses(rows: readonly SchoolClass[]) {
  const page = await showPage(<ClassesPage />, {
    path: '/classes',
    session: aSession('teacher'),
    answers: { 'GET /classes': rows },
  });
  await until(() => expect(screen.queryByText('Loading your classes…')).toBeNull());
  return page;
}

function readRows() {
  return within(screen.getByRole('table', { name: 'Your classes' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('each class is read with its school, what one is in it and how many learn there', async () => {
  await showClasses([OTHER, ONE]);
  expect(readRows()).toEqual([
    ['6a', 'Harbour School', 'Teacher', '1,200'],
    ['7b', 'Harbour School', 'Learner', '8'],
  ]);
  expect(screen.getByRole('link', { name: '7b' }).getAttribute('href')).toBe(`/classes/${OTHER.id}`);
});

test('numbers of learners stand below each other by their last digits', async () => {
  await showClasses([ONE, OTHER]);
  const table = screen.getByRole('table', { name: 'Your classes' });
  const numeric = [...table.querySelectorAll('[data-numeric]')].map(({ textContent }) => textContent);
  expect(numeric).toEqual(['Learners', '1,200', '8']);
});

test('classes are sorted by how many learn there, and it is said', async () => {
  const { person, heard } = await showClasses([ONE, OTHER]);
  await person.click(screen.getByRole('button', { name: 'Learners' }));
  await until(() => expect(heard).toContain('Sorted by Learners, descending'));
  await person.click(screen.getByRole('button', { name: 'Learners' }));
  await until(() => expect(readRows().map(([name]) => name)).toEqual(['7b', '6a']));
});

test('a teacher without a class is told how one begins', async () => {
  await showClasses([]);
  expect(screen.getByRole('heading', { name: 'No classes yet' })).toBeTruthy();
});
