import { type Studio, USUAL_STUDIO } from '@relievo/contracts/people';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { StudioTab } from './studio-tab.tsx';

beforeEach(() => localStorage.clear());

function showStudio(role: 'teacher' | 'student' = 'teacher', answers: Answers = {}) {
  let kept: Studio = USUAL_STUDIO;
  return showPage(<StudioTab />, {
    path: '/settings?tab=studio',
    session: aSession(role),
    answers: {
      'GET /studio': () => kept,
      'PATCH /studio': (change: Partial<Studio>) => {
        kept = { ...kept, ...change };
        return kept;
      },
      ...answers,
    },
  });
}

function findSent({ asked }: Awaited<ReturnType<typeof showStudio>>) {
  return asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

test('each choice is sent by itself, and it is said that it is kept', async () => {
  const page = await showStudio();
  await page.person.click(await screen.findByRole('radio', { name: 'Uncontracted (grade 1)' }));
  await until(() => expect(toasts.visible().map(({ text }) => text)).toContain('Saved.'));
  await page.person.click(screen.getByRole('checkbox', { name: 'Display' }));
  await until(() => expect(findSent(page)).toEqual([{ braille: 'uncontracted' }, { ways: ['display'] }]));
  await until(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Display' }).checked).toBe(true),
  );
});

test('two choices from one list, made before the first has arrived, are both kept', async () => {
  const page = await showStudio();
  const [display, text] = [
    await screen.findByRole('checkbox', { name: 'Display' }),
    screen.getByRole('checkbox', { name: 'Text' }),
  ];
  act(() => display.click());
  act(() => text.click());
  await until(() => expect(findSent(page).at(-1)).toEqual({ ways: ['display', 'text'] }));
  await until(() => expect(toasts.visible().map(({ text: words }) => words)).toContain('Saved.'));
});

test('who reads formulas in Nemeth code says so', async () => {
  const page = await showStudio();
  await page.person.click(await screen.findByRole('radio', { name: 'Nemeth code' }));
  await until(() => expect(findSent(page)).toEqual([{ mathematics: 'nemeth' }]));
});

test('what this browser took last is forgotten, so that the choice decides', async () => {
  localStorage.setItem('relievo-my-devices', '{"ways":["sound"],"devices":{}}');
  const { person } = await showStudio();
  await person.click(await screen.findByRole('checkbox', { name: 'Text' }));
  await until(() => expect(localStorage.getItem('relievo-my-devices')).toBeNull());
});

test.each([
  ['teacher', 1],
  ['student', 0],
] as const)('the licence of new drafts is asked of those who may have any: %s', async (role, fields) => {
  await showStudio(role);
  expect(await screen.findByRole('button', { name: /Embosser/ })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /Licence/ })).toHaveLength(fields);
});

test('a choice that could not be kept says so, and what is kept is shown', async () => {
  const { person } = await showStudio('teacher', { 'PATCH /studio': refuse('database_unavailable') });
  await person.click(await screen.findByRole('radio', { name: 'Lower voice' }));
  await until(() => expect(screen.getByText(/Error:/)).toBeTruthy());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Higher voice' }).checked).toBe(true);
});
