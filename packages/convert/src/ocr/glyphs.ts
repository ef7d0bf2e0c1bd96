import type { Grid } from '@relievo/trace/pixels';

/** A letter of an enlarged line, from one column to another; letters that touch are one. */
export interface Glyph {
  readonly from: number;
  readonly to: number;
  /** Its lowest ink is in the row above this one. */
  readonly base: number;
}

/** Darker than this is ink. */
const INK = 150;

/** Finds the letters of a line by the white columns between them. */
export function findGlyphs({ width, height, data }: Grid): readonly Glyph[] {
  const glyphs: { from: number; to: number; base: number }[] = [];
  for (let x = 0; x < width; x++) {
    let base = height;
    while (base > 0 && (data[(base - 1) * width + x] ?? 255) >= INK) base--;
    const last = glyphs.at(-1);
    if (base === 0) continue;
    if (last && last.to === x) {
      last.to = x + 1;
      last.base = Math.max(last.base, base);
    } else glyphs.push({ from: x, to: x + 1, base });
  }
  return glyphs;
}

/** A longer text is a sentence, whose spaces the readers see. */
const MAX_SIGNS = 14;

/** A gap is a space if it is wider than this share of the height of letters. */
const SPACE = 0.36;

/** In heights of letters: a figure that ends so far above the others is raised. */
const RAISED = 0.25;
const RAISED_FIGURES: Readonly<Record<string, string>> = { 2: '²', 3: '³' };

/** Adds spaces at wide gaps and raises the figures of squares and cubes, where each sign of the text is one glyph; readers leave them out beside figures. */
export function spaceByGlyphs(text: string, glyphs: readonly Glyph[], high: number): string {
  const signs = [...text.replaceAll(/\s/gu, '')];
  if (signs.length > MAX_SIGNS || !/[\d=°]/u.test(text)) return text;
  // Two marks above each other are one glyph, but quotation marks and the sign of per cent are several.
  if (signs.length !== glyphs.length || signs.length < 2) return text;
  const parts = text.trim().split(/\s+/u);
  const begins = new Set(parts.map((_, i) => parts.slice(0, i).join('').length));
  return signs
    .map((sign, i) => {
      const [before, own] = [glyphs[i - 1], glyphs[i]];
      if (!before || !own) return sign;
      const isRaised = own.base < before.base - RAISED * high && /\p{L}/u.test(signs[i - 1] ?? '');
      const written = isRaised ? (RAISED_FIGURES[sign] ?? sign) : sign;
      const isApart = own.from - before.to > SPACE * high && !areLetters(signs[i - 1], sign);
      return begins.has(i) || isApart ? ` ${written}` : written;
    })
    .join('');
}

/** Tells whether two signs are letters: the readers see the spaces between words. */
function areLetters(a = '', b = ''): boolean {
  return /\p{L}/u.test(a) && /\p{L}/u.test(b);
}
