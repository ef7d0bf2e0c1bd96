import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { encodePng } from '../../packages/graphic/src/png/index.ts';

/** The texts of known structure, as other programs of an office write them. */
const TEXTS = resolve(import.meta.dirname, '../../packages/convert/src/formats/testing/documents');

/** Pages of the web printed as tagged PDFs, with a picture where they show one. */
export async function printDocuments(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const picture = `data:image/png;base64,${Buffer.from(drawPicture()).toString('base64')}`;
  for (const text of readdirSync(TEXTS)) {
    const html = readFileSync(join(TEXTS, text, 'pandoc.html'), 'utf8');
    await page.setContent(html.replaceAll(/<img src="[^"]*"/g, `<img src="${picture}"`));
    const margin = { top: '20mm', right: '20mm', bottom: '20mm', left: '20mm' };
    await page.pdf({ path: join(TEXTS, text, 'chromium.pdf'), format: 'A4', tagged: true, margin });
  }
  await page.close();
}

/** The texts of LibreOffice Writer as it exports them, once with their structure and once without. */
export function exportDocuments(program: string, profile: string, folder: string): void {
  for (const [isTagged, made] of [
    [true, 'libreoffice.pdf'],
    [false, 'libreoffice-untagged.pdf'],
  ] as const) {
    const filter = `pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"${isTagged}"}}`;
    for (const text of readdirSync(TEXTS)) {
      writeFileSync(join(folder, `${text}.odt`), readFileSync(join(TEXTS, text, 'libreoffice.odt')));
      execFileSync(program, [profile, '--headless', '--convert-to', filter, `${text}.odt`], { cwd: folder });
      renameSync(join(folder, `${text}.pdf`), join(TEXTS, text, made));
    }
  }
}

const SIDE = 60;

function drawPicture(): Uint8Array {
  const data = new Uint8Array(SIDE * SIDE * 3).map((_, at) =>
    Math.floor(at / 3 / SIDE) > SIDE / 2 ? 60 : 200,
  );
  return encodePng({ width: SIDE, height: SIDE, channels: 3, data });
}
