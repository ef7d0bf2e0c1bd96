import type { Browser, Page } from 'playwright-core';
import { withProductInBrowser } from '../../scripts/testing/product-in-browser.ts';
import { FIGURES, type Figure } from './figures.ts';
import { Keyboard } from './keyboard.ts';

/**
 * `npm run lab -- figures`: the twelve figures of docs/examples/drawing-tasks.md are drawn in the editor by keyboard
 * alone, and the checker has to find nothing in them. PRODUCT_URL names a product that runs already.
 */
const PATIENCE_MS = 120_000;

await withProductInBrowser(drawAll);

async function drawAll(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const answer = await context.request.post(`${url}/api/sign-in`, {
    headers: { origin: url },
    data: { email: 'student@relievo.example', password: 'Relievo-demo-2026' },
  });
  if (!answer.ok()) throw new Error(`The student could not sign in: ${await answer.text()}`);
  const page = await context.newPage();
  let presses = 0;
  const faults: string[] = [];
  for (const figure of FIGURES) {
    const drawn = await draw(page, figure);
    presses += drawn.presses;
    console.log(`${String(drawn.presses).padStart(6)} presses  ${figure.title}: ${drawn.found}`);
    if (drawn.found !== 'No findings') faults.push(figure.title);
  }
  console.log(`${presses} presses for ${FIGURES.length} figures; ${faults.length} with findings`);
  if (faults.length > 0) process.exitCode = 1;
}

/** From the start page to the list of findings, with the focus wherever the keys bring it. */
async function draw(
  page: Page,
  figure: Figure,
): Promise<{ readonly presses: number; readonly found: string }> {
  await page.goto('/svg-editor');
  await page.getByRole('button', { name: 'Empty sheet', exact: true }).waitFor({ timeout: PATIENCE_MS });
  const keys = new Keyboard(page);
  await keys.tabTo(page.getByRole('button', { name: 'Empty sheet', exact: true }));
  await keys.press('Enter');
  await page.getByRole('treegrid').waitFor({ timeout: PATIENCE_MS });
  await keys.runCommand('drawing as text');
  const field = page.getByRole('textbox', { name: 'The drawing as text' });
  await keys.tabTo(field);
  await keys.press('Control+A');
  await keys.type(figure.script);
  await keys.tabTo(page.getByRole('button', { name: 'Apply the text' }));
  await keys.press('Enter');
  await page
    .getByRole('row', { name: /Title|Text/ })
    .first()
    .waitFor({ timeout: PATIENCE_MS });
  await keys.runCommand('Show the findings');
  const count = page.locator('.editor-panels').getByText(/^No findings$|^\d+ findings?$/);
  await count.waitFor({ timeout: PATIENCE_MS });
  // The rules look after a pause, and say what they find until nothing changes any more.
  await page.waitForFunction(
    () => document.querySelector('.editor-keeping')?.textContent === 'Saved',
    undefined,
    { timeout: PATIENCE_MS },
  );
  const words = await page.locator('.editor-finding-item p:first-child').allTextContents();
  return { presses: keys.presses, found: [await count.textContent(), ...words].join(' ') };
}
