import type { Page } from '@playwright/test';
import { chooseFiles } from './support/files.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';
import { signInAs } from './support/people.ts';
import { photographOnTable, photographWorksheet } from './support/pictures.ts';
import { QUEUE, walkTo } from './support/review-queue.ts';
import { listenToAnnouncements } from './support/spoken.ts';

const PATH = '/tools/convert-graphics';
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true } as const;

/** In letters, as a title that nobody else has. */
function makeTitle(word: string): string {
  return `${word} ${[...String(Date.now() % 10_000_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

function findStep(page: Page, number: number, name: string) {
  return page.getByRole('heading', { level: 2, name: `Step ${number} of 6: ${name}` });
}

/** To the next step by a finger; nothing of it reaches beyond the edge of the telephone. */
async function goOn(page: Page, number: number, name: string): Promise<void> {
  await page.getByRole('link', { name: `Continue to ${name}` }).tap();
  await expect(findStep(page, number, name)).toBeFocused();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
}

test('a teacher turns a photographed worksheet into swell paper and BRF and submits it, by touch on a telephone', async ({
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const title = makeTitle('Ring');
  const page = await browser.newPage({ baseURL, ...PHONE });
  await signInAs(page, baseURL, 'teacher');
  const spoken = await listenToAnnouncements(page);
  await openPage(page, PATH, 'Convert graphics');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).tap(),
  ]);
  await chooser.setFiles([photographOnTable('worksheet')]);
  await spoken.toInclude('The picture has arrived and is kept as a draft.');
  await expect(findStep(page, 2, 'Analyze')).toBeVisible();
  await spoken.toInclude(/^A page was found and laid straight\. .*Readability by touch: (Good|Fair|Poor)\./);

  await goOn(page, 3, 'Enhance');
  // The left edge of the page begins at 150 of 1200 pixels.
  const corner = page.getByRole('textbox', { name: 'Top left corner: from the left (%)' });
  await expect(corner).toHaveValue(/^12\.\d$/);
  await corner.press('ArrowUp');
  await expect(corner).toHaveValue(/^13(\.\d)?$/);
  await page.getByRole('button', { name: 'Find the page' }).tap();
  await spoken.toInclude('The page was found and laid straight.');
  await expect(corner).toHaveValue(/^12\.\d$/);
  await page.getByRole('button', { name: 'Scanned page' }).tap();
  await spoken.toInclude('Scanned page was applied.');
  await spoken.toInclude('Your changes are saved as a draft.');

  await goOn(page, 4, 'Process');
  await spoken.toInclude(/The drawing is ready\. Lines: \d+\. Areas: \d+\. Marks: \d+\./);
  await page
    .getByRole('button', { name: /^Leave out: part \d+, / })
    .last()
    .tap();
  await spoken.toInclude('1 part is left out. Undo brings it back.');
  await page.getByRole('textbox', { name: /^Name of part 1, / }).fill('The figure');
  await expect(page.getByRole('checkbox', { name: 'Swell paper' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'BRF' })).toBeChecked();

  await goOn(page, 5, 'Details');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('button', { name: 'Use this: Proposed alternative text' }).tap();
  await spoken.toInclude('The proposal is in the field now.');
  await page.getByText(/^Everyone, in the library/).tap();
  await expect(page.getByRole('radio', { name: /^Everyone, in the library/ })).toBeChecked();

  await goOn(page, 6, 'Save');
  await page.getByRole('button', { name: 'Save and submit' }).tap();
  await spoken.toInclude('Submitted. You will get the answer here and by email.');
  await spoken.toInclude('The files are ready.');
  for (const ending of [/\.pdf$/, /\.brf$/]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(`^Download .*: .*${ending.source}`) }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(ending);
  }
  await page.close();

  const reviewer = await browser.newPage({ baseURL });
  await signInAs(reviewer, baseURL, 'admin');
  await openPage(reviewer, QUEUE, 'Content Review');
  await walkTo(reviewer, title);
  await reviewer.close();
});

test('a picture that was left on one device is gone on with on another, and two tabs are told of each other', async ({
  page,
  as,
  spoken,
  browser,
  context,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const title = makeTitle('Left worksheet');
  await as('professional');
  await openPage(page, PATH, 'Convert graphics');
  await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), [photographWorksheet(title)]);
  await spoken.toInclude('The picture has arrived and is kept as a draft.');
  await pressKey(page, 'link', 'Continue to Enhance');
  await pressKey(page, 'button', 'Turn right');
  await spoken.toInclude('Your changes are saved as a draft.');
  await pressKey(page, 'link', 'Leave and keep draft');
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();

  const phone = await browser.newPage({ baseURL, ...PHONE });
  await signInAs(phone, baseURL, 'professional');
  const heard = await listenToAnnouncements(phone);
  await openPage(phone, PATH, 'Convert graphics');
  await phone.getByRole('link', { name: `Go on: ${title}` }).tap();
  await expect(findStep(phone, 2, 'Analyze')).toBeVisible();
  // 640 by 900: it lies as it was turned on the other device.
  await heard.toInclude(/Readability by touch: (Good|Fair|Poor)\./);
  await expect(seeText(phone, '640 by 900 pixels')).toBeVisible();
  await goOn(phone, 3, 'Enhance');
  await phone.getByRole('button', { name: 'Faint pencil' }).tap();
  await heard.toInclude('Your changes are saved as a draft.');
  const address = phone.url();
  await phone.close();

  const contrast = (tab: Page) => tab.getByRole('slider', { name: 'Contrast' });
  await page.goto(address);
  await expect(contrast(page)).toHaveValue('70');
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Scanned page' }).click();
  await expect(seeText(other, 'Draft saved.', { exact: true })).toBeVisible();

  await pressKey(page, 'button', 'Black and white');
  await spoken.toInclude('This picture was changed in another tab.');
  await pressKey(page, 'button', 'Keep this version');
  await expect(seeText(page, 'Draft saved.', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Turn left' }).click();
  await other.getByRole('button', { name: 'Use the other version' }).click();
  await expect(contrast(other)).toHaveValue('0');
  await other.close();
});
