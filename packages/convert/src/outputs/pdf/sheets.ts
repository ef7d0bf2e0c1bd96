import type { Drawing } from '@relievo/graphic/model';
import { drawInto, type Look } from './draw.ts';
import { createPdf, finishPdf, type Pdf, POINTS_PER_MM } from './pdf.ts';

export interface SheetsMeans {
  /** Of the first sheet; the others are described by what they say of themselves. */
  readonly description: string | undefined;
  readonly date: string;
}

/** Drawings as pages of a PDF, each at its exact size, with its words for readers who cannot see it. */
export function writeSheets(
  drawings: readonly Drawing[],
  look: Look,
  { description, date }: SheetsMeans,
): Uint8Array {
  const [first] = drawings;
  const pdf = createPdf({
    title: first?.title ?? '',
    language: first?.language ?? '',
    date,
    exactSize: true,
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const [at, drawing] of drawings.entries())
    addPage(
      pdf,
      root,
      drawing,
      look,
      at === 0 && description ? description : drawing.description || drawing.title,
    );
  root.end();
  return finishPdf(pdf);
}

function addPage(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  drawing: Drawing,
  look: Look,
  alt: string,
): void {
  const size = [drawing.sheet.width * POINTS_PER_MM, drawing.sheet.height * POINTS_PER_MM] as const;
  pdf.addPage({ size: [...size], margin: 0 });
  const settings = { alt, bbox: [0, 0, ...size] };
  const figure = pdf.struct('Figure', settings, () => drawInto(pdf, drawing, look));
  root.add(figure);
  figure.end();
}
