import { execFileSync } from 'node:child_process';
import { loadSharp } from '../../../packages/convert/src/formats/sharp.ts';
import { SHEET } from './subject.ts';

export interface Quality {
  readonly name: string;
  readonly dpi: number;
  readonly how: 'clean' | 'JPEG 60' | 'noise';
}

export const QUALITIES: readonly Quality[] = [
  { name: '150 dpi, clean', dpi: 150, how: 'clean' },
  { name: '150 dpi, JPEG 60', dpi: 150, how: 'JPEG 60' },
  { name: '150 dpi, noise', dpi: 150, how: 'noise' },
  { name: '300 dpi, clean', dpi: 300, how: 'clean' },
  { name: '300 dpi, JPEG 60', dpi: 300, how: 'JPEG 60' },
  { name: '300 dpi, noise', dpi: 300, how: 'noise' },
];

/** Most that a pixel is lighter or darker than it was painted. */
const NOISE = 14;

/** Painted by librsvg, and handed on as scanners and web pages do. */
export async function paint(svg: string, { dpi, how }: Quality): Promise<Buffer> {
  const across = Math.round((SHEET.width / 25.4) * dpi);
  const png = execFileSync('rsvg-convert', ['-w', String(across), '-b', 'white'], {
    input: svg,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (how === 'clean') return png;
  const sharp = await loadSharp();
  if (how === 'JPEG 60') return sharp(png).jpeg({ quality: 60 }).toBuffer();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // The quick generator of Numerical Recipes: the same noise every time.
  let seed = 4711;
  const noisy = data.map((value) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.max(0, Math.min(255, value + (seed / 2 ** 31 - 1) * NOISE));
  });
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}
