import { screen, within } from '@testing-library/dom';
import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { announcer } from '../../../lib/speaking/announcer.ts';
import { answerBy } from '../../../lib/testing/network.ts';
import { showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { ENGLISH_CATALOGUES, setCatalogues } from '../../../lib/words/catalogues.ts';
import { PSEUDO_CATALOGUES } from '../../../lib/words/pseudo-catalogues.ts';
import { ChartWords } from '../chart/chart-words.tsx';

const axis = { name: 'Day', unit: null, kind: 'category' } as const;
const CHART = {
  version: 1 as const,
  type: 'line' as const,
  title: 'Read in a week',
  language: 'en',
  x: axis,
  y: { name: 'Count', unit: null, kind: 'number' } as const,
  series: [
    {
      name: 'Books',
      unit: 'books',
      points: [
        { label: 'Monday', x: 0, y: 4, text: '4' },
        { label: 'Tuesday', x: 1, y: null, text: '' },
        { label: 'Wednesday', x: 2, y: 8, text: '8' },
        { label: 'Thursday', x: 3, y: 2, text: '2' },
      ],
    },
  ],
};

async function showExplorer(language = 'en') {
  const page = await showPage(<ChartWords chart={{ ...CHART, language }} />, { path: '/' });
  const walk = screen.getByRole('application', { name: 'Point by point' });
  walk.focus();
  return { ...page, walk };
}

test('the place for keys lies in another one, where Orca says it and leaves the keys to it', async () => {
  const { walk } = await showExplorer();
  const around = walk.parentElement?.closest('[role="application"]');
  expect(around?.getAttribute('aria-label')).toBe('Chart');
  expect([around, walk].map((place) => (place as HTMLElement).tabIndex)).toEqual([-1, 0]);
});

test('each key says a point, in the live region and where it can be read', async () => {
  const { person, walk, heard } = await showExplorer();
  expect(walk.textContent).toBe('Press the right arrow key to start.');
  const said: (string | null)[] = [];
  for (const keys of ['{ArrowRight}', '{ArrowRight}', '{End}', ' ', ']', '[[', 'z']) {
    await person.keyboard(keys);
    said.push(walk.textContent);
  }
  expect(said).toEqual([
    'Monday: 4 books. 1 of 4',
    'Tuesday: no value. 2 of 4',
    'Thursday: 2 books. 4 of 4',
    'Thursday: 2 books. 4 of 4',
    'Wednesday: 8 books. 3 of 4',
    'Thursday: 2 books. 4 of 4',
    'Zero is not crossed after this point.',
  ]);
  await until(() => expect(heard.at(-1)).toBe('Zero is not crossed after this point.'));
});

test('what one looks for is typed, and the place is back in the chart afterwards', async () => {
  const { person, walk } = await showExplorer();
  await person.keyboard('g');
  expect(screen.getByRole('textbox', { name: 'Name or value' })).toBe(document.activeElement);
  await person.keyboard('7{Enter}');
  expect(walk.textContent).toBe('Nearest to 7. Wednesday: 8 books. 3 of 4');
  expect(document.activeElement).toBe(walk);
  await person.keyboard('{Home}fabove 3{Enter}');
  expect(walk.textContent).toBe('2 of 4 points are above 3: Monday and Wednesday. Monday: 4 books. 1 of 4');
  await person.keyboard('{ArrowRight}');
  expect(walk.textContent).toBe('Wednesday: 8 books. 3 of 4');
  await person.keyboard('f{Escape}');
  expect(document.activeElement).toBe(walk);
  expect(screen.queryByRole('textbox', { name: 'Which values' })).toBeNull();
});

test('the braille line is a field that shows the series, and its caret is the point', async () => {
  const { person, walk } = await showExplorer();
  await person.keyboard('b]');
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: 'Braille line of Books' });
  expect(line.readOnly).toBe(true);
  expect(line.value).toBe('⠤⠀⠉⣀');
  expect(line.selectionStart).toBe(2);
  await person.click(line);
  await act(async () => {
    line.setSelectionRange(3, 3);
    document.dispatchEvent(new Event('selectionchange'));
  });
  expect(walk.textContent).toBe('Thursday: 2 books. 4 of 4');
});

