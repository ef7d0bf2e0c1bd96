import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ResourceOutputs } from '@relievo/contracts/library/files';
import { maxOf } from '@relievo/words';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';

interface Rows {
  rows: { id: string; title: string }[];
}

/** The first of a list of which this is true, or the one that comes so much later. */
async function findRow(
  { request }: Page,
  list: string,
  isIt: (outputs: ResourceOutputs) => boolean,
  later = 0,
): Promise<Rows['rows'][number]> {
  const answer = await request.get(list);
  let toPass = later;
  for (const row of ((await answer.json()) as Rows).rows) {
    const outputs = await request.get(`/api/resources/${row.id}/outputs`);
    if (isIt((await outputs.json()) as ResourceOutputs) && toPass-- === 0) return row;
  }
  throw new Error('The library of the demonstration has none of these.');
}

test(
  'a guest has a drawing made in braille and downloads it, by keyboard alone',
  { tag: '@core' },
  async ({ page, spoken }, { repeatEachIndex }) => {
    const { id, title } = await findRow(
      page,
      '/api/library/marketplace?sortBy=alphabetical&contentType[]=free&limit=50',
      ({ canBeMade, made }) => canBeMade && !made.some(({ format }) => format === 'brf'),
      repeatEachIndex,
    );
    await openPage(page, `/resource/${id}`, title);
    const files = page.getByRole('group', { name: 'Formats' });
    await pressKey(page, 'button', 'Braille', files);
    await pressKey(page, 'button', 'Make BRF', files);
    await spoken.toInclude('Success: BRF is ready to download.');
    const link = files.getByRole('link', { name: /^Download BRF, .+ \(BRF\)$/ });
    await expect(link).toBeFocused();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(`${title} - braille.brf`);
    const bytes = await readFile(await download.path());
    // Braille ASCII: nothing but its 64 signs, ends of lines and of pages, and the title in capitals of English.
    expect(bytes.toString('latin1')).toMatch(/^[\x20-\x5f\r\n\f]+$/);
    const pages = bytes.toString('latin1').split('\f');
    expect(maxOf(pages.flatMap((one) => one.split('\r\n').map((line) => line.length)))).toBeLessThanOrEqual(
      40,
    );

    // Everybody has it now, and both the look and the download were counted once.
    const again = await page.request.get(`/api/resources/${id}/outputs`);
    expect(await again.text()).toContain('braille.brf');
    await files.getByText('What was changed for it').filter({ visible: true }).first().click();
    await expect(files.locator('.offer-changes li').filter({ visible: true })).not.toHaveCount(0);

    const own = files.getByRole('link', { name: new RegExp(`^Download SVG, .+ \\(${title}\\)$`) });
    const [svg] = await Promise.all([page.waitForEvent('download'), own.click()]);
    expect((await readFile(await svg.path())).toString()).toMatch(/^<svg |^<\?xml/);
  },
);

test('a picture is enlarged by keys, a chart is heard, and a film has captions and a transcript', async ({
  page,
  spoken,
}) => {
  const chart = await findRow(
    page,
    '/api/library/search?search=chart&limit=50',
    (outputs) => outputs.canBeHeard,
  );
  await openPage(page, `/resource/${chart.id}`, chart.title);
  await pressKey(page, 'button', 'Look closer');
  const place = page.getByRole('region', { name: /^Full-size picture/ });
  const image = place.getByRole('img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
  await tabTo(page, place);
  await page.keyboard.press('1');
  await spoken.toInclude('100%');
  await page.keyboard.press('+');
  await spoken.toInclude('150%');
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => Math.round((one.width / one.naturalWidth) * 100)))
    .toBe(150);
  await page.keyboard.press('0');
  await spoken.toInclude('Whole picture');
  // Its data is held back until the button has stopped it.
  const data = '**/api/resources/*/chart';
  await page.route(data, () => new Promise(() => {}));
  await pressKey(page, 'button', 'Listen to the chart');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await spoken.toInclude('Stopped');
  await expect(page.getByRole('button', { name: 'Listen to the chart' })).toBeFocused();
  await page.unroute(data);
  await page.keyboard.press('Enter');
  await spoken.toInclude('End of the chart');

  const films = (await (
    await page.request.get('/api/library/marketplace?contentType[]=video&limit=1')
  ).json()) as Rows;
  const [film] = films.rows;
  if (!film) throw new Error('The library of the demonstration has no film.');
  await openPage(page, `/resource/${film.id}`, film.title);
  const player = page.locator('video');
  await expect
    .poll(() =>
      player.evaluate((video: HTMLVideoElement) => [video.readyState > 0, video.textTracks[0]?.mode]),
    )
    .toEqual([true, 'showing']);
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(2);
  // From the middle on: the server sends the part that is asked for.
  await player.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration / 2;
  });
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => !video.seeking && video.currentTime > 0))
    .toBe(true);
  await page.getByText('Transcript', { exact: true }).click();
  await expect(page.locator('.transcript li')).not.toHaveCount(0);
});
