import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listGoldenPages, makeShownPage, samplePages, writeGalleryHtml } from '@relievo/gallery';
import { canonicalise } from '@relievo/graphic/validation';
import { ALL_STARTER_DRAWINGS } from '../apps/server/features/starter/drawings-data.ts';

/** `npm run gallery`: every golden and starter drawing with print, relief, dots, pins and findings, on one page to look at. */
const folder = join(import.meta.dirname, '../.cache/gallery');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const goldens = listGoldenPages();
const isGolden = new Set(goldens.map(({ name }) => name));
const starters = [...ALL_STARTER_DRAWINGS]
  .filter(([name]) => !isGolden.has(name))
  .map(([name, { make }]) => ({ name, kind: 'sample' as const, drawing: canonicalise(make().drawing) }));
const sheets = [...goldens, ...starters, ...samplePages()].map(makeShownPage);
for (const { file, bytes } of sheets.flatMap(({ views }) => views)) writeFileSync(join(folder, file), bytes);
const page = join(folder, 'index.html');
writeFileSync(page, writeGalleryHtml(sheets));
process.stdout.write(`${page}\n`);
