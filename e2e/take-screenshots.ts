import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addAll } from '@relievo/words';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { startProcess } from '../scripts/testing/product-process.ts';
import { findLayoutFaults } from './a11y/layout-checks.ts';
import { showTheme, THEMES } from './a11y/themes.ts';
import { reachScreen, type Screen } from './screens/screen.ts';
import { SCREENS } from './screens.ts';
import { type Picture, printSheet, writeContactSheet } from './screenshots/contact-sheet.ts';
import { signInAs } from './support/people.ts';

/**
 * `npm run screenshots`: every screen and state in four themes on a phone and a desktop, on one contact
 * sheet, with what lies on something else, is cut or is empty. Words choose screens by a part of their name.
 */
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 375, height: 800 } } as const;
const LONGEST = 3000;

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.cache/screenshots');
const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const running = process.env['PRODUCT_URL'];
const data = mkdtempSync(join(tmpdir(), 'relievo-screenshots-'));
const product = running ? undefined : startProcess({ DATA_DIR: data });
const url = running ?? (await product?.ready) ?? '';
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_FLAGS, '--disable-gpu'],
});

try {
  const pictures: Picture[] = [];
  for (const screen of screens) addAll(pictures, await picturesOf(browser, screen));
  writeFileSync(join(folder, 'index.html'), writeContactSheet(pictures));
  await printSheet(browser, folder, pictures);
  const faults = pictures.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
  for (const fault of faults) console.error(fault);
  console.log(`${pictures.length} pictures, ${faults.length} faults: ${join(folder, 'index.html')}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product?.end('SIGINT');
  rmSync(data, { recursive: true, force: true });
}

async function picturesOf(open: Browser, screen: Screen): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await open.newContext({ viewport, baseURL: url, colorScheme: 'light', locale: 'en-US' });
    const page = await context.newPage();
    try {
      if (screen.as) await signInAs(page, url, screen.as);
      await reachScreen(page, screen);
      const faults = await findLayoutFaults(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const theme of THEMES) {
        await showTheme(page, theme);
        const file = `${screen.id}-${size}-${theme.name.replaceAll(' ', '-')}.png`;
        const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(height, LONGEST) };
        await page.screenshot({ path: join(folder, file), fullPage: true, clip });
        const isFirst = theme === THEMES[0];
        pictures.push({ name: `${screen.id}, ${size}, ${theme.name}`, file, faults: isFirst ? faults : [] });
      }
    } catch (error) {
      pictures.push({
        name: `${screen.id}, ${size}`,
        file: '',
        faults: [String(error).split('\n')[0] ?? ''],
      });
    } finally {
      await context.close();
    }
  }
  return pictures;
}
