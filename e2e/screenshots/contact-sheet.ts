import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

export interface Picture {
  readonly name: string;
  /** Beside the sheet; empty where the screen was not reached. */
  readonly file: string;
  readonly faults: readonly string[];
}

const PER_PAGE = 16;
function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** All pictures on one page of HTML, each with its name and what is wrong with it. */
export function writeContactSheet(pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ name, file, faults }) =>
      `<figure><figcaption>${escapeHtml(name)}</figcaption>` +
      (file ? `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` : '') +
      `<ul>${faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('')}</ul></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>
  body { font: 16px system-ui; margin: 16px; display: grid; gap: 16px; grid-template-columns: repeat(4, 1fr) }
  figure { margin: 0; min-width: 0 } img { width: 100%; max-height: 640px; object-fit: cover; object-position: top; border: 1px solid #888 }
  li { color: #8c1616 }
</style>
${figures.join('\n')}
`;
}

/** The same sheet as pictures, page by page. */
export async function printSheet(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  for (let start = 0; start < pictures.length; start += PER_PAGE) {
    await page.evaluate(
      ([from, to]) => {
        document.querySelectorAll('figure').forEach((figure, place) => {
          figure.hidden = place < from || place >= to;
        });
        document.querySelectorAll('img').forEach((image) => {
          image.loading = 'eager';
        });
        return Promise.all(
          [...document.querySelectorAll('img')].map((image) => image.decode().catch(() => {})),
        );
      },
      [start, start + PER_PAGE] as const,
    );
    const number = String(start / PER_PAGE + 1).padStart(2, '0');
    await page.screenshot({ path: join(folder, `sheet-${number}.png`), fullPage: true });
  }
  await page.close();
}