test('speech, wording and sound change by a key, and are kept for the next time', async () => {
  const { person, walk, heard } = await showExplorer();
  await person.keyboard('w');
  await until(() => expect(heard.at(-1)).toMatch(/^Full:/));
  await person.keyboard(']');
  expect(walk.textContent).toBe('Wednesday: 8 books. 3 of 4. The highest of the chart. A peak.');
  await person.keyboard('t');
  await until(() => expect(heard.at(-1)).toBe('Speech is off'));
  await person.keyboard('{Home}');
  expect(walk.textContent).toContain('Monday: 4 books');
  expect(heard.filter((words) => words.includes('Monday'))).toEqual([]);
  expect(JSON.parse(localStorage.getItem('relievo-explorer') ?? '')).toMatchObject({
    wording: 'full',
    isSpoken: false,
  });
});

test('the help lists every key, and a key can be another one', { tags: 'exhaustive' }, async () => {
  const { person, walk, heard } = await showExplorer();
  await person.keyboard('h');
  const help = within(await screen.findByRole('dialog', { name: 'Keys of the explorer' }));
  const row = help.getByRole('row', { name: /^Next turn/ });
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe('N');
  await person.click(within(row).getByRole('button', { name: /^Change the key: Next turn/ }));
  await person.keyboard('z');
  await until(() => expect(heard.at(-1)).toBe('Z is the key for: Next crossing of zero. Press another one.'));
  await person.keyboard('x');
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe('X');
  await person.click(help.getByRole('button', { name: 'Close' }));
  walk.focus();
  await person.keyboard('x');
  expect(walk.textContent).toBe('A peak. Wednesday: 8 books. 3 of 4');
});

test('the points are buttons for a finger, and a slider that says its point', async () => {
  const { person, walk } = await showExplorer();
  const board = within(screen.getByRole('group', { name: /^Points of Books/ }));
  expect(board.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Monday: 4 books',
    'Tuesday: no value',
    'Wednesday: 8 books',
    'Thursday: 2 books',
  ]);
  await person.click(board.getByRole('button', { name: 'Wednesday: 8 books' }));
  expect(walk.textContent).toBe('Wednesday: 8 books. 3 of 4');
  expect(screen.getByRole('slider', { name: 'Point of Books' }).getAttribute('aria-valuetext')).toBe(
    'Wednesday: 8 books',
  );
});

test('the description and the table are a key away', async () => {
  const { person, walk } = await showExplorer();
  await person.keyboard('v');
  expect(document.activeElement?.textContent).toBe('Data table');
  walk.focus();
  await person.keyboard('i');
  expect(document.activeElement?.textContent).toContain('The highest is 8 books');
});

test.each([
  ['nothing', null],
  ['an object without rows', {}],
  ['rows that are not a list', { rows: 'none', canShare: true }],
])('a chart can be walked after the server responded with %s for its marks', async (_, answer) => {
  const { person, queries } = await showPage(
    <ChartWords chart={CHART} resourceId="01990000-0000-7000-8000-0000000000c1" />,
    {
      path: '/',
      session: aSession('teacher'),
      answers: { 'GET /resources/{id}/marks': { rows: [], canShare: true } },
    },
  );
  await until(() => expect(queries.isFetching()).toBe(0));
  answerBy(() => Response.json(answer));
  await act(() => queries.invalidateQueries());
  screen.getByRole('application', { name: 'Point by point' }).focus();
  await person.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('Monday: 4 books. 1 of 4');
});

