import { memoryOf, openScratch, type Pdfium } from './pdfium.ts';

/**
 * A page as it is shown: PDFium tells of what stands on one that the file turns or cuts where it stood before. What fields and
 * remarks show becomes part of the page, so that it is read as well.
 */
export function openPage(library: Pdfium, document: number, index: number): number {
  let page = library.FPDF_LoadPage(document, index);
  if (page === 0) return page;
  if (showsFields(library, page) && library.FPDFPage_Flatten(page, FOR_DISPLAY) === FLATTENED)
    page = reopen(library, document, index, page);
  return layPage(library, page) ? reopen(library, document, index, page) : page;
}

/** Turns an open page clockwise by so many quarters, and opens it as it lies then. It remains so in the open document. */
export function turnPage(
  library: Pdfium,
  document: number,
  { page, index }: { readonly page: number; readonly index: number },
  turns: number,
): number {
  library.FPDFPage_SetRotation(page, turns % 4);
  library.FPDF_ClosePage(page);
  return openPage(library, document, index);
}

function reopen(library: Pdfium, document: number, index: number, page: number): number {
  library.FPDF_ClosePage(page);
  return library.FPDF_LoadPage(document, index);
}

const FOR_DISPLAY = 0;
const FLATTENED = 1;
/** Links, and what opens when somebody points at it, as PDFium numbers them. */
const SHOW_NOTHING = new Set([1, 2, 16]);
const MOST_FIELDS = 2000;

function showsFields(library: Pdfium, page: number): boolean {
  const count = Math.min(MOST_FIELDS, library.FPDFPage_GetAnnotCount(page));
  for (let at = 0; at < count; at += 1) {
    const field = library.FPDFPage_GetAnnot(page, at);
    const kind = field === 0 ? undefined : library.FPDFAnnot_GetSubtype(field);
    if (field !== 0) library.FPDFPage_CloseAnnot(field);
    if (kind !== undefined && !SHOW_NOTHING.has(kind)) return true;
  }
  return false;
}

/** Writes into the page that it lies as it is shown, from its lower left corner on; tells whether it had to. */
function layPage(library: Pdfium, page: number): boolean {
  const turns = library.FPDFPage_GetRotation(page);
  const scratch = openScratch(library);
  try {
    if (!library.FPDF_GetPageBoundingBox(page, scratch.at)) return false;
    const [left = 0, top = 0, right = 0, bottom = 0] = scratch.floats(4);
    if (turns === 0 && left === 0 && bottom === 0) return false;
    const laid = [
      [1, 0, 0, 1, -left, -bottom],
      [0, -1, 1, 0, -bottom, right],
      [-1, 0, 0, -1, right, top],
      [0, 1, -1, 0, top, -left],
    ][turns];
    if (!laid) return false;
    new Float32Array(memoryOf(library).buffer, scratch.at, laid.length).set(laid);
    if (!library.FPDFPage_TransFormWithClip(page, scratch.at, 0)) return false;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = laid;
    library.FPDFPage_TransformAnnots(page, a, b, c, d, e, f);
    const [width, height] = turns % 2 === 0 ? [right - left, top - bottom] : [top - bottom, right - left];
    library.FPDFPage_SetRotation(page, 0);
    library.FPDFPage_SetMediaBox(page, 0, 0, width, height);
    library.FPDFPage_SetCropBox(page, 0, 0, width, height);
    return true;
  } finally {
    scratch.free();
  }
}
