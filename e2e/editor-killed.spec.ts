import { test } from './support/installation.ts';
import { expect, openPage } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';
import { createMember, signInAt } from './support/members.ts';

/** Nothing that was drawn is lost when the server is killed in the middle of it. */
test.use({ faultExpected: /Failed to load resource|net::ERR/ });

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
  const add = async (words: RegExp) => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: words }).click();
  };
  await add(/Add a triangle/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Drawn, and not yet sent, when the server dies.
  await add(/Add an ellipse/);
  await installation.killServer();
  await add(/Add an arrow/);
  await expect(page.getByRole('row', { name: /^Arrow/ })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 120_000 });
  // Another device knows only what arrived.
  const elsewhere = await browser.newContext({ baseURL: installation.url });
  await signInAt(elsewhere, installation.url, mia);
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  for (const kind of [/^Triangle/, /^Ellipse/, /^Arrow/])
    await expect(other.getByRole('row', { name: kind })).toBeVisible();
  await elsewhere.close();
});
