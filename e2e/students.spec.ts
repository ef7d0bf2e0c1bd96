import { expect, openPage, seeText, test } from './support/journey.ts';

test('students come from home, hear a chart, learn the keys and open a first resource', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, '/', /./);
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For students' })).toBeFocused();
  await page.getByRole('button', { name: 'Listen to the chart' }).click();
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(page.getByRole('button', { name: 'Listen to the chart' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Go to the library' })).toHaveCount(1);
  await expect(page.getByRole('term').filter({ hasText: 'Alt+L' })).toHaveCount(1);
  const first = page.getByRole('list', { name: 'Where to start' }).getByRole('link');
  await expect(first).toHaveCount(4);
  const title = (await first.first().textContent()) ?? '';
  await first.first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(seeText(page, 'Its parts are spoken when you touch them.')).toBeVisible();
});
