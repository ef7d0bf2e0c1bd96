import { listLinks } from './page-links.ts';
import { collectMarks, type Marks } from './page-marks.ts';
import { type Line, readTextLines } from './page-words.ts';
import type { Pdfium } from './pdfium.ts';
import type { LooseFigures } from './structure/loose-figures.ts';
import { type Part, readTree } from './structure/tree.ts';
import type { PageSize } from './text/page-content.ts';

/** One page as PDFium measures it: its words, what it shows beside them, and how it says that it is built. */
export interface MeasuredPage {
  readonly size: PageSize;
  readonly lines: readonly Line[];
  readonly marks: Marks;
  /** It is empty if the page does not say how it is built. */
  readonly tree: readonly Part[];
}

/** Measures a page. Figures that only the structure names are null if the file is not tagged. */
export function measurePage(
  library: Pdfium,
  { document, page }: { readonly document: number; readonly page: number },
  loose: LooseFigures | null,
): MeasuredPage {
  const size = { width: library.FPDF_GetPageWidthF(page), height: library.FPDF_GetPageHeightF(page) };
  const marks = collectMarks(library, page);
  const dividers = marks.rules.filter(({ isLevel }) => !isLevel);
  const lines = readTextLines(library, page, dividers, listLinks(library, document, page));
  return { size, marks, lines, tree: loose ? readTree(library, page, loose) : [] };
}

/** Boxes and lines of all pages together, beyond which pages are measured again when they are read. */
const MAX_RETAINED = 400_000;

/** Retains the measurements of pages until there are too many parts in them; later pages are null. */
export function createRetention(): (page: MeasuredPage) => MeasuredPage | null {
  let retained = 0;
  return (page) => {
    const { rules, shapes, areas, images, shadings } = page.marks;
    const boxes = [rules, shapes, areas, images, shadings].reduce((sum, list) => sum + list.length, 0);
    const pieces = page.lines.reduce((sum, line) => sum + 1 + line.pieces.length, 0);
    if (retained + boxes + pieces > MAX_RETAINED) return null;
    retained += boxes + pieces;
    return page;
  };
}
