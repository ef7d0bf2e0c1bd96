import type { Page } from '@playwright/test';
import { writeMany } from '../scripts/testing/many-objects.ts';
import { runCommand } from './support/editor.ts';
import { expect, seeText, test } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';

/** Enough for its file form to be sent by a worker. */
const MANY = 1500;

/** The marks of the lines that are not squares, as the server has them. */
async function findAdded(page: Page, id: string): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/drawings/${id}`);
  const { svg } = (await answer.json()) as { svg: string };
  return svg.match(/<(path|polygon|polyline|line) [^>]*/g) ?? [];
}

test('a drawing of many objects is opened by keyboard, saved beside the page, and never over what another tab saved', async ({
  page,
  as,
  context,
  baseURL,
}) => {
  await as('student');
  const headers = { origin: baseURL ?? '' };
  const begun = await page.request.post('/api/drawings', { headers, data: { svg: writeMany(MANY) } });
  const { id } = (await begun.json()) as { id: string };
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
