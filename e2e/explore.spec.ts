import type { ChartContent, ResourceOutputs } from '@relievo/contracts/library/files';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';

interface Rows {
  rows: { id: string; title: string; thumbnail: { alt: string } | null }[];
}

test('the parts of a drawing are walked through by keyboard, and the chosen one is outlined', {
  tag: '@core',
}, async ({ page, spoken }) => {
  const listed = await page.request.get('/api/library/search?search=resistor&limit=1');
  const [drawing] = ((await listed.json()) as Rows).rows;
  if (!drawing) throw new Error('The library of the demonstration has no circuit.');
  await openPage(page, `/resource/${drawing.id}`, drawing.title);
  await pressKey(page, 'button', 'Explore its parts');
  const list = page.getByRole('listbox', { name: /^Parts of the drawing/ });
  const parts = list.getByRole('option');
  await expect(parts.nth(1)).toBeVisible();
  await spoken.toInclude(`${await parts.count()} parts are listed`);
  await page.keyboard.press('Tab');
  await expect(parts.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(parts.nth(1)).toBeFocused();
  await expect(parts.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(parts.last()).toBeFocused();
  // Each says where it lies.
  const words = await parts.allTextContents();
  expect(words.filter((text) => !/(top|bottom|left|right|middle|whole sheet)\b.*\./i.test(text))).toEqual([]);
  const outline = page.locator('.part-outline');
  await parts.filter({ has: page.locator('.part-name', { hasText: /^Resistor$/ }) }).click();
  await expect(outline).toBeVisible();
  const walk = page.getByRole('application', { name: 'Part by part' });
  await expect(walk).toContainText(/^Resistor\./);
});

test('a drawing is walked from part to part by its sides, in order and in and out, in words', async ({
  page,
  spoken,
}) => {
  const listed = await page.request.get('/api/library/search?search=resistor&limit=1');
  const [drawing] = ((await listed.json()) as Rows).rows;
  await openPage(page, `/resource/${drawing?.id}`, drawing?.title ?? '');
  await pressKey(page, 'button', 'Explore its parts');
  const walk = page.getByRole('application', { name: 'Part by part' });
  await tabTo(page, walk);
  const names = page.getByRole('listbox').locator('.part-name');
  const first = await names.first().textContent();
  await page.keyboard.press('Home');
  await expect(walk).toContainText(`${first}.`);
  await spoken.toInclude(`${first}.`);
  for (let part = await names.count(); part > 1; part -= 1) await page.keyboard.press('PageDown');
  await spoken.toInclude(`${await names.last().textContent()}.`);
  await page.keyboard.press('PageDown');
  await spoken.toInclude('This is the last part.');
  await page.getByRole('option', { name: /^Resistor/ }).click();
  await walk.focus();
  await page.keyboard.press('ArrowDown');
  await spoken.toInclude(/^Lamp\.|^Battery\.|^Switch\.|^Wire .*\./);
  await page.keyboard.press('n');
  await spoken.toInclude(/: (to the|above|below).*(millimetres away|touching it or around it)\./);
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Keys for the drawing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(walk).toBeFocused();
});

test('a chart announces its numbers, has a table, and is walked point by point', { tag: '@core' }, async ({
  page,
  spoken,
}) => {
  const listed = await page.request.get('/api/library/search?search=chart&limit=50');
  let chart: (Rows['rows'][number] & { content: ChartContent }) | null = null;
  for (const row of ((await listed.json()) as Rows).rows) {
    const outputs = (await (
      await page.request.get(`/api/resources/${row.id}/outputs`)
    ).json()) as ResourceOutputs;
    if (!outputs.canBeHeard) continue;
    const content = (await (await page.request.get(`/api/resources/${row.id}/chart`)).json()) as ChartContent;
    chart = { ...row, content };
    break;
  }
  if (!chart) throw new Error('The library of the demonstration has no chart.');
  const { points = [] } = chart.content.series[0] ?? {};
  await openPage(page, `/resource/${chart.id}`, chart.title);
  const numbers = page.getByRole('group', { name: 'Chart description' });
  await expect(numbers).toContainText(/The highest is .+ The lowest is /);
  await expect(numbers.getByRole('row')).toHaveCount(points.length + 1);
  await tabTo(page, numbers.getByRole('application', { name: 'Point by point' }));
  await page.keyboard.press('ArrowRight');
  await spoken.toInclude(`1 of ${points.length}`);
  await page.keyboard.press('ArrowRight');
  await spoken.toInclude(new RegExp(`^${points[1]?.label}.*2 of ${points.length}$`));
  await page.keyboard.press('End');
  await spoken.toInclude(`${points.length} of ${points.length}`);
});

test('a printed sheet that lies on the screen is known by three corners, and its parts say what they are', async ({
  page,
  spoken,
}) => {
  const listed = await page.request.get('/api/library/search?search=resistor&limit=1');
  const [drawing] = ((await listed.json()) as Rows).rows;
  await openPage(page, `/resource/${drawing?.id}`, drawing?.title ?? '');
  await pressKey(page, 'button', 'Explore its parts');
  const parts = page.getByRole('listbox', { name: /^Parts of the drawing/ }).getByRole('option');
  await parts.filter({ has: page.locator('.part-name', { hasText: /^Resistor$/ }) }).click();
  const [whole, part] = await Promise.all(
    ['.picture-sheet', '.part-outline'].map((shown) => page.locator(shown).boundingBox()),
  );
  if (!whole || !part) throw new Error('The resistor is not outlined.');
  // As shares of the sheet, which is printed 300 pixels wide.
  const high = (300 * whole.height) / whole.width;
  const across = ((part.x + part.width / 2 - whole.x) / whole.width) * 300;
  const down = ((part.y + part.height / 2 - whole.y) / whole.height) * high;
  await pressKey(page, 'button', 'Lay a printed sheet on this screen');
  const place = page.getByRole('group', { name: 'Field for the sheet' });
  await spoken.toInclude('Touch the top left corner of the sheet.');
  const box = await place.boundingBox();
  if (!box) throw new Error('There is no field for the sheet.');
  // Laid a little turned.
  const [cos, sin] = [Math.cos(0.1), Math.sin(0.1)];
  const touch = (x: number, y: number) =>
    page.mouse.click(box.x + 300 + x * cos - y * sin, box.y + 20 + x * sin + y * cos);
  await touch(0, 0);
  await spoken.toInclude('Touch the top right corner of the sheet.');
  await touch(300, 0);
  await spoken.toInclude('Touch the bottom left corner of the sheet.');
  await touch(0, high);
  await spoken.toInclude('The sheet is in place. Touch its parts to hear what they are.');
  await touch(across, down);
  await spoken.toInclude(/^Resistor/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lay a printed sheet on this screen' })).toBeFocused();
});

test('what was said of a part stays to be read by hand, with its name in braille', async ({
  page,
  spoken,
}) => {
  const listed = await page.request.get('/api/library/search?search=resistor&limit=1');
  const [drawing] = ((await listed.json()) as Rows).rows;
  await openPage(page, `/resource/${drawing?.id}`, drawing?.title ?? '');
  await pressKey(page, 'button', 'Explore its parts');
  const walk = page.getByRole('application', { name: 'Part by part' });
  await tabTo(page, walk);
  await page.keyboard.press('End');
  await page.keyboard.press('b');
  await spoken.toInclude('The braille line is on, below what was said');
  const said = page.getByRole('textbox', { name: 'What was said' });
  const words = await walk.textContent();
  await page.keyboard.press('r');
  await expect(said).toBeFocused();
  await expect(said).toHaveText(words ?? '');
  await page.keyboard.type('abc');
  await page.keyboard.press('Delete');
  await expect(said).toHaveText(words ?? '');
  // A display moves a cursor in it.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => getSelection()?.focusOffset)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(walk).toBeFocused();
  const line = page.getByRole('textbox', { name: 'Braille line' });
  await tabTo(page, line);
  await expect(line).toHaveText(/^[\u2801-\u283f][\u2800-\u283f]*$/);
});

test('a printed sheet is laid and felt with a screen reader on: each part is a button at its place', async ({
  page,
  spoken,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const listed = await page.request.get('/api/library/search?search=resistor&limit=1');
  const [drawing] = ((await listed.json()) as Rows).rows;
  await openPage(page, `/resource/${drawing?.id}`, drawing?.title ?? '');
  await pressKey(page, 'button', 'Explore its parts');
  const parts = page.getByRole('listbox', { name: /^Parts of the drawing/ }).getByRole('option');
  await parts.filter({ has: page.locator('.part-name', { hasText: /^Resistor$/ }) }).click();
  const [whole, part] = await Promise.all(
    ['.picture-sheet', '.part-outline'].map((shown) => page.locator(shown).boundingBox()),
  );
  if (!whole || !part) throw new Error('The resistor is not outlined.');
  await pressKey(page, 'button', 'Lay a printed sheet on this screen');
  await pressKey(page, 'button', 'The sheet is in the lower left corner');
  await spoken.toInclude('The sheet is in place. Touch its parts to hear what they are.');
  const field = page.getByRole('group', { name: 'Field for the sheet' });
  const resistor = field.getByRole('button', { name: /^Resistor/ });
  const [place, button] = [await field.boundingBox(), await resistor.boundingBox()];
  if (!place || !button) throw new Error('The resistor has no button.');
  expect(await field.getByRole('button').count()).toBe(await parts.count());
  // The edges of the field are those of the screen.
  expect([place.x, place.y + place.height]).toEqual([0, 1024]);
  const scale = Math.min(place.width / whole.width, place.height / whole.height);
  const middle = (box: typeof part) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [across, down] = middle(part);
  const [buttonAcross, buttonDown] = middle(button);
  expect(Math.abs(buttonAcross - (across - whole.x) * scale)).toBeLessThan(3);
  expect(Math.abs(buttonDown - (1024 - (whole.y + whole.height - down) * scale))).toBeLessThan(3);
  await tabTo(page, resistor);
  await page.keyboard.press('Enter');
  await spoken.toInclude(/^Resistor\. .* Touches /);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lay a printed sheet on this screen' })).toBeFocused();
});
