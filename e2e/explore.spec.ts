import type { ChartContent, ResourceOutputs } from '@relievo/contracts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';

interface Rows {
  rows: { id: string; title: string; thumbnail: { alt: string } | null }[];
}

test('the parts of a drawing are walked through by keyboard, and the chosen one is outlined', async ({
  page,
  spoken,
}) => {
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
  await expect(page.locator('.parts-now')).toContainText(/^Resistor\./);
});

test('a chart announces its numbers, has a table, and is walked point by point', async ({ page, spoken }) => {
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
