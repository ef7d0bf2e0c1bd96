import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { expect, openPage, test } from './support/journey.ts';

interface Rows {
  rows: { id: string; title: string }[];
}

const TITLE = 'Olympic champions over 100 metres';

async function findChart(page: Page): Promise<{ id: string; title: string }> {
  const listed = await page.request.get('/api/library/search?search=olympic&limit=10');
  const chart = ((await listed.json()) as Rows).rows.find(({ title }) => title.startsWith(TITLE));
  if (!chart) throw new Error(`The library of the demonstration has no chart “${TITLE}”.`);
  return chart;
}

/** A page of somebody else's, at another origin, into which somebody has pasted the code. */
async function openSchoolPage(code: string) {
  const server = createServer((_, answer) =>
    answer
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>A lesson</title><link rel="icon" href="data:,">${code}`),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/lesson`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

test('a chart is explored in a frame of another site, by the code that its page gives, for at most 60 kB', async ({
  page,
}) => {
  const { id, title } = await findChart(page);
  await openPage(page, `/resource/${id}`, title);
  const code = await page.getByRole('textbox', { name: 'Code for your page' }).inputValue();
  const weights = weighFrame(page);
  const school = await openSchoolPage(code);
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset['shaken'] = String(pattern);
      return true;
    };
  });
  await page.goto(school.address);
  const frame = page.frameLocator('iframe');
  const walk = frame.getByRole('application', { name: TITLE });
  await walk.focus();
  await page.keyboard.press(']');
  await expect(walk).toHaveText('1992: 9.96 s. 2 of 10');
  await expect(frame.locator('[aria-live="polite"]')).toHaveText('1992: 9.96 s. 2 of 10');
  await page.keyboard.press('b');
  await expect(frame.getByRole('textbox', { name: 'Braille line' })).toHaveValue(/^[\u2800-\u28ff]{10}$/);
  await page.keyboard.press('f');
  await page.keyboard.type('above 9.9');
  await page.keyboard.press('Enter');
  await expect(walk).toHaveText('2 of 10 points are above 9.9: 1988 and 1992. 1992: 9.96 s. 2 of 10');
  await page.keyboard.press('y');
  await expect(walk).toHaveText('Y: this key does nothing here. Press H for all keys.');
  await frame.getByRole('button', { name: 'Next point' }).click();
  await expect(walk).toHaveText('End. 1992: 9.96 s. 2 of 10');
  // The highest shakes longest.
  await expect(frame.locator('html')).toHaveAttribute('data-shaken', '100');
  const weighed = await Promise.all(weights);
  expect(weighed.length).toBeGreaterThan(2);
  expect(weighed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  await school.close();
});

const BOOKS: SavedChartWork = {
  ...EMPTY_CHART_WORK,
  cells: [
    ['Day', 'Books'],
    ['Monday', '4'],
    ['Tuesday', '6'],
  ],
  labels: { ...EMPTY_CHART_WORK.labels, title: 'Books of a private class' },
};

/** What the frame asks for, each thing in bytes of gzip. */
function weighFrame(page: Page): Promise<number>[] {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.frame().parentFrame())
      weights.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  return weights;
}

