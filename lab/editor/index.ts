import type { Browser, Page } from 'playwright-core';
import { writeMany } from '../../scripts/testing/many-objects.ts';
import { withProductInBrowser } from '../../scripts/testing/product-in-browser.ts';
import { writeResults } from '../shared/write-results.ts';
import { measureBare } from './bare.ts';
import { type Times, timeFrames, writeTimes } from './frames.ts';
import { dragIn, findEdge, findPlace, panAt, typeAt, zoomBy } from './hands.ts';
import { measureSvgEdit } from './svgedit.ts';

/**
 * `npm run lab -- editor [5000]`: a drawing of so many objects is opened in the graphics editor, dragged in, zoomed,
 * panned and typed in by real input, and each frame is timed. Beside it stands what the browser of this machine does with
 * the same drawing in a page that holds nothing else, and svgedit where SVGEDIT names the folder of its package.
 * PRODUCT_URL names a product that runs already.
 */
const COUNT = Number(process.argv[2] ?? 5000);
const LONG_MS = 50;
const OPEN_MS = 1000;
const REST_MS = 1000;

const svgEdit = process.env['SVGEDIT'];

await withProductInBrowser(measureAll);

async function measureAll(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const svg = writeMany(COUNT);
  const page = await context.newPage();
  const bare = await measureBare(page, svg);
  print('A page with the drawing alone', bare);
  const other = svgEdit ? await measureSvgEdit(page, svgEdit, svg) : null;
  if (other) print(`svgedit, opened in ${other.openMs} ms`, other.times);
  const { openMs, rest, times } = await measureOurs(page, url, svg);
  print(`The graphics editor, opened in ${openMs} ms`, times);
  console.log(`  the second after the drag: ${writeTimes('', rest).trim()}`);
  const measured = new Date().toISOString().slice(0, 10);
  const report = { measured, objects: COUNT, openMs, times, rest, bare, svgedit: other };
  writeResults('editor', report);
  const isOver =
    openMs > OPEN_MS ||
    Object.values(times).some(({ inTime, longest }) => inTime < 0.95 || longest > LONG_MS);
  if (isOver) {
    console.error('A limit is passed.');
    process.exitCode = 1;
  }
}

function print(what: string, times: Readonly<Record<string, Times>>): void {
  console.log(`${what}, ${COUNT} objects:`);
  for (const [name, time] of Object.entries(times)) console.log(`  ${writeTimes(name, time)}`);
}

/** Opened from the list of one's own drawings, as whoever goes on with one opens it: the app is there already. */
async function measureOurs(page: Page, url: string, svg: string) {
  const origin = { origin: url };
  const { request } = page.context();
  await request.post(`${url}/api/sign-in`, {
    headers: origin,
    data: { email: 'student@relievo.example', password: 'Relievo-demo-2026' },
  });
  const begun = await request.post(`${url}/api/drawings`, { headers: origin, data: { svg } });
  if (!begun.ok()) throw new Error(await begun.text());
  const { id } = (await begun.json()) as { id: string };
  await page.goto(`${url}/svg-editor`);
  const link = page.locator(`a[href$="/svg-editor/${id}"]`).first();
  await link.waitFor({ timeout: 120_000 });
  // Whoever looks for a drawing in the list has let the page come to rest; it loads the editor ahead meanwhile.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/drawing-page-')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const opened = performance.now();
  await link.click();
  await page.locator('[data-item]').first().waitFor({ timeout: 120_000 });
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  const openMs = Math.round(performance.now() - opened);
  const edge = await findEdge(page.locator('[data-item]').first());
  const larger = await findPlace(page.getByRole('button', { name: 'Zoom in' }));
  const smaller = await findPlace(page.getByRole('button', { name: 'Zoom out' }));
  const drag = await timeFrames(page, () => dragIn(page, edge));
  // What the step leaves to be done, while a hand goes on to its next place: saving, the rules, the tree.
  const rest = await timeFrames(page, () => page.waitForTimeout(REST_MS));
  const zoom = await timeFrames(page, () => zoomBy(page, larger, smaller));
  const pan = await timeFrames(page, () => panAt(page, { x: 640, y: 600 }));
  const name = await findPlace(page.getByRole('textbox', { name: 'Name', exact: true }));
  const type = await timeFrames(page, () => typeAt(page, name, 'A square among many'));
  return { openMs, rest, times: { drag, zoom, pan, type } };
}
