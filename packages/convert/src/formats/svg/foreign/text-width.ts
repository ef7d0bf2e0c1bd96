/** Advances of Helvetica in thousandths of its size, for the characters from 32 to 126 (Adobe's font metrics). */
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const USUAL = 556;
const BOLD = 1.06;

/** How far a line of text reaches where its font is not known: most fonts of diagrams are as wide as Helvetica. */
export function measureText(text: string, size: number, isBold: boolean): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (/\p{M}/u.test(character)) continue;
    width += code >= 0x2e80 ? 1000 : (HELVETICA[code - 32] ?? USUAL);
  }
  return (width / 1000) * size * (isBold ? BOLD : 1);
}
