import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../apps/server/platform/postgres/free-port.ts';
import { startProcess } from '../scripts/testing/product-process.ts';
import { expect, test as journey, seeText } from './support/journey.ts';
import { pressKey, typeInto } from './support/keyboard.ts';

/** A new installation in production, as its operator sees it: what it printed at its first start. */
const test = journey.extend<{ printed: string }>({
  printed: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'relievo-first-'));
    chmodSync(folder, 0o755);
    const port = await findFreePort();
    const product = startProcess({
      NODE_ENV: 'production',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'relievo@school.example',
      WORKER_PROCESSES: '0',
    });
    await product.ready;
    await use(product.output());
    // What is still open in the page would ask a server that has ended.
    await page.goto('about:blank');
    await product.end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  },
});

test.setTimeout(600_000);

test('the link printed by a new installation opens the first account once', async ({
  page,
  printed,
  spoken,
}) => {
  const link = /\S+\/auth\/first-administrator\?token=\S+/.exec(printed)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Create the first account' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/first-administrator$/);
  await page.reload();
  await pressKey(page, 'button', 'Create account');
  await expect(page.getByRole('group', { name: 'There are 4 problems' })).toBeFocused();
  await typeInto(page, 'Name', 'Selma Roth');
  await typeInto(page, 'Username', 'selma');
  await typeInto(page, 'Email', 'selma@school.example');
  await typeInto(page, 'Password', 'Correct-horse-7');
  await pressKey(page, 'button', 'Create account');
  await spoken.toInclude('Success: Your account is created, and you are signed in.');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage your Platform' })).toBeFocused();
  await page.getByRole('button', { name: 'Account', exact: true }).press('Enter');
  await expect(seeText(page, 'Administrator', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await typeInto(page, 'Name', 'Somebody Else');
  await typeInto(page, 'Username', 'somebody');
  await typeInto(page, 'Email', 'somebody@school.example');
  await typeInto(page, 'Password', 'Correct-horse-7');
  await pressKey(page, 'button', 'Create account');
  await spoken.toInclude('Error: This link has expired or was already used. Ask for a new one.');
});
