import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';

/** Prints a screen and reads it by other programs: the text of each page, and its pixels. */
export async function printPage(page: Page, info: TestInfo) {
  const pdf = info.outputPath('page.pdf');
  writeFileSync(pdf, await page.pdf({ format: 'A4', printBackground: true }));
  const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8', stdio: 'pipe' });
  const ppm = execFileSync('pdftoppm', ['-r', '60', '-aaVector', 'no', pdf], {
    maxBuffer: 1 << 28,
    stdio: 'pipe',
  });
  const images = execFileSync('pdfimages', ['-list', pdf], { encoding: 'utf8' });
  const sheets = readSheets(ppm);
  return {
    text,
    texts: text.split('\f').slice(0, sheets.length),
    sheets,
    pictures: images.match(/^\s*\d+\s+\d+ image /gm)?.length ?? 0,
    ...measurePaper(sheets),
  };
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

function readSheets(ppm: Buffer): Sheet[] {
  const sheets: Sheet[] = [];
  for (let at = 0; at < ppm.length; ) {
    const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', at, at + 40));
    if (!head) throw new Error('pdftoppm wrote something else than pixels.');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const from = at + head[0].length;
    at = from + width * height * 3;
    sheets.push({ width, height, bytes: ppm.subarray(from, at) });
  }
  return sheets;
}

/** The shares of pixels that are dark, and that are coloured, over all pages. */
function measurePaper(sheets: readonly Sheet[]): { dark: number; coloured: number } {
  let [pixels, dark, coloured] = [0, 0, 0];
  for (const { bytes } of sheets)
    for (let pixel = 0; pixel < bytes.length; pixel += 3) {
      const [red = 0, green = 0, blue = 0] = bytes.subarray(pixel, pixel + 3);
      pixels += 1;
      if (red + green + blue < 200) dark += 1;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) coloured += 1;
    }
  return { dark: dark / pixels, coloured: coloured / pixels };
}

/** Finds headings of the page on paper that nothing but another heading follows. */
export async function findLonelyHeadings(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const lonely = await page.locator('main').evaluate((main) => {
    const levelOf = (element: Element) => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 7);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.spoken');
    const hasWords = (element: Element) =>
      element.matches('img, svg') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const printed = [...main.querySelectorAll('*')].filter(
      (element) =>
        isShown(element) &&
        (levelOf(element) < 7 || (hasWords(element) && !element.closest('h1, h2, h3, h4'))),
    );
    return printed
      .filter((element, at) => {
        const next = printed[at + 1];
        return levelOf(element) < 7 && (next === undefined || levelOf(next) <= levelOf(element));
      })
      .map((element) => element.textContent.trim());
  });
  await page.emulateMedia({ media: null });
  return lonely;
}

/**
 * Finds faults of a page as it is printed, without printing it, which takes a browser longer than all of this: words with
 * pale ink or on a ground that is not white, things that are pressed or filled in, and headings alone.
 */
export async function findPaperFaults(page: Page): Promise<string[]> {
  const lonely = await findLonelyHeadings(page);
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.spoken, svg');
    const sumOf = (colour: string): { readonly sum: number; readonly alpha: number } => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return { sum: red + green + blue, alpha };
    };
    const groundOf = (element: Element | null): number => {
      for (let at = element; at; at = at.parentElement) {
        const { sum, alpha } = sumOf(getComputedStyle(at).backgroundColor);
        if (alpha > 0) return sum;
      }
      return 3 * 255;
    };
    const nameOf = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    const all = [...document.body.querySelectorAll('*')].filter(isShown);
    const inked = all.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const pale = inked.filter(
      (element) => sumOf(getComputedStyle(element).color).sum > 330 || groundOf(element) < 720,
    );
    const pressed = all.filter(
      (element) =>
        element.matches(
          'button, input, select, textarea, nav, audio, video, [role="menu"], [role="tablist"], [role="toolbar"], [role="textbox"], [role="switch"], [role="slider"]',
        ) &&
        // A name of a column, and a heading that opens, are read although they can be pressed.
        !element.matches(':is(th, h2, h3, h4) *') &&
        // Something that leaves no box leaves no ink.
        [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1),
    );
    return [
      ...(inked.length > 1 ? [] : ['nothing is printed']),
      ...pale.map((element) => `${nameOf(element)} is pale on paper`),
      ...pressed.map((element) => `${nameOf(element)} is printed, and can be pressed`),
    ];
  });
  await page.emulateMedia({ media: null });
  return [...seen, ...lonely.map((heading) => `the heading “${heading}” is alone on paper`)];
}
