import { chooseFiles } from './support/files.ts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { photographWorksheet, STAIR } from './support/pictures.ts';

test('a teacher puts a picture that is too full on several sheets, finds them on another device, and saves them all, without a mouse', async ({
  page,
  as,
  spoken,
  browser,
}) => {
  await as('teacher');
  await openPage(page, '/tools/convert-graphics', 'Convert graphics');
  await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), [
    photographWorksheet('stair', STAIR),
  ]);
  await spoken.toInclude('The picture has arrived and is kept as a draft.');
  await expect(page.getByRole('heading', { level: 2, name: 'Step 2 of 6: Analyze' })).toBeVisible();
  await pressKey(page, 'link', 'Process', page.getByRole('navigation', { name: 'Steps' }));

  await expect(page.getByText('4 parts move from the overview to details')).toBeVisible();
  await pressKey(page, 'button', 'Make an overview and 1 detail sheet');
  await spoken.toInclude('There are an overview and 1 detail sheet now. Undo brings the one sheet back.');
  await expect(page.getByRole('img', { name: 'Overview as Relief' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Overview' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('img', { name: 'Detail A as Relief' })).toBeVisible();
  await expect(page.getByText(/^Sheet 2 of 2, A: the upper left of the overview, enlarged/)).toBeVisible();
  await spoken.toInclude('Your changes are saved as a draft.');

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  await openPage(device, page.url(), 'Convert graphics');
  await expect(device.getByRole('radiogroup', { name: 'Show the sheet' })).toBeVisible();
  await other.close();

  await pressKey(page, 'link', 'Save', page.getByRole('navigation', { name: 'Steps' }));
  await expect(page.getByText('Every file holds an overview and 1 detail sheet')).toBeVisible();
  await expect(page.getByText('Detail sheets beside an overview: 1')).toBeVisible();
  await pressKey(page, 'button', 'Save to your content');
  await spoken.toInclude('The files are ready.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressKey(page, 'link', /^Download .*: .*\.pdf/),
  ]);
  expect(countPages(await readAll(await download.createReadStream()))).toBe(3);
});

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

/** The overview, the detail and the guide. */
function countPages(pdf: string): number {
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
