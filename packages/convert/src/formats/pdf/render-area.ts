import type { Box } from './page-marks.ts';
import { memoryOf, type Pdfium } from './pdfium.ts';

const WHITE = 0xffffffff;
/** PDFium draws notes and forms with this flag, and lays red first in each pixel with the next one. */
const WITH_NOTES = 0x01;
const RED_FIRST = 0x10;

export interface Rendering {
  readonly width: number;
  readonly height: number;
  /** Each pixel is red, green and blue. */
  readonly data: Uint8Array;
}

/** Renders the part of a page in a box, which is in points and counts upwards, with so many pixels to a point. */
export function renderArea(library: Pdfium, page: number, box: Box, zoom: number): Rendering {
  const [pageWidth, pageHeight] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  const width = Math.max(1, Math.round((box.right - box.left) * zoom));
  const height = Math.max(1, Math.round((box.top - box.bottom) * zoom));
  const bitmap = library.FPDFBitmap_Create(width, height, 0);
  try {
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    library.FPDF_RenderPageBitmap(
      bitmap,
      page,
      Math.round(-box.left * zoom),
      Math.round(-(pageHeight - box.top) * zoom),
      Math.round(pageWidth * zoom),
      Math.round(pageHeight * zoom),
      0,
      WITH_NOTES | RED_FIRST,
    );
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
