import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ResourceOutputs } from '@relievo/contracts/library/files';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';

interface Row {
  readonly id: string;
  readonly title: string;
}

/** Drawings of the library of which nothing was made in this form, the last ones first. */
async function findUnmade({ request }: Page, form: string, profile: string): Promise<Row[]> {
  const list = '/api/library/marketplace?sortBy=oldest&contentType[]=free&limit=50';
  const { rows } = (await (await request.get(list)).json()) as { rows: Row[] };
  const found: Row[] = [];
  for (const row of rows.toReversed()) {
    const answer = await request.get(`/api/resources/${row.id}/outputs`);
    const { canBeMade, made } = (await answer.json()) as ResourceOutputs;
    const isMade = made.some((one) => one.format === form && one.profile === profile);
    if (canBeMade && !isMade) found.push(row);
    if (found.length === 2) return found;
  }
  throw new Error(`The library of the demonstration has no two drawings without ${form}.`);
}

test('one press makes a drawing for the device of its reader and downloads it, and the next page begins with that device', {
  tag: '@core',
}, async ({ page, spoken }) => {
  const [drawing, next] = await findUnmade(page, 'pins', 'monarch');
  if (!drawing || !next) throw new Error('There are no two.');
  await openPage(page, `/resource/${drawing.id}`, drawing.title);
  const take = page.getByRole('group', { name: 'Take it with you' });
  const ways = take.getByRole('listitem');
  await expect(ways.locator('.button')).toContainText([
    'Swell paper',
    'Embosser',
    'Display',
    'Sound',
    'Text',
  ]);
  await expect(take).toBeInViewport();

  const kind = take.getByRole('combobox', { name: 'Options for Display' });
  await tabTo(page, kind);
  await kind.selectOption('Monarch');
  const arrived = page.waitForEvent('download');
  await pressKey(page, 'button', 'Display (Monarch)', take);
  const download = await arrived;
  await spoken.toInclude('Downloaded: Display, Monarch');
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
  // The file stands where the button stood, and the focus with it.
  await expect(take.getByRole('link', { name: /^Display \(Monarch\) \d/ })).toBeFocused();

  await openPage(page, `/resource/${next.id}`, next.title);
  await expect(ways.locator('.button').first()).toHaveText(/^Display/);
  await expect(kind).toHaveValue('pins/monarch');
});
