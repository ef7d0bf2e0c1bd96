import { sineFrame } from '@relievo/gallery';
import { rasterise } from '@relievo/graphic/raster';
import { SHEET_COLORS, shadeRelief } from '@relievo/graphic/raster/relief';
import { escapeMarkup } from '@relievo/graphic/xml';
import sharp from 'sharp';
import { FILM, type Moment, planStoryboard } from './script-data.ts';
import { encodeFilm } from './webm-rules.ts';

/** The film of the starter library, painted picture by picture. It takes long, so what it gives is kept in a file. */
export async function makeFilm(): Promise<Uint8Array> {
  const { moments, lengthMs } = planStoryboard();
  const frames = [];
  for (const moment of moments) frames.push({ atMs: moment.atMs, webp: await pictureOf(moment) });
  return encodeFilm(frames, { width: FILM.width, height: FILM.height, lengthMs });
}

const [red, green, blue] = SHEET_COLORS.light;

async function pictureOf({ degrees, words }: Moment): Promise<Uint8Array> {
  const drawing = sineFrame(degrees);
  const finer = 2;
  const pixelsPerMm = (finer * FILM.width) / drawing.sheet.width;
  const { width, height, data } = shadeRelief(rasterise(drawing, { pixelsPerMm }));
  const size = { width: FILM.width, height: FILM.height };
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer();
  const bytes = await sharp(picture)
    .composite([{ input: Buffer.from(drawWordsOver(words)) }])
    .flatten({ background: { r: red, g: green, b: blue } })
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
  return new Uint8Array(bytes);
}

/** The words stand in the picture too: a film that is passed on keeps them. */
function drawWordsOver(words: string): string {
  const { width, height } = FILM;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${height - 44}" width="${width}" height="44" fill="#16161a"/>
    <text x="${width / 2}" y="${height - 17}" fill="#fff" font-family="Atkinson Hyperlegible, DejaVu Sans, sans-serif" font-size="15" text-anchor="middle">${escapeMarkup(words)}</text>
  </svg>`;
}
