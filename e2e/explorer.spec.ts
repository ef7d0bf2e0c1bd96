import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

interface Rows {
  rows: { id: string; title: string }[];
}

const TITLE = 'Olympic champions over 100 metres';

async function openChart(page: Page) {
  const listed = await page.request.get('/api/library/search?search=olympic&limit=10');
  const chart = ((await listed.json()) as Rows).rows.find(({ title }) => title.startsWith(TITLE));
  if (!chart) throw new Error(`The library of the demonstration has no chart “${TITLE}”.`);
  await openPage(page, `/resource/${chart.id}`, chart.title);
  const walk = page.getByRole('application', { name: 'Point by point' });
  await tabTo(page, walk);
  return walk;
}

/** A question about the chart, the keys that answer it, and the answer: from the source of the starter’s table. */
const QUESTIONS: readonly { asks: string; keys: readonly string[]; hears: string | RegExp }[] = [
  { asks: 'Which year is the highest?', keys: [']'], hears: /^1992: 9\.96 s\. 2 of 10/ },
  { asks: 'Which year is the lowest?', keys: ['['], hears: /^2012: 9\.63 s\. 7 of 10/ },
  { asks: 'How far apart are they?', keys: ['d'], hears: '2012 is 0.33 s less than 1992.' },
  { asks: 'How did it begin?', keys: ['Home'], hears: /^1988: 9\.92 s\. 1 of 10/ },
  { asks: 'Where does it turn first?', keys: ['n'], hears: /^A peak\. 1992: 9\.96 s/ },
  { asks: 'Does it go through zero?', keys: ['z'], hears: 'Zero is not crossed after this point.' },
  {
    asks: 'What was it in 2004?',
    keys: ['g', '2', '0', '0', '4', 'Enter'],
    hears: /^2004: 9\.85 s\. 5 of 10/,
  },
  {
    asks: 'Which years are above 9.9?',
    keys: ['f', '>', '9', '.', '9', 'Enter'],
    hears: '2 of 10 points are above 9.9: 1988 and 1992.',
  },
];

test(
  'eight questions about a chart are answered by keys alone',
  { tag: '@core' },
  async ({ page, spoken }, info) => {
    const walk = await openChart(page);
    for (const { asks, keys, hears } of QUESTIONS) {
      for (const key of keys) await page.keyboard.press(key);
      await spoken.toInclude(hears);
      info.annotations.push({ type: 'presses', description: `${asks} ${keys.length}` });
    }
    await expect(walk).toBeFocused();
    const presses = QUESTIONS.reduce((sum, { keys }) => sum + keys.length, 0);
    expect(presses).toBe(18);
  },
);

test('the braille line is read on a display, and its caret is the point', { tag: '@core' }, async ({
  page,
  spoken,
}) => {
  const walk = await openChart(page);
  await page.keyboard.press('b');
  await spoken.toInclude('The braille line is on');
  const line = page.getByRole('textbox', { name: /^Braille line of/ });
  await expect(line).toHaveValue(/^[\u2800-\u28ff]{10}$/);
  await tabTo(page, line);
  const placeOfCaret = () => line.evaluate((field: HTMLInputElement) => field.selectionStart);
  await page.keyboard.press('End');
  await expect(walk).toContainText('2024: 9.79 s. 10 of 10');
  expect(await placeOfCaret()).toBe(9);
  await page.keyboard.press('ArrowLeft');
  await spoken.toInclude(/^2020: 9\.8\d* s\. 9 of 10/);
  // What a routing key of a display does: the caret is elsewhere, and no key was pressed.
  await line.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await spoken.toInclude(/^1996: 9\.84 s\. 3 of 10/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('a chart is explored by touch: points, buttons and a slider', async ({ page, spoken }) => {
    await openChart(page);
    await page
      .getByRole('group', { name: /^Points of/ })
      .getByRole('button', { name: '1996: 9.84 s' })
      .tap();
    await spoken.toInclude(/^1996: 9\.84 s\. 3 of 10/);
    await page.getByRole('button', { name: 'Next point' }).tap();
    await spoken.toInclude(/^2000: 9\.87 s\. 4 of 10/);
    await expect(page.getByRole('slider', { name: /^Point of/ })).toHaveAttribute(
      'aria-valuetext',
      '2000: 9.87 s',
    );
    await page.getByRole('button', { name: 'Play from here' }).tap();
    await expect(page.getByRole('application', { name: 'Point by point' })).toContainText('2000: 9.87 s');
  });
});
