import { expect, openPage, test } from './support/journey.ts';

const HOME = 'Pictures you can touch, hear and read';

test.describe('keyboard shortcuts', () => {
  test('go home by Alt+H', async ({ page }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('Alt+h');
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  });

  test('go to the library by Alt+L, and to its search by Alt+S from anywhere', { tag: '@core' }, async ({
    page,
  }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('Alt+l');
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
    await page.keyboard.press('Alt+s');
    await expect(page.locator('#library-search')).toBeFocused();
    await openPage(page, '/about', 'About');
    await page.keyboard.press('Alt+s');
    await expect(page).toHaveURL('/library#library-search');
    await expect(page.locator('#library-search')).toBeFocused();
  });

  test('are announced and shown by the question mark', { tag: '@core' }, async ({ page, spoken }) => {
    await openPage(page, '/', HOME);
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await spoken.toInclude(/Keyboard shortcuts\. Alt\+H: Go to home/);
  });

  test('are ignored while a field has the focus', async ({ page }) => {
    await openPage(page, '/contact', 'Contact Us');
    await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Why?');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Why?');
    await page.getByRole('textbox', { name: 'Message' }).pressSequentially('What?');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('What?');
    const written = page.getByRole('main').locator('p').first();
    await written.evaluate((element) => element.setAttribute('contenteditable', 'true'));
    await written.press('Alt+l');
    await openPage(page, '/accessibility-validation', 'Accessibility validation');
    await page.getByLabel('Page', { exact: true }).press('Alt+l');
    await page.getByLabel('Page', { exact: true }).press('?');
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibility validation' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be replaced by custom keys', async ({ page, spoken }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Change the shortcut for: Go to home' }).click();
    await page.keyboard.press('Alt+j');
    await spoken.toInclude('Changed to Alt+J');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.keyboard.press('Alt+h');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await page.keyboard.press('Alt+j');
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  });

  test('can all be switched off', async ({ page }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: 'Keyboard shortcuts are on' }).click({ force: true });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.keyboard.press('Alt+h');
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
