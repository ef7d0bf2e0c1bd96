import { minOf } from '@relievo/words';
import { chromium, type Page, type Route } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

/** As a quick typist writes, so that every pause of a search ends while the next answer is drawn. */
const BETWEEN_LETTERS = 90;
const WORDS = ['triangle', 'river', 'map'];
const CARDS = 100;

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/**
 * The longest task of the page, in milliseconds, while somebody types into the search of a list with a hundred cards;
 * the best of several rounds: whatever else the machine does can only make a task longer. The browser counts
 * tasks from 50 ms on: none is 0.
 */
export async function measureLongestTask(url: string, rounds: number): Promise<number> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS, '--disable-gpu'],
  });
  try {
    const results: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
      results.push(await runRound(page));
      await page.close();
    }
    return minOf(results);
  } finally {
    await browser.close();
  }
}

async function runRound(page: Page): Promise<number> {
  await page.route('**/api/library/marketplace**', fillUp);
  await page.goto(`/library?itemsPerPage=${CARDS}`);
  const cards = page.locator('[data-card]');
  await cards.nth(CARDS - 1).waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    window.longTasks = tasks;
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    });
    watch.observe({ type: 'longtask' });
  });
  await page.locator('#library-search').focus();
  for (const word of WORDS) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(word, { delay: BETWEEN_LETTERS });
    await cards.filter({ hasText: `${word} ${CARDS - 1}` }).waitFor();
  }
  return page.evaluate(() => (window.longTasks ?? []).reduce((most, length) => Math.max(most, length), 0));
}

interface Card {
  readonly title: string;
}

/** A library of a few resources as one of a hundred for every search: their cards are as many as the page holds. */
async function fillUp(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const words = url.searchParams.get('search') ?? '';
  url.searchParams.delete('search');
  const { rows } = (await (await route.fetch({ url: url.href })).json()) as { rows: Card[] };
  const filled = Array.from({ length: CARDS }, (_, place) => {
    const row = rows[place % rows.length];
    return { ...row, id: idOf(words, place), title: `${row?.title} ${words} ${place}` };
  });
  await route.fulfill({ json: { rows: filled, total: 10 * CARDS } });
}

function idOf(words: string, place: number): string {
  return `00000000-0000-7000-8000-${[...words].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, 7)}${String(place).padStart(6, '0')}`;
}
