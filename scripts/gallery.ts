import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryHtml } from '../packages/graphic/src/gallery/page/html.ts';
import { shownPage } from '../packages/graphic/src/gallery/page/sheet-files.ts';
import { goldenPages, samplePages } from '../packages/graphic/src/gallery/pages.ts';

/** `npm run gallery`: every golden drawing with print, relief, dots, pins and findings, on one page to look at. */
const folder = join(import.meta.dirname, '../.cache/gallery');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sheets = [...goldenPages(), ...samplePages()].map(shownPage);
for (const { file, bytes } of sheets.flatMap(({ views }) => views)) writeFileSync(join(folder, file), bytes);
const page = join(folder, 'index.html');
writeFileSync(page, galleryHtml(sheets));
process.stdout.write(`${page}\n`);
