import type { ImageItem } from '@relievo/graphic/model';
import { encodePng, toBase64 } from '@relievo/graphic/png';
import { expect, test } from 'vitest';
import { darkness } from '../testing/ink.ts';
import { createDrawing } from '../testing/make.ts';
import { renderPdfPage } from '../testing/poppler.ts';
import { drawInto } from './draw.ts';
import { createPdf, finishPdf } from './pdf.ts';

const SIDE = 4;

/** A picture of one colour. */
function createImage(pixel: readonly [red: number, green: number, blue: number, alpha: number]): ImageItem {
  const data = Uint8Array.from(Array.from({ length: SIDE * SIDE }, () => pixel).flat());
  return {
    kind: 'image',
    id: 'image',
    role: 'outline',
    name: '',
    description: '',
    png: toBase64(encodePng({ width: SIDE, height: SIDE, channels: 4, data })),
    placement: [20, 0, 0, 20, 0, 0],
    height: 1,
  };
}

/** How dark poppler shows the middle of a picture on the page. */
function measureDarkness(image: ImageItem): number {
  const sheet = { ...createDrawing([]).sheet, width: 20, height: 20 };
  const pdf = createPdf({ title: 'Picture', language: 'en', date: '2026-11-24' });
  pdf.addPage({ size: [57, 57], margin: 0 });
  drawInto(pdf, createDrawing([image], { sheet }), { medium: 'swell', inkOf: () => '#000000' });
  const page = renderPdfPage(finishPdf(pdf), 72);
  return darkness(page, 28, 28);
}

test.each([
  ['black', [0, 0, 0, 255], 1],
  ['white', [255, 255, 255, 255], 0],
  ['a dark blue', [0, 0, 255, 255], 0.89],
  ['black that lets half of the paper through', [0, 0, 0, 128], 0.5],
  ['black that lets all of the paper through', [0, 0, 0, 0], 0],
] as const)('a picture in %s is as dark in a PDF as it is seen', (_, pixel, dark) => {
  expect(measureDarkness(createImage(pixel))).toBeCloseTo(dark, 1);
});
