import { HOME_OF } from './support/home.ts';
import { expect, openPage, test } from './support/journey.ts';

test('an organization that cannot be changed stays the current one, with a message', async ({
  page,
  as,
  spoken,
}) => {
  await as('institution');
  await openPage(page, '/', HOME_OF.institution);
  await page.route('**/api/organizations/current', (route) => route.abort());
  const current = page.getByRole('menuitem', { name: / \(current\)$/ });
  await page.getByRole('button', { name: 'Account' }).click();
  const before = await current.textContent();
  await page
    .getByRole('group', { name: 'Organization' })
    .getByRole('menuitem')
    .filter({ hasNotText: '(current)' })
    .click();
  await spoken.toInclude('Error: The organization could not be changed. Please try again.');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(current).toHaveText(before ?? '');
});
