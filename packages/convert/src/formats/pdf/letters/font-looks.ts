import { memoryOf, type Pdfium } from '../pdfium.ts';

export interface FontLook {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Whether all of its letters are equally wide, as those of programs are. */
  readonly isFixed: boolean;
}

/** Returns how the letters of a text object look. */
export type FontLooks = (object: number) => FontLook;

const PLAIN: FontLook = { isBold: false, isItalic: false, isFixed: false };

/** Bits of the flags of a font (ISO 32000-1, table 123). */
const FIXED = 1 << 0;
const ITALIC = 1 << 6;
const FORCED_BOLD = 1 << 18;

/** Words in the names of fonts, with those that TeX's fonts have. */
const BOLD_NAME = /bold|black|heavy|demi|(?:^|\+)(?:cmb|cmssb|lmb)/i;
const ITALIC_NAME = /italic|oblique|slanted|-it(?:$|-)|(?:^|\+)(?:cmti|cmsl|cmbxti|cmssi|lmroman\w*-italic)/i;
const FIXED_NAME = /mono|courier|consol|menlo|typewriter|(?:^|\+)(?:cmtt|lmtt|lmmono|ectt|sftt)/i;

/** Tells bold, italic and equally wide letters by the fonts of their objects. Each font is read once. */
export function createFontLooks(library: Pdfium): FontLooks {
  const byFont = new Map<number, FontLook>();
  let last: { readonly object: number; readonly look: FontLook } = { object: 0, look: PLAIN };
  return (object) => {
    if (object === 0) return PLAIN;
    if (object === last.object) return last.look;
    const font = library.FPDFTextObj_GetFont(object);
    const look = font === 0 ? PLAIN : (byFont.get(font) ?? readLook(library, font));
    byFont.set(font, look);
    last = { object, look };
    return look;
  };
}

function readLook(library: Pdfium, font: number): FontLook {
  const flags = library.FPDFFont_GetFlags(font);
  const name = readName(library, font);
  return {
    isBold: BOLD_NAME.test(name) || (flags > 0 && (flags & FORCED_BOLD) !== 0),
    isItalic: ITALIC_NAME.test(name) || (flags > 0 && (flags & ITALIC) !== 0),
    isFixed: FIXED_NAME.test(name) || (flags > 0 && (flags & FIXED) !== 0),
  };
}

const MAX_NAME = 200;

function readName(library: Pdfium, font: number): string {
  const { malloc, free } = library.pdfium.wasmExports;
  const place = malloc(MAX_NAME);
  try {
    const length = library.FPDFFont_GetBaseFontName(font, place, MAX_NAME);
    if (length <= 1 || length > MAX_NAME) return '';
    return new TextDecoder().decode(memoryOf(library).slice(place, place + length - 1));
  } finally {
    free(place);
  }
}
