import type { Page } from '@playwright/test';
import { findPlaces, makeUnique, runCommand } from './support/editor.ts';
import { expect, openPage, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

const MAP = ['Lake', 'Mountain', 'Church'] as const;
/** Millimetres of the sheet, far enough apart that each name has room beside its symbol. */
const PLACES = [
  [60, 80],
  [120, 160],
  [60, 240],
] as const;

async function beginMap(page: Page, title: string): Promise<void> {
  await openPage(page, '/svg-editor', 'Graphics editor');
  await page.getByRole('button', { name: 'Empty sheet', exact: true }).click();
  await expect(page.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.keyboard.press('Enter');
}

/** The map has its symbols and their names in braille, and the rules find nothing in it. */
async function expectMap(page: Page): Promise<void> {
  const tree = page.getByRole('treegrid', { name: 'Objects of the drawing' });
  for (const name of MAP) {
    await expect(tree.getByRole('row', { name: new RegExp(`group “?${name}`, 'i') })).toBeVisible();
    await expect(tree.getByRole('row', { name: new RegExp(`label “?${name}`, 'i') })).toBeVisible();
  }
  await expect(page.getByRole('tab', { name: 'Findings', exact: true })).toBeVisible();
}

test('a labelled map is made from symbols by pointer: found by words and dragged onto the sheet', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await beginMap(page, makeUnique('Pointed map'));
  await page.getByRole('tab', { name: 'Symbols' }).click();
  const search = page.getByRole('searchbox', { name: 'Find a symbol' });
  await expect(search).toBeVisible();
  await page.getByText('Write its name beside it in braille', { exact: true }).click();
  await page.locator('.editor-paper').scrollIntoViewIfNeeded();
  const at = await findPlaces(page);
  const places = PLACES.map(([x, y]) => at(x, y));
  for (const [index, name] of MAP.entries()) {
    await search.fill(name);
    await spoken.toInclude(/symbols? found/);
    // The number of this search is said before the next one is.
    expect(await spoken.doubles()).toEqual([]);
    const picture = page.getByRole('option', { name, exact: true });
    const [x, y] = places[index] ?? at(0, 0);
    const from = await picture.boundingBox();
    if (!from) throw new Error(`There is no picture of the symbol ${name}.`);
    await page.mouse.move(from.x + from.width / 2, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await spoken.toInclude(new RegExp(`“?${name}”? added at`));
    await spoken.toInclude(/Labels placed/);
  }
  await expectMap(page);
});

test('a labelled map is made from symbols by keyboard, at the cursor of the sheet, moved and undone', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await beginMap(page, makeUnique('Typed map'));
  await runCommand(page, 'Find a symbol');
  const search = page.getByRole('searchbox', { name: 'Find a symbol' });
  await tabTo(page, search);
  await tabTo(page, page.getByRole('checkbox', { name: 'Write its name beside it in braille' }));
  await page.keyboard.press('Space');
  // The cursor of the sheet begins in its middle, at 105, 149.
  let [x, y] = [105, 149];
  for (const [index, name] of MAP.entries()) {
    const [toX, toY] = PLACES[index] ?? [x, y];
    await tabTo(page, page.getByLabel('Sheet. Use the arrow keys', { exact: false }));
    for (; Math.abs(toX - x) >= 5; x += 5 * Math.sign(toX - x))
      await page.keyboard.press(toX > x ? 'ArrowRight' : 'ArrowLeft');
    for (; Math.abs(toY - y) >= 5; y += 5 * Math.sign(toY - y))
      await page.keyboard.press(toY > y ? 'ArrowDown' : 'ArrowUp');
    if (index === 0) {
      await tabTo(page, page.getByRole('checkbox', { name: 'Put it at the cursor of the sheet' }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, search);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(name);
    await spoken.toInclude(/symbols? found/);
    await tabTo(page, page.getByRole('option', { name, exact: true }));
    await page.keyboard.press('Enter');
    await spoken.toInclude(new RegExp(`“?${name}”? added at`));
    await spoken.toInclude(/Labels placed/);
  }
  await expectMap(page);
  await page.keyboard.press('Control+ArrowDown');
  await spoken.toInclude(/“?Church”? moved/);
  await page.keyboard.press('Control+Z');
  await spoken.toInclude(/^Undone:/);
});
