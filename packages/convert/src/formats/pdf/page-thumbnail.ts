import { encodePng } from '@relievo/graphic/png';
import type { Pdfium } from './pdfium.ts';
import { type Rendering, renderArea } from './render-area.ts';

/** As PDFium draws the page, as a PNG. */
export function drawPageThumbnail(library: Pdfium, page: number, pixels: number): Uint8Array {
  const { width, height, data } = renderPage(library, page, Math.max(16, Math.min(1024, Math.round(pixels))));
  return encodePng({ width, height, channels: 3, data });
}

/** Renders a whole page with so many pixels on its longer side. */
export function renderPage(library: Pdfium, page: number, pixels: number): Rendering {
  const [right, top] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  return renderArea(library, page, { left: 0, bottom: 0, right, top }, pixels / Math.max(right, top, 1));
}
