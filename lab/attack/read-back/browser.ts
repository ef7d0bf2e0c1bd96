import { type Browser, chromium, type Page } from 'playwright-core';
import { type NaughtyWords, wellFormed } from '../../../apps/server/testing/attacks/naughty-words.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts';
import type { Planted } from './plant.ts';
import type { Read } from './read.ts';

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('A Chromium is needed: npm run setup:system installs one.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

const RUNS_IN_PAGES: readonly NaughtyWords['kind'][] = ['markup', 'templates', 'directions of writing'];
const PATIENCE_MS = 30_000;

/** The pages as people see them, with the app running: what was planted neither runs nor becomes an element. */
export async function showPages(browser: Browser, site: string, all: readonly Planted[]): Promise<Read[]> {
  const page = await browser.newPage();
  const read: Read[] = [];
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  for (const planted of all.filter(({ kind }) => RUNS_IN_PAGES.includes(kind)))
    for (const path of pathsOf(planted)) {
      await page.goto(`${site}${path}`, { timeout: PATIENCE_MS });
      await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
      read.push({
        where: `the page ${path} in a browser (${planted.text.slice(0, 60)})`,
        faults: await findRun(page),
      });
    }
  await page.close();
  if (dialogs > 0) read.push({ where: 'a page in a browser', faults: [`${dialogs} dialogs were opened`] });
  return read;
}

function pathsOf({ resourceId, userId, collectionId, text }: Planted): string[] {
  const words = encodeURIComponent(wellFormed(text).slice(0, 150));
  return [
    `/resource/${resourceId}`,
    `/user/${userId}`,
    ...(collectionId ? [`/library/collection/${collectionId}`] : []),
    `/search?q=${words}`,
  ];
}

async function findRun(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...('zqvx' in window ? ['a script ran'] : []),
    ...(document.querySelector('zq-planted, [zq-planted], [onload], [onerror], [onfocus], [onmouseover]')
      ? ['an element was planted']
      : []),
    ...(document.querySelector('a[href^="javascript:"], a[href^="data:"], iframe[srcdoc], base')
      ? ['an address runs the text']
      : []),
  ]);
}
