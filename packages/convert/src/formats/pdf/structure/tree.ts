import { memoryOf, openScratch, type Pdfium } from '../pdfium.ts';
import type { LooseFigures } from './loose-figures.ts';

/** A part of a tagged page: its kind (ISO 32000-1, 14.8.4), and the parts and marked words in it. */
export interface Part {
  readonly type: string;
  /** What a picture shows, in words. */
  readonly alt: string;
  /** Points from the edge of what it stands in. */
  readonly indent: number;
  /** How many columns and rows a cell covers. */
  readonly columns: number;
  readonly rows: number;
  /** Numbers are marked words of the page. */
  readonly children: readonly (Part | number)[];
}

/** What nests deeper, or holds more, says nothing about a text. */
const DEEPEST = 60;
const MOST_PARTS = 20_000;

/** How a tagged page says that it is built, with the figures that its contents do not refer to; nothing where it says nothing. */
export function readTree(library: Pdfium, page: number, loose: LooseFigures): readonly Part[] {
  const tree = library.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return [];
  const budget = { parts: MOST_PARTS };
  try {
    const count = library.FPDF_StructTree_CountChildren(tree);
    return Array.from({ length: Math.max(0, count) }, (_, at) =>
      library.FPDF_StructTree_GetChildAtIndex(tree, at),
    ).flatMap((element, at) => readChild(library, element, loose.within(at), 0, budget));
  } finally {
    library.FPDF_StructTree_Close(tree);
  }
}

/** PDFium knows the parts alone in which something is marked on the page. */
function readChild(
  library: Pdfium,
  element: number,
  loose: LooseFigures,
  depth: number,
  budget: { parts: number },
): readonly Part[] {
  return element === 0
    ? loose
        .alternatives()
        .map((alt) => ({ type: 'Figure', alt, indent: 0, columns: 1, rows: 1, children: [] }))
    : readPart(library, element, loose, depth, budget);
}

function readPart(
  library: Pdfium,
  element: number,
  loose: LooseFigures,
  depth: number,
  budget: { parts: number },
): readonly Part[] {
  budget.parts -= 1;
  if (depth > DEEPEST || budget.parts < 0) return [];
  const count = Math.max(0, library.FPDF_StructElement_CountChildren(element));
  const children = Array.from({ length: count }, (_, at) => at).flatMap((at): readonly (Part | number)[] => {
    const marked = library.FPDF_StructElement_GetChildMarkedContentID(element, at);
    if (marked >= 0) return [marked];
    const child = library.FPDF_StructElement_GetChildAtIndex(element, at);
    return readChild(library, child, loose.within(at), depth + 1, budget);
  });
  const type = readWords(library, (place, size) => library.FPDF_StructElement_GetType(element, place, size));
  const isCell = type === 'TD' || type === 'TH';
  const readSpan = (name: string) => (isCell ? Math.max(1, readNumber(library, element, name)) : 1);
  return [
    {
      type,
      alt: readWords(library, (place, size) => library.FPDF_StructElement_GetAltText(element, place, size)),
      indent: readNumber(library, element, 'StartIndent'),
      columns: readSpan('ColSpan'),
      rows: readSpan('RowSpan'),
      children,
    },
  ];
}

function readNumber(library: Pdfium, element: number, name: string): number {
  const scratch = openScratch(library);
  try {
    for (let at = 0; at < library.FPDF_StructElement_GetAttributeCount(element); at += 1) {
      const attributes = library.FPDF_StructElement_GetAttributeAtIndex(element, at);
      const value = attributes === 0 ? 0 : library.FPDF_StructElement_Attr_GetValue(attributes, name);
      if (value !== 0 && library.FPDF_StructElement_Attr_GetNumberValue(value, scratch.at))
        return scratch.floats(1)[0] ?? 0;
    }
    return 0;
  } finally {
    scratch.free();
  }
}

const MOST_BYTES = 20_000;

/** PDFium says how long its words are, and then writes them in UTF-16 with a zero at their end. */
export function readWords(library: Pdfium, ask: (place: number, size: number) => number): string {
  const size = Math.min(MOST_BYTES, ask(0, 0));
  if (size <= 2) return '';
  const { malloc, free } = library.pdfium.wasmExports;
  const place = malloc(size);
  try {
    ask(place, size);
    return new TextDecoder('utf-16le').decode(memoryOf(library).subarray(place, place + size - 2));
  } finally {
    free(place);
  }
}
