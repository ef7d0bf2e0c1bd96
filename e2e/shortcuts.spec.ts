import { expect, open, test } from './support/journey.ts';

const HOME = 'Pictures you can touch, hear and read';

test.describe('keyboard shortcuts', () => {
  test('Alt+H goes home', async ({ page }) => {
    await open(page, '/about', 'About');
    await page.keyboard.press('Alt+h');
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  });

  test('Alt+L goes to the library, and Alt+S to its search from anywhere', async ({ page }) => {
    await open(page, '/about', 'About');
    await page.keyboard.press('Alt+l');
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
    await page.keyboard.press('Alt+s');
    await expect(page.locator('#library-search')).toBeFocused();
    await open(page, '/about', 'About');
    await page.keyboard.press('Alt+s');
    await expect(page).toHaveURL('/library#library-search');
    await expect(page.locator('#library-search')).toBeFocused();
  });

  test('the question mark announces the shortcuts and shows them', async ({ page, spoken }) => {
    await open(page, '/', HOME);
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await spoken.toInclude(/Keyboard shortcuts\. Alt\+H: Go to the home page/);
  });

  test('they are silent while a field has the focus', async ({ page }) => {
    await open(page, '/contact', 'Contact Us');
    await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Why?');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Why?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('one can have other keys, and then only those', async ({ page, spoken }) => {
    await open(page, '/about', 'About');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Change the keys for: Go to the home page' }).click();
    await page.keyboard.press('Alt+j');
    await spoken.toInclude('Changed to Alt+J');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.keyboard.press('Alt+h');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await page.keyboard.press('Alt+j');
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  });

  test('all of them can be switched off', async ({ page }) => {
    await open(page, '/about', 'About');
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: 'Keyboard shortcuts are on' }).click({ force: true });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.keyboard.press('Alt+h');
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
