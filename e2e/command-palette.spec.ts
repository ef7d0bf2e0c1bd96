import type { Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';

function findField(page: Page) {
  return page.getByRole('searchbox', { name: 'Search commands' });
}
function findOptions(page: Page) {
  return page.getByRole('listbox', { name: 'Commands' }).getByRole('option');
}

test.describe('the command palette', () => {
  test('finds a command by its words and performs it by keys alone, announcing the number of results', {
    tag: '@core',
  }, async ({ page, spoken }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Find a command' })).toBeVisible();
    await expect(findField(page)).toBeFocused();
    await spoken.toInclude(/^\d+ commands$/);
    await page.keyboard.type('go library');
    await expect(findOptions(page)).toHaveCount(1);
    await spoken.toInclude('1 command');
    await expect(findOptions(page).first()).toHaveAccessibleName('Go to the library Alt+L');
    const marked = await findField(page).getAttribute('aria-activedescendant');
    expect(marked, 'what Enter does is told to a screen reader').toBe(
      await findOptions(page).getAttribute('id'),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('lists the latest commands first, and those of the screen', async ({ page }) => {
    await openPage(page, '/library', 'Library');
    await page.keyboard.press('Control+k');
    await findField(page).fill('show as');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Control+k');
    await findField(page).fill('search field');
    await page.keyboard.press('Enter');
    await expect(page.locator('#search')).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await expect(findOptions(page).first()).toHaveAccessibleName('Move to the search field /');
    await expect(page.getByRole('group', { name: 'Recently used' }).getByRole('option')).toHaveCount(1);
  });

  test('reports that nothing was found, and Escape empties the field before it closes', async ({
    page,
    spoken,
  }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('Control+k');
    await findField(page).fill('xyzzy');
    await spoken.toInclude('0 commands');
    await expect(seeText(page, 'No commands found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(findField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens while a field has the focus, which it gives back, and by custom keys', async ({ page }) => {
    await openPage(page, '/contact', 'Contact Us');
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Find a command' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Change the shortcut for: Find a command' }).click();
    await page.keyboard.press('Alt+k');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Alt+k');
    await expect(page.getByRole('dialog', { name: 'Find a command' })).toBeVisible();
  });
});
