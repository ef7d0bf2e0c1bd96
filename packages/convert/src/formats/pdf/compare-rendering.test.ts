import { translateLetters } from '@relievo/braille';
import type { Drawing } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { drawInto } from '../../outputs/pdf/draw.ts';
import { createPdf, finishPdf, POINTS_PER_MM } from '../../outputs/pdf/pdf.ts';
import { createDrawing, createShape, createText } from '../../outputs/testing/make.ts';
import { compareRendering } from './compare-rendering.ts';
import { openPage } from './open-page.ts';
import { withDocument } from './pdfium.ts';

const SHEET = { ...createDrawing([]).sheet, width: 100, height: 100 };

function draw(...items: Parameters<typeof createDrawing>[0]): Drawing {
  return createDrawing(items, { sheet: SHEET });
}

/** What a drawing lacks of a page that shows another one, and what it adds to it. */
async function compareWithPageOf(shown: Drawing, drawing: Drawing) {
  const pdf = createPdf({ title: 'Page', language: 'en', date: '2026-11-24' });
  const { width, height } = shown.sheet;
  pdf.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
  drawInto(pdf, shown, { medium: 'swell', inkOf: () => '#000000' });
  const opened = await withDocument(finishPdf(pdf), (library, document) => {
    const page = openPage(library, document, 0);
    try {
      return compareRendering(library, page, drawing, []);
    } finally {
      library.FPDF_ClosePage(page);
    }
  });
  return 'made' in opened ? opened.made : opened.problem;
}

const box = createShape('box');
const frame = createShape('frame', { geometry: { type: 'rect', x: 60, y: 60, width: 30, height: 30 } });

test('braille that stands where the page shows nothing is no difference to it', async () => {
  const word = createText('word', 'leaf', { braille: translateLetters('leaf') });
  expect(await compareWithPageOf(draw(box), draw(box, word))).toEqual({ missing: 0, added: 0 });
});

test('a shape that only the page or only the drawing has is a difference', async () => {
  const lacking = await compareWithPageOf(draw(box, frame), draw(box));
  expect(lacking).toEqual({ missing: expect.closeTo(55, -1), added: 0 });
  const adding = await compareWithPageOf(draw(box), draw(box, frame));
  expect(adding).toEqual({ missing: 0, added: expect.closeTo(55, -1) });
  expect(await compareWithPageOf(draw(frame), draw(box))).toEqual({ missing: 100, added: 100 });
});
