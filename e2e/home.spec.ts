import { holdBundle } from './support/held-requests.ts';
import { HOME_OF } from './support/home.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';

test('a guest hears the demonstration by keyboard, is told which figures are samples, and reads on', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, '/', HOME_OF.guest);
  await page.getByRole('button', { name: 'Hear this curve' }).press('Enter');
  const player = page.getByLabel('The curve as sound');
  await expect(player).toBeVisible();
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration)))
    .toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: 'Hear this curve' })).toBeFocused();
  const samples = page.getByRole('group', { name: 'Sample figures' });
  await expect(samples.getByRole('definition')).toHaveText(['856', '1,847', '99.2%']);
  await samples.getByRole('button', { name: 'Hide sample figures' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('group', { name: 'One picture, every way to read it' })).toBeVisible();
  await expect(samples).toHaveCount(0);
  await page.getByRole('link', { name: 'Learn More' }).press('Enter');
  await expect(page).toHaveURL('/students');
});

test.describe('a demonstration video', () => {
  // The settings of the product that runs name no video, and its policy lets none in.
  test.use({ bypassCSP: true });

  test('loads from its provider when it is played, and takes the focus', { tag: '@core' }, async ({
    page,
  }) => {
    let asked = 0;
    await page.route('https://player.vimeo.com/**', (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/html', body: '<title>A film</title><p>Played' });
    });
    await page.route('**/api/product', async (route) => {
      const settings = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...settings, video: { provider: 'vimeo', id: '76979871' } } });
    });
    await openPage(page, '/', HOME_OF.guest);
    const play = page.getByRole('button', { name: 'Play the video' });
    await expect(play).toBeVisible();
    expect(asked).toBe(0);
    await play.press('Enter');
    await expect(page.frameLocator('.home-video').getByText('Played')).toBeVisible();
    await expect(page.locator('.home-video')).toBeFocused();
  });
});

test('a signed-in person goes from the dashboard to all of their activity, sorts it, and deletes it', async ({
  page,
  as,
  baseURL,
  spoken,
}) => {
  await as('professional');
  await page.request.delete('/api/activities', { headers: { origin: baseURL ?? '' } });
  await openPage(page, '/', HOME_OF.professional);
  for (const words of ['zenith', 'aurora']) {
    await page.getByRole('banner').getByRole('searchbox').fill(words);
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/searches'),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${words}`);
    await saved;
  }
  await page.keyboard.press('Alt+h');
  await page.getByRole('main').getByRole('link', { name: 'All your activities' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Activities' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'aurora' })).toHaveText(/Searched.*now/s);

  await page.getByRole('combobox', { name: 'Show' }).selectOption('searched');
  const titles = page.getByRole('rowheader');
  await expect(titles).toHaveText(['aurora', 'zenith']);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').press('Enter');
  await spoken.toInclude('Sorted by Title, descending');
  await expect(titles).toHaveText(['zenith', 'aurora']);
  await expect(page).toHaveURL('/your-activities?sort=title&type=searched');
  await page.route('**/api/activities?**', (route) => route.abort());
  await page.reload();
  await spoken.toInclude('Error loading activities');
  await page.unroute('**/api/activities?**');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(titles).toHaveText(['zenith', 'aurora']);

  await page.getByRole('button', { name: /^Remove: zenith, / }).press('Enter');
  await spoken.toInclude('Success: Entry removed.');
  await expect(titles).toHaveText(['aurora']);
  await page.getByRole('searchbox', { name: 'Search your activities' }).fill('xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).press('Enter');
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).press('Enter');
  await spoken.toInclude('Success: Your activities are cleared.');
  const table = page.getByRole('table', { name: 'Your Activities' });
  await expect(table.getByText('Searched', { exact: true })).toHaveCount(0);
  await expect(table.getByText('Created', { exact: true }).first()).toBeVisible();
});

test('a teacher waits for the dashboard, is greeted for the hour and uses the quick actions', {
  tag: '@core',
}, async ({ page, as }) => {
  await as('teacher');
  const arrive = await holdBundle(page, 'dashboard');
  await page.clock.setFixedTime(new Date('2026-03-09T20:00:00Z'));
  await page.goto('/');
  await expect(seeText(page, 'Loading dashboard...')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Good evening, Tomas Berg' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Analytics' }).getByRole('definition')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'Sample figures' }).getByRole('definition')).toHaveCount(4);
  // What came back and what is unfinished leads to where its author goes on with it.
  const work = page.getByRole('group', { name: 'Your work' });
  await expect(work.getByRole('heading', { level: 3 }).first()).toHaveText('Sent back by reviewers');
  await expect(work.getByRole('link').first()).toHaveAttribute('href', /^\/content\//);
  await page
    .getByRole('group', { name: 'Quick actions' })
    .getByRole('link', { name: 'Search Library' })
    .press('Enter');
  await expect(page).toHaveURL('/library');
});

test('an administrator hides the sample figures and shows them again, with an announcement', async ({
  page,
  as,
  spoken,
}) => {
  // What is hidden is hidden from everyone, so that other journeys would miss it: the answers are kept to this page.
  let showsSampleFigures = true;
  await page.route('**/api/product', async (route) => {
    if (route.request().method() === 'PATCH')
      ({ showsSampleFigures } = route.request().postDataJSON() as { showsSampleFigures: boolean });
    const read = await route.fetch({ method: 'GET', postData: '' });
    await route.fulfill({ json: { ...((await read.json()) as object), showsSampleFigures } });
  });
  await as('admin');
  await openPage(page, '/', HOME_OF.admin);
  const samples = page.getByRole('group', { name: 'Sample figures' }).getByRole('definition');
  await expect(samples).toHaveCount(3);
  await page.getByRole('button', { name: 'Hide sample figures' }).press('Enter');
  await spoken.toInclude('Success: Sample figures are hidden from everyone.');
  await expect(samples).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show sample figures' })).toBeFocused();
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: Sample figures are shown to everyone.');
  await expect(samples).toHaveCount(3);
});
