import { goTo } from './support/go.ts';
import { expect, open, test } from './support/journey.ts';

test('a member reads what the organization shares; a guest is told the same as of what is not there', async ({
  page,
  as,
}) => {
  await as('institution');
  const list = await page.request.get('/api/library/organization');
  const { rows } = (await list.json()) as {
    rows: { id: string; title: string; altText: string; graphicType: string | null }[];
  };
  const shared = rows.find(({ graphicType, altText }) => graphicType && altText);
  if (!shared) throw new Error('The organization of the demonstration shares nothing.');
  await open(page, `/resource/${shared.id}`, shared.title);
  await expect(page.getByText(shared.altText, { exact: true })).toBeVisible();
  const about = page.getByRole('region', { name: 'About this resource' });
  for (const name of ['Category', 'Subject', 'Difficulty', 'Graphic type', 'Size', 'Added'])
    await expect(about.getByRole('term').filter({ hasText: name })).toHaveCount(1);
  await expect(about.getByRole('definition').filter({ hasText: /^\d\d\/\d\d\/\d{4}$/ })).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Formats' })).toContainText(/\w+, \d+(\.\d+)? (Bytes|KB|MB)/);
  await expect(page.getByRole('link', { name: 'Back to the library' })).toBeVisible();

  await page.context().clearCookies();
  await open(page, `/resource/${shared.id}`, 'Resource not found');
  const told = page.locator('main .flow');
  const words = await told.textContent();
  expect(words).toContain('There is no resource at this address, or it is not shared with you.');
  for (const nothing of ['01999999-0000-7000-8000-000000000000', 'no-identifier', '%20']) {
    await goTo(page, '/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await goTo(page, `/resource/${nothing}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Resource not found' })).toBeFocused();
    await expect(told).toHaveText(words ?? '');
  }
});
