import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { findDescendant } from '../scripts/testing/processes.ts';
import { test } from './support/installation.ts';
import { expect, openPage, seeText } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';
import { createMember, signInAt } from './support/members.ts';

/** Nothing that was drawn is lost when the server is killed in the middle of it. */
test.use({ faultExpected: /Failed to load resource|net::ERR/ });

async function add(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: words }).click();
}

test('what is drawn while the server is killed arrives when it is there again', async ({
  page,
  installation,
  browser,
}) => {
  const mia = await createMember(page, installation, 'Mia');
  await signInAt(page, installation.url, mia);
  await openPage(page, '/svg-editor', 'Graphics editor');
  await pressKey(page, 'button', 'Empty sheet');
  await expect(page.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
  await add(page, /Add a triangle/);
  await expect(seeText(page, 'Saved', { exact: true })).toBeVisible();
  // Drawn, and not yet sent, when the server dies.
  await add(page, /Add an ellipse/);
  await installation.killServer();
  await add(page, /Add an arrow/);
  await expect(page.getByRole('row', { name: /^Arrow/ })).toBeVisible();
  await expect(seeText(page, 'Saved', { exact: true })).toBeVisible({ timeout: 120_000 });
  // Another device knows only what arrived.
  const elsewhere = await browser.newContext({ baseURL: installation.url });
  await signInAt(elsewhere, installation.url, mia);
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  for (const kind of [/^Triangle/, /^Ellipse/, /^Arrow/])
    await expect(other.getByRole('row', { name: kind })).toBeVisible();
  await elsewhere.close();
});

test('what was drawn when browser and server are killed in one moment is there when both are back', async ({
  page,
  installation,
}) => {
  const noa = await createMember(page, installation, 'Noa');
  const folder = mkdtempSync(join(tmpdir(), 'relievo-killed-browser-'));
  const executablePath = findChromium();
  const launch = () =>
    chromium.launchPersistentContext(folder, {
      baseURL: installation.url,
      args: [...CHROMIUM_FLAGS, '--disable-gpu'],
      ...(executablePath ? { executablePath } : {}),
    });
  const killed = await launch();
  const drawing = await killed.newPage();
  await signInAt(killed, installation.url, noa);
  await openPage(drawing, '/svg-editor', 'Graphics editor');
  await drawing.getByRole('button', { name: 'Empty sheet', exact: true }).click();
  await expect(drawing.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
  await add(drawing, /Add a triangle/);
  await expect(seeText(drawing, 'Saved', { exact: true })).toBeVisible();
  const address = drawing.url();
  // Nothing of it reaches the server any more.
  await drawing.route('**/api/drawings/*', (route) => route.abort());
  await add(drawing, /Add an ellipse/);
  await expect(drawing.getByRole('row', { name: /^Ellipse/ })).toBeVisible();
  const browser = findDescendant(process.pid, `--user-data-dir=${folder}`);
  if (browser === undefined) throw new Error('No browser is running.');
  process.kill(browser, 'SIGKILL');
  await installation.killServer();
  await killed.close().catch(() => undefined);

  const back = await launch();
  await back.clearCookies();
  const again = await back.newPage();
  await expect(async () => signInAt(back, installation.url, noa)).toPass({ timeout: 120_000 });
  await again.goto(address);
  for (const kind of [/^Triangle/, /^Ellipse/])
    await expect(again.getByRole('row', { name: kind })).toBeVisible();
  await expect(seeText(again, 'Saved', { exact: true })).toBeVisible({ timeout: 120_000 });
  const kept = await back.request.get(`/api/drawings/${address.split('/').at(-1)}`);
  expect(((await kept.json()) as { svg: string }).svg).toContain('<ellipse');
  await back.close();
  rmSync(folder, { recursive: true, force: true });
});
