import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePng } from '@relievo/graphic/png';
import { rasterise } from '@relievo/graphic/raster';
import { shadeRelief } from '@relievo/graphic/raster/relief';
import { loadSharp } from '../packages/convert/src/formats/sharp.ts';
import { type ConvertedPicture, convertPicture } from './starter-pictures/convert-picture.ts';
import { KEPT, readLogs, writeKeptDrawing, writeLogs } from './starter-pictures/kept.ts';
import { STARTER_PICTURES } from './starter-pictures/words.ts';

/**
 * `node scripts/starter-pictures.ts`: paints the pictures of the starter library (librsvg) and converts them, after a
 * picture, its words or the converter changed; names after it choose some of them. A relief of each lies in .cache/starter-pictures, to be looked at.
 */
const ACROSS = 950;
const GREYS = 16;
const seen = join(import.meta.dirname, '../.cache/starter-pictures');
mkdirSync(seen, { recursive: true });
const only = process.argv.slice(2);
const converted: ConvertedPicture[] = [];
for (const picture of STARTER_PICTURES.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const bytes = await paint(picture.name);
  const made = await convertPicture(picture, bytes);
  for (const path of [KEPT.pictureOf(picture.name), KEPT.drawingOf(picture.name)])
    mkdirSync(dirname(path), { recursive: true });
  writeFileSync(KEPT.pictureOf(picture.name), bytes);
  writeFileSync(KEPT.drawingOf(picture.name), writeKeptDrawing(made.drawing));
  const relief = encodePng(shadeRelief(rasterise(made.drawing, { pixelsPerMm: 4 })));
  writeFileSync(join(seen, `${picture.name}.png`), relief);
  converted.push(made);
  process.stdout.write(`${picture.name}: ${bytes.length} bytes\n`);
}
writeFileSync(KEPT.log, writeLogs(readLogs(), converted));

async function paint(name: string): Promise<Uint8Array> {
  const source = join(import.meta.dirname, 'starter-pictures/painted', `${name}.svg`);
  const png = execFileSync('rsvg-convert', ['-w', String(ACROSS), source]);
  const sharp = await loadSharp();
  return sharp(png).greyscale().png({ palette: true, colours: GREYS, compressionLevel: 9 }).toBuffer();
}
