import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_STARTER_DRAWINGS } from '../apps/server/features/starter/drawings.ts';
import { galleryHtml } from '../packages/graphic/src/gallery/page/html.ts';
import { shownPage } from '../packages/graphic/src/gallery/page/sheet-files.ts';
import { goldenPages, samplePages } from '../packages/graphic/src/gallery/pages.ts';
import { canonical } from '../packages/graphic/src/validation/canonical.ts';

/** `npm run gallery`: every golden and starter drawing with print, relief, dots, pins and findings, on one page to look at. */
const folder = join(import.meta.dirname, '../.cache/gallery');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const goldens = goldenPages();
const isGolden = new Set(goldens.map(({ name }) => name));
const starters = [...ALL_STARTER_DRAWINGS]
  .filter(([name]) => !isGolden.has(name))
  .map(([name, { make }]) => ({ name, kind: 'sample' as const, drawing: canonical(make().drawing) }));
const sheets = [...goldens, ...starters, ...samplePages()].map(shownPage);
for (const { file, bytes } of sheets.flatMap(({ views }) => views)) writeFileSync(join(folder, file), bytes);
const page = join(folder, 'index.html');
writeFileSync(page, galleryHtml(sheets));
process.stdout.write(`${page}\n`);