test('a chart that only its owner may see is in no frame, not even the owner’s', async ({
  page,
  as,
  baseURL,
}) => {
  await as('teacher');
  const headers = { origin: baseURL ?? '' };
  const begun = await page.request.post('/api/chart-drafts', { headers, data: { work: BOOKS } });
  const { id, edits } = (await begun.json()) as { id: string; edits: number };
  const kept = await page.request.post(`/api/chart-drafts/${id}/resource`, { headers, data: { edits } });
  const { resourceId } = (await kept.json()) as { resourceId: string };
  expect((await page.request.get(`/api/resources/${resourceId}/chart`)).ok()).toBe(true);
  await page.goto(`/embed/${resourceId}`);
  await expect(page.getByRole('status')).toHaveText(/cannot be shown here/);
  await expect(page.getByRole('application').first()).toBeHidden();
  await openPage(page, `/resource/${resourceId}`, BOOKS.labels.title);
  await expect(page.getByRole('application', { name: 'Point by point' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code for your page' })).toHaveCount(0);
});

/** Reads the last message and the name of a part as fingers do, and hears the state of each switch. */
async function readByFingers(page: Page, frame: FrameLocator, walk: Locator): Promise<void> {
  const said = frame.getByRole('textbox', { name: 'What was said' });
  await expect(said).toHaveText(/: (above|below|to the)/);
  await page.keyboard.press('r');
  await expect(said).toBeFocused();
  await page.keyboard.type('x');
  await expect(said).toHaveText(/^[^x]*: (above|below|to the)[^x]*$/);
  await page.keyboard.press('Escape');
  await expect(walk).toBeFocused();
  await page.keyboard.press('b');
  await expect(frame.getByRole('textbox', { name: 'Braille line' })).toHaveText(/^[\u2801-\u28ff]+$/);
  await expect(frame.locator('[aria-live]')).toHaveText('The braille line is on, below what was said');
  await page.keyboard.press('s');
  await expect(frame.locator('[aria-live]')).toHaveText('Sound is off');
  await page.keyboard.press('t');
  await expect(frame.locator('[aria-live]')).toHaveText('Speech is off');
}

test('a drawing is explored in a frame part by part, for at most 60 kB beside its picture', async ({
  page,
}) => {
  const listed = await page.request.get('/api/library/search?search=italy&limit=10');
  const map = ((await listed.json()) as Rows).rows.find(({ title }) => title === 'Map of Italy');
  if (!map) throw new Error('The library of the demonstration has no map of Italy.');
  await openPage(page, `/resource/${map.id}`, map.title);
  const code = await page.getByRole('textbox', { name: 'Code for your page' }).inputValue();
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.frame().parentFrame() && new URL(response.url()).pathname.startsWith('/assets/'))
      weights.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  const school = await openSchoolPage(code);
  await page.goto(school.address);
  const frame = page.frameLocator('iframe');
  const walk = frame.getByRole('application', { name: map.title });
  await walk.focus();
  await page.keyboard.press('Space');
  await expect(walk).toHaveText('Go to a part first.');
  await page.keyboard.press('Home');
  await expect(walk).toHaveText(/^\s*Mainland of Italy\. The boot/);
  await frame.getByText('All parts', { exact: true }).click();
  await frame.getByRole('button', { name: 'Rome', exact: true }).click();
  await expect(frame.locator('[aria-live]')).toHaveText(/^Rome\. The capital/);
  await walk.focus();
  await page.keyboard.press('n');
  await expect(walk).toHaveText(/: (above|below|to the)/);
  const weighed = await Promise.all(weights);
  expect(weighed.length).toBeGreaterThan(1);
  expect(weighed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  await readByFingers(page, frame, walk);
  await school.close();
});

test('a frame says that it cannot show a chart when what is between responds with something else', async ({
  page,
}) => {
  const id = '00000000-0000-7000-8000-000000000000';
  await page.route('**/api/resources/*/chart', (route) => route.fulfill({ json: { welcome: true } }));
  await page.route(`**/api/resources/${id}`, (route) => route.fulfill({ json: {} }));
  await page.route('**/api/resources/*/outputs', (route) => route.fulfill({ json: [] }));
  await page.goto(`/embed/${id}`);
  await expect(page.getByRole('status')).toHaveText(/cannot be shown here/);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('only the page made for frames may be framed by others', { tag: '@core' }, async ({ page }) => {
  const id = '00000000-0000-7000-8000-000000000000';
  const framed = await page.request.get(`/embed/${id}`, { headers: { accept: 'text/html' } });
  expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(framed.headers()).not.toHaveProperty('x-frame-options');
  for (const path of ['/', `/resource/${id}`, '/embed/else', `/embed/${id}/more`]) {
    const other = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(other.headers()['content-security-policy'], path).toContain("frame-ancestors 'self'");
    expect(other.headers()['x-frame-options'], path).toBe('SAMEORIGIN');
  }
  await page.goto(`/embed/${id}`);
  await expect(page.getByRole('status')).toHaveText(/cannot be shown here/);
  await expect(page.getByRole('application').first()).toBeHidden();
});
