import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Page, type TestInfo } from '@playwright/test';
import { expect, openPage, test } from './support/journey.ts';

/** What is printed from a screen in the darkest theme: text by one program, and the darkness and colour of the paper by another. */
async function printPage(page: Page, info: TestInfo) {
  const pdf = info.outputPath('page.pdf');
  writeFileSync(pdf, await page.pdf({ format: 'A4', printBackground: true }));
  const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8', stdio: 'pipe' });
  const ppm = execFileSync('pdftoppm', ['-r', '40', pdf], { maxBuffer: 1 << 28, stdio: 'pipe' });
  const images = execFileSync('pdfimages', ['-list', pdf], { encoding: 'utf8' });
  return { text, pictures: images.match(/^\s*\d+\s+\d+ image /gm)?.length ?? 0, ...measurePaper(ppm) };
}

/** The shares of pixels that are dark, and that are coloured, over all pages. */
function measurePaper(ppm: Buffer): { dark: number; coloured: number } {
  let [pixels, dark, coloured] = [0, 0, 0];
  for (let at = 0; at < ppm.length; ) {
    const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', at, at + 40));
    if (!head) throw new Error('pdftoppm wrote something else than pixels.');
    const from = at + head[0].length;
    at = from + Number(head[1]) * Number(head[2]) * 3;
    for (let pixel = from; pixel < at; pixel += 3) {
      const [red = 0, green = 0, blue = 0] = ppm.subarray(pixel, pixel + 3);
      pixels += 1;
      if (red + green + blue < 200) dark += 1;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) coloured += 1;
    }
  }
  return { dark: dark / pixels, coloured: coloured / pixels };
}

const PAGES: readonly (readonly [string, string])[] = [
  ['/library', 'Library'],
  ['/help/display', 'Change the theme and the contrast'],
  ['/privacy', 'Privacy Policy'],
];

for (const theme of ['light', 'dark'] as const)
  for (const highContrast of [false, true])
    test(`pages print as dark ink on white from the ${theme} theme${highContrast ? ' with high contrast' : ''}`, async ({
      page,
      as,
    }, info) => {
      await as('teacher');
      await page.addInitScript(
        ([name, settings]) => {
          localStorage.setItem('relievo-theme', name);
          localStorage.setItem('relievo-accessibility-settings', settings);
        },
        [theme, JSON.stringify({ version: 3, highContrast })] as const,
      );
      for (const [path, heading] of PAGES) {
        await openPage(page, path, heading);
        const { text, dark, coloured } = await printPage(page, info);
        expect(text).toContain(heading);
        expect(text).not.toMatch(/Dark theme|Light theme|Skip to|Logout|Terms of Use/);
        expect({ path, isDark: dark > 0.1, isColoured: coloured > 0.01 }).toEqual({
          path,
          isDark: false,
          isColoured: false,
        });
      }
    });

test('a resource prints its title, picture, description and numbers, and nothing that is pressed', async ({
  page,
}, info) => {
  await openPage(page, '/library?q=Books+read+in+a+week', 'Library');
  await page
    .getByRole('link', { name: /Books read in a week/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Books read in a week' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const picture = page.locator('figure img.thumbnail');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { text, dark, pictures } = await printPage(page, info);
  for (const words of ['Books read in a week', 'Description', 'Monday']) expect(text).toContain(words);
  expect(text).not.toMatch(
    /Take it with you|Add to collection|Comments|Related resources|Report a problem|Point by point|iframe/,
  );
  expect(pictures).toBe(1);
  expect(dark).toBeLessThan(0.1);
});

test('the room of a message that passes is none on paper', async ({ page }) => {
  await openPage(page, '/help/display', 'Change the theme and the contrast');
  const roomAbove = () => page.evaluate(() => getComputedStyle(document.body).paddingBlockStart);
  await page.evaluate(() => document.documentElement.style.setProperty('--toasts', '120px'));
  expect(await roomAbove()).toBe('120px');
  await page.emulateMedia({ media: 'print' });
  expect(await roomAbove()).toBe('0px');
});
