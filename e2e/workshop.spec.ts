import type { Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';

test.beforeEach(async ({ page, spoken }) => {
  // Asked for here already: it listens from the first load on.
  void spoken;
  await openPage(page, '/workshop', 'Workshop');
});

async function pressKeys(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test.describe('a grid of cards', () => {
  const card = (page: Page, number: number) =>
    page.getByRole('link', { name: `Sheet ${number}`, exact: true });
  const columns = (page: Page) =>
    page
      .locator('.card-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

  test('is walked by arrow keys that keep the column, and by Home and End', { tag: '@core' }, async ({
    page,
  }) => {
    const wide = await columns(page);
    expect(wide).toBeGreaterThan(1);
    await card(page, 1).focus();
    await pressKeys(page, 'ArrowRight');
    await expect(card(page, 2)).toBeFocused();
    await pressKeys(page, 'ArrowDown');
    await expect(card(page, 2 + wide)).toBeFocused();
    await pressKeys(page, 'ArrowUp', 'ArrowLeft', 'ArrowLeft');
    await expect(card(page, 1)).toBeFocused();
    await pressKeys(page, 'End');
    await expect(card(page, 23)).toBeFocused();
    await expect(card(page, 23)).toBeInViewport();
    await pressKeys(page, 'Home');
    await expect(card(page, 1)).toBeFocused();
  });

  test('is walked by PageDown and PageUp, three rows at a time, and ten items in a list', async ({
    page,
  }) => {
    const wide = await columns(page);
    await card(page, 1).focus();
    await pressKeys(page, 'PageDown');
    await expect(card(page, 1 + 3 * wide)).toBeFocused();
    await pressKeys(page, 'PageUp');
    await expect(card(page, 1)).toBeFocused();
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    await card(page, 1).focus();
    await pressKeys(page, 'PageDown');
    await expect(card(page, 11)).toBeFocused();
    await pressKeys(page, 'PageDown', 'PageDown');
    await expect(card(page, 23)).toBeFocused();
    await pressKeys(page, 'PageUp');
    await expect(card(page, 13)).toBeFocused();
  });

  test('has one stop of the Tab key, the last focused card, which Enter opens', async ({ page }) => {
    await card(page, 1).focus();
    await pressKeys(page, 'ArrowRight');
    await expect(page.locator('.card-grid [tabindex="0"]')).toHaveText(['Sheet 2']);
    await pressKeys(page, 'Enter');
    await expect(page).toHaveURL(/#sheet-2$/);
  });
});

test.describe('a menu', () => {
  const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

  test('opens by the arrow key, is walked round, and returns the focus on Escape', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Sheet menu' });
    await button.focus();
    await pressKeys(page, 'ArrowDown');
    await expect(item(page, 'Copy the sheet')).toBeFocused();
    await pressKeys(page, 'ArrowDown');
    await expect(item(page, 'Print the sheet')).toBeFocused();
    await pressKeys(page, 'ArrowDown');
    await expect(item(page, 'Copy the sheet')).toBeFocused();
    await pressKeys(page, 'p');
    await expect(item(page, 'Print the sheet')).toBeFocused();
    await pressKeys(page, 'Escape');
    await expect(button).toBeFocused();
  });

  test('performs an entry on Enter', async ({ page, spoken }) => {
    await page.getByRole('button', { name: 'Sheet menu' }).focus();
    await pressKeys(page, 'Enter');
    await expect(item(page, 'Copy the sheet')).toBeFocused();
    await pressKeys(page, 'Enter');
    await spoken.toInclude('Copied');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});

test('tabs are walked by arrow keys and opened by Enter', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Dots').focus();
  await pressKeys(page, 'ArrowRight');
  await expect(tab('Words')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('The dots of the sheet.');
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('tabpanel')).toHaveText('The words of the sheet.');
  await pressKeys(page, 'End');
  await expect(tab('Sounds')).toBeFocused();
  await pressKeys(page, 'Home');
  await expect(tab('Dots')).toBeFocused();
});

test.describe('a dialog', () => {
  test('keeps the focus inside, closes on Escape, and returns the focus, as drawers and side panels do', async ({
    page,
  }) => {
    for (const name of ['Open a dialog', 'Open a drawer', 'Open a side panel']) {
      const button = page.getByRole('button', { name });
      await button.focus();
      await pressKeys(page, 'Enter');
      const dialog = page.getByRole('dialog', { name: 'Name the sheet' });
      await expect(dialog, name).toBeVisible();
      for (let step = 0; step < 6; step++) {
        await pressKeys(page, 'Tab');
        await expect(dialog.locator(':focus'), name).toHaveCount(1);
      }
      await pressKeys(page, 'Escape');
      await expect(dialog, name).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test('stays open at a click outside when it asks a question', async ({ page }) => {
    await page.getByRole('button', { name: 'Ask before removing' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove this sheet?' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('does not silence the live regions', async ({ page }) => {
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const isSilent = await page
      .locator('[aria-live="polite"]')
      .last()
      .evaluate((region) => region.closest('[inert], [aria-hidden="true"]') !== null);
    expect(isSilent).toBe(false);
    expect(
      await page.locator('main').evaluate((main) => main.closest('[inert], [aria-hidden="true"]') !== null),
    ).toBe(true);
  });
});

test('a select is opened by a key and chosen from by typing', { tag: '@core' }, async ({ page }) => {
  const select = page.getByRole('button', { name: /^Choose one Medium$|^Medium Choose one/ });
  await select.focus();
  await pressKeys(page, 'ArrowDown');
  await expect(page.getByRole('option', { name: 'Swell paper' })).toBeFocused();
  await pressKeys(page, 'e');
  await expect(page.getByRole('option', { name: 'Embosser' })).toBeFocused();
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.locator('.select-button').first()).toHaveText('Embosser');
});

test('a combo box narrows its list to what is typed, and takes the marked entry', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Medium by name' });
  await box.pressSequentially('paper');
  await expect(page.getByRole('option')).toHaveText(['Swell paper', 'Paper with sound']);
  await pressKeys(page, 'ArrowDown', 'ArrowDown', 'Enter');
  await expect(box).toHaveValue('Paper with sound');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a tree opens and closes its branches by arrow keys', async ({ page }) => {
  const tree = page.getByRole('treegrid', { name: 'Objects of the drawing' });
  const row = (name: string | RegExp) => tree.getByRole('row', { name });
  await tree.getByRole('row').first().focus();
  await expect(row(/^Axes/)).toHaveAttribute('aria-expanded', 'true');
  await pressKeys(page, 'ArrowDown');
  await expect(row(/^Across/)).toBeFocused();
  await pressKeys(page, 'ArrowUp', 'ArrowLeft');
  await expect(row(/^Axes/)).toHaveAttribute('aria-expanded', 'false');
  await expect(row(/^Across/)).toHaveCount(0);
  await pressKeys(page, 'End');
  await expect(row(/^Labels/)).toBeFocused();
  await pressKeys(page, 'ArrowRight');
  await expect(row(/^Heading/)).toBeVisible();
  await pressKeys(page, 'Home', 'Space');
  await expect(row(/^Axes/)).toHaveAttribute('aria-selected', 'true');
});

test('pagination names the page, marks it, and counts the items', async ({ page, spoken }) => {
  const plain = page.getByRole('navigation', { name: 'Pages of sheets', exact: true });
  const withEnds = page.getByRole('navigation', { name: 'Pages of sheets, with both ends' });
  const compact = page.getByRole('navigation', { name: 'Pages of sheets, in little room' });
  await expect(plain).toContainText('Showing 1-25 of 1,234 sheets');
  await expect(plain.getByRole('button', { name: 'First' })).toHaveCount(0);
  await withEnds.getByRole('button', { name: 'Last' }).press('Enter');
  await spoken.toInclude('Page 50');
  await expect(plain).toContainText('Showing 1,226-1,234 of 1,234 sheets');
  await expect(plain.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(plain.locator('[aria-current="page"]')).toHaveText('50');
  await plain.getByRole('button', { name: 'Page 48' }).press('Enter');
  await expect(compact.locator('li')).toHaveText(['Previous', '1', '…', '47', '48', '49', '50', 'Next']);
  await plain.getByLabel('Items per page').selectOption('100');
  await expect(plain).toContainText('Showing 1-100 of 1,234 sheets');
});

test('chips are removed one by one or all at once, with an announcement', async ({ page, spoken }) => {
  const chips = page.getByRole('group', { name: 'Filters in use' });
  await chips.getByRole('button', { name: 'Remove Embosser' }).press('Enter');
  await spoken.toInclude('Filter Embosser updated');
  await chips.getByRole('button', { name: 'Clear all' }).press('Enter');
  await spoken.toInclude('All filters cleared');
  await expect(chips).toHaveCount(0);
});

test('a column of a table sorts by the largest first, and reverses at a second press', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Sheets and their dots' });
  const column = (name: string) => table.getByRole('columnheader', { name });
  const names = table.getByRole('rowheader');
  await expect(column('Dots')).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(['Parabola', 'Map', 'Timeline']);
  await column('Dots').getByRole('button').press('Enter');
  await expect(column('Dots')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toHaveText(['Timeline', 'Map', 'Parabola']);
  await column('Sheet').getByRole('button').press('Enter');
  await expect(column('Sheet')).toHaveAttribute('aria-sort', 'descending');
  await expect(column('Dots')).toHaveAttribute('aria-sort', 'none');
  await expect(names).toHaveText(['Timeline', 'Parabola', 'Map']);
});

test('a hint shows on focus, names the key, and goes away on Escape', async ({ page }) => {
  await page.getByRole('button', { name: 'With a picture' }).focus();
  await pressKeys(page, 'Tab');
  const hint = page.getByRole('tooltip');
  await expect(hint).toHaveText('Keep (Ctrl+K)');
  await pressKeys(page, 'Escape');
  await expect(hint).toHaveCount(0);
});

test('the faults of a form take the focus, and each links to its field', { tag: '@core' }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Check the form' }).press('Enter');
  const summary = page.getByRole('group', { name: 'There are 2 problems' });
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: /Go to field.*Name a year/ }).press('Enter');
  const year = page.getByRole('textbox', { name: 'Year' });
  await expect(year).toBeFocused();
  await expect(year).toHaveAccessibleDescription(/Error: Name a year/);
});

test('a file is chosen by the button and by dropping', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles({
    name: 'map.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(seeText(page, 'Chosen: map.svg')).toBeVisible();
});

test('a password can be shown', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Password' });
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show: Password' }).press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
});

test('waiting lists reserve six places, four with details, eight as a grid', async ({ page }) => {
  const places = (view: string) => page.locator(`.skeletons[data-view="${view}"] .skeleton`);
  await expect(places('list')).toHaveCount(6);
  await expect(places('details')).toHaveCount(4);
  await expect(places('grid')).toHaveCount(8);
});

test('a window has four, three, two or one columns by its width', async ({ page }) => {
  const grid = page.locator('.card-grid');
  const look = () =>
    grid.evaluate((list) => {
      const { gridTemplateColumns, columnGap } = getComputedStyle(list);
      return { columns: gridTemplateColumns.split(' ').length, gap: Number.parseFloat(columnGap) };
    });
  for (const [width, columns, gap, padding] of [
    [1700, 4, 24, 32],
    [1280, 3, 24, 32],
    [800, 2, 16, 24],
    [375, 1, 12, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(look, { message: `${width} pixels` }).toEqual({ columns, gap });
    await expect(page.locator('main')).toHaveCSS('padding-inline-start', `${padding}px`);
    const wide = async () => (await grid.getByRole('listitem').first().boundingBox())?.width;
    await expect.poll(wide).toBeLessThanOrEqual(480);
  }
});