test('a point is marked by its key, noted, said where one meets it and found again', {
  tags: 'exhaustive',
}, async () => {
  let rows = [{ place: 'point-1-1', note: 'Begin here.', isShared: true, from: 'Ada' as string | null }];
  const places = ['point-1-3', 'point-1-4'];
  const { person, heard, asked } = await showPage(
    <ChartWords chart={CHART} resourceId="01990000-0000-7000-8000-0000000000c1" />,
    {
      path: '/',
      session: aSession('teacher'),
      answers: {
        'GET /resources/{id}/marks': () => ({ rows, canShare: true }),
        'PUT /resources/{id}/marks/{place}': ({ note, isShared }: { note: string; isShared: boolean }) => {
          const place = places.shift() ?? '';
          rows = [...rows, { place, note, isShared, from: null }];
          return { rows, canShare: true };
        },
        'DELETE /resources/{id}/marks/{place}': () => {
          rows = rows.filter(({ place }) => place !== 'point-1-3');
          return { rows, canShare: true };
        },
      },
    },
  );
  const walk = screen.getByRole('application', { name: 'Point by point' });
  await screen.findByRole('group', { name: 'Marked points' });
  walk.focus();
  await person.keyboard('{Home}');
  expect(walk.textContent).toBe('Monday: 4 books. 1 of 4 Note by Ada: Begin here.');
  await person.keyboard(']j');
  await until(() => expect(heard.at(-1)).toBe('Marked.'));
  await person.keyboard('{End}a');
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: 'Your note at Thursday: 2 books' }),
  );
  await person.keyboard('Why so few?{Enter}');
  await until(() => expect(heard.at(-1)).toBe('Your note was saved.'));
  await until(() => expect(document.activeElement).toBe(walk));
  await person.keyboard('{Home}{Shift>}J{/Shift}');
  expect(walk.textContent).toBe('Wednesday: 8 books. 3 of 4 Marked.');
  await person.keyboard('{Shift>}J{/Shift}');
  expect(walk.textContent).toBe('Thursday: 2 books. 4 of 4 Your note: Why so few?');
  await person.click(screen.getByRole('button', { name: 'Remove the mark at Wednesday: 8 books' }));
  await until(() => expect(heard.at(-1)).toBe('The mark was removed.'));
  await person.keyboard('{Home}{Shift>}J{/Shift}');
  expect(walk.textContent).toContain('Thursday: 2 books');
  expect(asked.filter(({ method }) => method !== 'GET').map(({ path }) => path.slice(-9))).toEqual([
    'point-1-3',
    'point-1-4',
    'point-1-3',
  ]);
});

test('a guest hears how to mark a point', async () => {
  const { person, heard } = await showExplorer();
  await person.keyboard('j');
  await until(() => expect(heard.at(-1)).toBe('Sign in and open the chart in the library to mark points.'));
});

test('what a chart in another language says is marked with it, what we say is not, and no arrow key interrupts', async () => {
  const { person } = await showExplorer('de');
  const said = { polite: [] as unknown[], assertive: [] as unknown[] };
  for (const politeness of ['polite', 'assertive'] as const)
    onTestFinished(
      announcer.subscribe(politeness, (text, phrases) => text && said[politeness].push(phrases)),
    );
  await person.keyboard('{ArrowRight}');
  await until(() =>
    expect(said).toEqual({
      polite: [[{ text: 'Monday: 4 books', language: 'de' }, { text: '. 1 of 4' }]],
      assertive: [],
    }),
  );
  const field = screen.getByRole('textbox', { name: 'What was said' });
  expect(field.innerHTML).toBe('<span lang="de">Monday: 4 books</span>. 1 of 4');
  const board = screen.getByRole('group', { name: /^Points of Books/ });
  expect(board.getAttribute('lang')).toBeNull();
  expect(within(board).getByRole('button', { name: 'Monday: 4 books' }).lang).toBe('de');
});

test('the explorer speaks through the catalogue of the reader', async () => {
  const { person, walk } = await showExplorer();
  setCatalogues(PSEUDO_CATALOGUES);
  onTestFinished(() => setCatalogues(ENGLISH_CATALOGUES));
  await person.keyboard('z');
  expect(walk.textContent).not.toContain('Zero is not crossed');
  await person.keyboard('h');
  const help = within(await screen.findByRole('dialog', { name: 'Keys of the explorer' }));
  expect(help.queryByRole('row', { name: /^Next turn/ })).toBeNull();
});

test('a key that does nothing says so, and names the key of the help', async () => {
  const { person, heard } = await showExplorer();
  await person.keyboard('y');
  await until(() => expect(heard.at(-1)).toBe('Y: this key does nothing here. Press H for all keys.'));
});
