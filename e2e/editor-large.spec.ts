import type { Page } from '@playwright/test';
import { writeMany } from '../scripts/testing/many-objects.ts';
import { runCommand } from './support/editor.ts';
import { expect, seeText, test } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';
import { signInAs } from './support/people.ts';

/** Enough for its file form to be sent by a worker. */
const MANY = 1500;

/** The marks of the lines that are not squares, as the server has them. */
async function findAdded(page: Page, id: string): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/drawings/${id}`);
  const { svg } = (await answer.json()) as { svg: string };
  return svg.match(/<(path|polygon|polyline|line) [^>]*/g) ?? [];
}

async function beginMany(page: Page, count: number, origin = ''): Promise<string> {
  const headers = { origin };
  const begun = await page.request.post('/api/drawings', { headers, data: { svg: writeMany(count) } });
  return ((await begun.json()) as { id: string }).id;
}

test('rows of a long tree are as high as their words on a telephone, also when findings come to them', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 375, height: 740 } });
  await signInAs(page, baseURL ?? '', 'student');
  await page.goto(`/svg-editor/${await beginMany(page, 600, baseURL)}`);
  await expect(page.getByRole('row', { description: /findings$/ }).first()).toBeVisible();
  const measureOverlaps = () =>
    page.locator('.tree-row').evaluateAll((rows) => {
      const boxes = rows.map((row) => row.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
      return boxes.filter((box, at) => at > 0 && box.top < (boxes[at - 1]?.bottom ?? 0) - 0.5).length;
    });
  expect(await page.locator('.tree-row').count()).toBeGreaterThan(4);
  await expect.poll(measureOverlaps).toBe(0);
  await page.close();
});

test('a drawing of many objects is opened by keyboard, saved beside the page, and never over what another tab saved', async ({
  page,
  as,
  context,
  baseURL,
}) => {
  await as('student');
  const id = await beginMany(page, MANY, baseURL);
  await page.goto('/svg-editor');
  const latest = page.getByRole('link', { name: 'Many objects' }).first();
  await expect(latest).toHaveAttribute('href', `/svg-editor/${id}`);
  await pressKey(page, 'link', 'Many objects');
  await expect(page.locator('[data-item]').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/svg-editor/${id}`);
  await expect(second.locator('[data-item]').first()).toBeVisible();

  await runCommand(page, 'Add a triangle');
  await expect(seeText(page, 'Saved', { exact: true })).toBeVisible();
  await expect.poll(() => findAdded(page, id)).toHaveLength(1);
  const [triangle = ''] = await findAdded(page, id);
  expect(page.workers().filter((worker) => worker.url().includes('save-worker'))).toHaveLength(1);

  await runCommand(second, 'Add an arrow');
  await expect(second.getByRole('heading', { name: 'Changed in another tab' })).toBeVisible();
  await pressKey(second, 'button', 'Keep this version');
  await expect(seeText(second, 'Saved', { exact: true })).toBeVisible();
  const arrow = await findAdded(page, id);
  expect(arrow.length).toBeGreaterThan(0);
  expect(arrow).not.toContain(triangle);
});
