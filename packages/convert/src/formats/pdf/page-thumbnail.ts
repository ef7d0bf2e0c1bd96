import { encodePng } from '@relievo/graphic/png';
import { memoryOf, type Pdfium } from './pdfium.ts';

const WHITE = 0xffffffff;
/** Notes and forms on it, and red first in each pixel. */
const WITH_NOTES = 0x01;
const RED_FIRST = 0x10;

/** As PDFium draws the page, as a PNG. */
export function drawPageThumbnail(library: Pdfium, page: number, pixels: number): Uint8Array {
  const { width, height, data } = renderPage(library, page, Math.max(16, Math.min(1024, Math.round(pixels))));
  return encodePng({ width, height, channels: 3, data });
}

export interface Rendering {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel. */
  readonly data: Uint8Array;
}

/** With so many pixels on its longer side. */
export function renderPage(library: Pdfium, page: number, pixels: number): Rendering {
  const [pageWidth, pageHeight] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  const scale = pixels / Math.max(pageWidth, pageHeight, 1);
  const width = Math.max(1, Math.round(pageWidth * scale));
  const height = Math.max(1, Math.round(pageHeight * scale));
  const bitmap = library.FPDFBitmap_Create(width, height, 0);
  try {
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_NOTES | RED_FIRST);
    const start = library.FPDFBitmap_GetBuffer(bitmap);
    const stride = library.FPDFBitmap_GetStride(bitmap);
    const memory = memoryOf(library);
    const data = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        for (let channel = 0; channel < 3; channel += 1)
          data[(y * width + x) * 3 + channel] = memory[start + y * stride + x * 4 + channel] ?? 255;
    return { width, height, data };
  } finally {
    library.FPDFBitmap_Destroy(bitmap);
  }
}
