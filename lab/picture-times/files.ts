import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawBars,
  KNOWN_PICTURES,
} from '../../packages/convert/src/formats/picture/testing/known-pictures.ts';
import { photographPage } from '../../packages/convert/src/formats/picture/testing/photographs.ts';
import { readPixels } from '../../packages/convert/src/formats/pixels.ts';
import { loadSharp } from '../../packages/convert/src/formats/sharp.ts';

/** What is converted: pictures as scanners, web pages and telephones give them. */
export interface PictureFile {
  readonly what: string;
  readonly path: string;
  /** How the program that reads print is asked to look at it: a page in one column, or words here and there. */
  readonly layout: '3' | '11';
}

/** Dots per inch at which a page of 800 x 600 points is A4 scanned at 300 dpi. */
const DENSITY = 316;

/** A page in large print for young readers: a line of its braille is not wider than the sheet. */
const LINES = [
  'The river comes down',
  'from the hills and',
  'brings stones to sea.',
  'On its way they turn',
  'and become round.',
];
const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 566 800" width="566" height="800"><rect width="566" height="800" fill="#fff"/>${[
  ...LINES,
  ...LINES,
]
  .map(
    (line, at) => `<text x="40" y="${80 + 70 * at}" font-family="DejaVu Sans" font-size="24">${line}</text>`,
  )
  .join('')}</svg>`;

export async function writePictures(folder: string): Promise<readonly PictureFile[]> {
  const sharp = await loadSharp();
  const paint = (svg: string) => sharp(Buffer.from(svg), { density: DENSITY }).removeAlpha();
  const find = (kind: string): string => {
    const known = KNOWN_PICTURES.find((one) => one.kind === kind);
    if (!known) throw new Error(`No picture is known of the kind ${kind}.`);
    return known.svg;
  };
  const keep = (name: string, bytes: Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const page = await paint(PAGE).greyscale().png().toBuffer();
  const drawing = await paint(find('line-drawing')).png().toBuffer();
  const chart = await paint(drawBars([30, 55, 80, 45, 60]))
    .png()
    .toBuffer();
  const map = await paint(find('map')).png().toBuffer();
  return [
    { what: 'scanned page of text, 300 dpi', path: keep('page.png', page), layout: '3' },
    { what: 'line drawing, 300 dpi', path: keep('drawing.png', drawing), layout: '11' },
    { what: 'bar chart, 300 dpi', path: keep('chart.png', chart), layout: '11' },
    { what: 'map, 300 dpi', path: keep('map.png', map), layout: '11' },
    { what: 'photograph of things', path: keep('things.jpg', await paintThings()), layout: '11' },
    { what: 'page photographed askew', path: keep('askew.jpg', await photograph(page)), layout: '11' },
  ];
}

/** Round things with soft edges in front of a wall, in grain: what a photograph is to whoever reads it. */
async function paintThings(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const [width, height] = [2400, 1800];
  const data = new Uint8Array(width * height * 3);
  // The quick generator of Numerical Recipes: the same grain every time.
  let seed = 4711;
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const wall = 150 + 60 * x - 50 * y;
    const thing = 90 * Math.exp(-30 * ((x - 0.35) ** 2 + (y - 0.55) ** 2));
    const other = 70 * Math.exp(-60 * ((x - 0.7) ** 2 + (y - 0.4) ** 2));
    for (const [channel, tint] of [1, 0.9, 0.75].entries()) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      data[3 * at + channel] = Math.max(0, (wall - thing - other) * tint + (seed / 2 ** 31 - 1) * 12);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function photograph(page: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const read = await readPixels(page);
  if (!read) throw new Error('The page cannot be read.');
  const { width, height, channels, data } = read;
  const pixels = {
    width,
    height,
    channels: channels === 1 ? (1 as const) : (3 as const),
    data: new Uint8Array(data),
  };
  const color = channels === 1 ? spread(pixels.data) : pixels.data;
  const seen = photographPage(
    { width, height, channels: 3, data: color },
    { seed: 4, width: 3000, height: 2250 },
  );
  return sharp(seen.pixels.data, { raw: { width: 3000, height: 2250, channels: 3 } })
    .blur(seen.blur)
    .jpeg({ quality: 85 })
    .toBuffer();
}

function spread(grey: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: 3 * grey.length }, (_, at) => grey[Math.floor(at / 3)] ?? 0);
}
