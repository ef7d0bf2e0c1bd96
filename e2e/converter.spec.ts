import type { Page } from '@playwright/test';
import { chooseFiles } from './support/files.ts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { signInAs } from './support/people.ts';
import { photographWorksheet } from './support/pictures.ts';
import { QUEUE, walkTo } from './support/review-queue.ts';

const PATH = '/tools/convert-graphics';

/** In letters, as a title that nobody else has. */
function makeTitle(word: string): string {
  return `${word} ${[...String(Date.now() % 10_000_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

function findStep(page: Page, number: number, name: string) {
  return page.getByRole('heading', { level: 2, name: `Step ${number} of 6: ${name}` });
}

async function goOn(page: Page, number: number, name: string): Promise<void> {
  await pressKey(page, 'link', `Continue to ${name}`);
  await expect(findStep(page, number, name)).toBeFocused();
}

test('a teacher turns a photographed worksheet into swell paper and BRF and submits it, without a mouse', {
  tag: '@core',
}, async ({ page, as, spoken, browser, baseURL: url }) => {
  const title = makeTitle('Triangle');
  await as('teacher');
  await openPage(page, PATH, 'Convert graphics');
  await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), [
    photographWorksheet('worksheet'),
  ]);
  await spoken.toInclude('The picture has arrived and is kept as a draft.');

  await expect(findStep(page, 2, 'Analyze')).toBeVisible();
  await spoken.toInclude(/Readability by touch: (Good|Fair|Poor)\./);
  await expect(page.getByRole('definition').filter({ hasText: 'of it is not empty paper' })).toBeVisible();

  await goOn(page, 3, 'Enhance');
  await expect(findStep(page, 3, 'Enhance')).toBeFocused();
  await pressKey(page, 'button', 'Scanned page');
  await spoken.toInclude('Scanned page was applied.');
  await tabTo(page, page.getByRole('slider', { name: 'Drop details' }));
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Drop details' })).toHaveAttribute('aria-valuetext', '1.6%');
  await spoken.toInclude('Your changes are saved as a draft.');

  await goOn(page, 4, 'Process');
  await spoken.toInclude(/The drawing is ready\. Lines: \d+\. Areas: \d+\. Marks: \d+\./);
  await expect(page.getByRole('img', { name: 'The drawing as Relief' })).toBeVisible();
  const parts = page.getByRole('heading', { level: 3, name: /^\d+ parts?$/ });
  await expect(parts).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: /^Name of part 1, / }));
  await page.keyboard.insertText('The triangle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Swell paper' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'BRF' })).toBeChecked();

  await goOn(page, 5, 'Details');
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(title);
  await pressKey(page, 'button', 'Use this: Proposed alternative text');
  await spoken.toInclude('The proposal is in the field now.');
  await expect(page.getByRole('textbox', { name: 'Alternative text', exact: true })).toHaveValue(
    /The triangle/,
  );
  await tabTo(page, page.getByRole('radio', { name: 'Only you, as a draft' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Everyone, in the library/ })).toBeChecked();

  await goOn(page, 6, 'Save');
  await pressKey(page, 'button', 'Save and submit');
  await spoken.toInclude('Submitted. You will get the answer here and by email.');
  await spoken.toInclude('The files are ready.');
  for (const ending of [/\.pdf$/, /\.brf$/]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressKey(page, 'link', new RegExp(`^Download .*: .*${ending.source}`)),
    ]);
    expect(download.suggestedFilename()).toMatch(ending);
  }

  const reviewer = await browser.newPage({ baseURL: url ?? '' });
  await signInAs(reviewer, url ?? '', 'admin');
  await openPage(reviewer, QUEUE, 'Content Review');
  await walkTo(reviewer, title);
  await reviewer.close();
});
