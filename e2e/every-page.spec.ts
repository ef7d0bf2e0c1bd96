import type { Page } from '@playwright/test';
import { findSidewaysFaults } from './a11y/own-checks.ts';
import { expect, openPage, test, waitForApp } from './support/journey.ts';

const OPEN = [
  '/',
  '/library',
  '/search?q=triangle',
  '/help',
  '/help/search',
  '/about',
  '/pricing',
  '/status',
];
const GUESTS = ['/auth', '/auth/signup', '/contact', '/students'];
const SIGNED_IN = [
  '/',
  '/library?tab=your-content',
  '/search?q=triangle',
  '/your-activities',
  '/notices',
  '/settings?tab=profile',
  '/settings?tab=account',
  '/settings?tab=display',
];

/** A resource that is a chart: its page has the most parts. */
async function findChart(page: Page): Promise<string> {
  const answer = await page.request.get('/api/library/marketplace?q=planets');
  const { rows } = (await answer.json()) as { rows: readonly { id: string }[] };
  return `/resource/${rows[0]?.id ?? ''}`;
}

async function open(page: Page, path: string) {
  const served = await (await page.goto(path))?.text();
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A screen reader says the title as soon as the page is there, long before the app has started.
  const [name = ''] = (await page.title()).split(' – ');
  if (path !== '/') expect(served).toContain(`<title>${path.startsWith('/help/') ? 'Help' : name} –`);
  await expect(page.locator('.loading, .skeletons')).toHaveCount(0);
}

/** The landmarks that a screen reader lists, named as it names them. */
function listLandmarks(page: Page) {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body > * header.header, nav, main, search, [role="search"], aside, footer.footer, form[aria-label]:not([role]), section[aria-label]:not([role]), section[aria-labelledby]:not([role]), [role="region"]',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('aria-label') ?? element.localName),
  );
}

/** As another window of the same browser does, so that the page is not loaded again. */
async function changeTextSize(page: Page, fontSize: number): Promise<void> {
  await page.evaluate((size) => {
    localStorage.setItem('relievo-accessibility-settings', JSON.stringify({ version: 3, fontSize: size }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, fontSize);
  await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * fontSize) / 100}px`);
}

function plantSettings(page: Page, settings: object, theme?: string) {
  return page.addInitScript(
    ([text, chosen]) => {
      localStorage.setItem('relievo-accessibility-settings', text);
      if (chosen) localStorage.setItem('relievo-theme', chosen);
    },
    [JSON.stringify({ version: 3, ...settings }), theme] as const,
  );
}

test('no page has more than eight landmarks, nor scrolls sideways on the smallest phone with the largest text', async ({
  page,
  as,
}) => {
  const faults: string[] = [];
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, path);
      const landmarks = await listLandmarks(page);
      expect(landmarks.length, path).toBeGreaterThan(3);
      if (landmarks.length > 8) faults.push(`${path}: ${landmarks.join(', ')}`);
      await page.setViewportSize({ width: 320, height: 700 });
      await changeTextSize(page, 200);
      // What is drawn for the width of its place is drawn anew a moment after the window has changed.
      await expect.soft.poll(() => findSidewaysFaults(page), { message: path }).toEqual([]);
      await changeTextSize(page, 100);
    }
  };
  await visit([...OPEN, ...GUESTS, await findChart(page)]);
  await as('teacher');
  await visit([...SIGNED_IN, await findChart(page)]);
  expect(faults).toEqual([]);
});

test('icons grow with the text', async ({ page }) => {
  await open(page, '/library');
  const widthOf = async () => (await page.locator('.header svg').last().boundingBox())?.width ?? 0;
  const before = await widthOf();
  await plantSettings(page, { fontSize: 200 });
  await open(page, '/library');
  expect(await widthOf()).toBeCloseTo(2 * before, 0);
});

test('in dark high contrast the main button is no bright surface', { tag: '@core' }, async ({ page }) => {
  await plantSettings(page, { highContrast: true, contrastLevel: 'high' }, 'dark');
  await open(page, '/auth');
  const button = page.locator('form .button[data-variant="primary"]').first();
  await expect(button).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(button).toHaveCSS('color', 'rgb(255, 230, 0)');
});

test('each settings tab has its own title', { tag: '@core' }, async ({ page, as }) => {
  await as('teacher');
  for (const tab of ['Profile', 'Account', 'Display']) {
    await openPage(page, `/settings?tab=${tab.toLowerCase()}`, 'Settings');
    await expect(page).toHaveTitle(`Settings – ${tab} – Relievo`);
  }
});

test('breadcrumbs lead from a resource to the library, and a missing page has none', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, await findChart(page));
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Library']);
  await openPage(page, '/nope/xyz', 'Oops! Page not found');
  await expect(trail).toHaveCount(0);
});
