import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/**
 * DejaVu Sans: Latin, Greek, Cyrillic, Arabic, Hebrew's consonants, mathematics and arrows in one
 * file, free to embed. PDF's own fourteen faces know none but Western European letters.
 */
const FILES = {
  regular: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

export type Weight = keyof typeof FILES;

const read = new Map<Weight, Font>();

/** Read once for all files that a process makes. */
export function loadTypeface(weight: Weight): Font {
  const known = read.get(weight);
  if (known) return known;
  const font = openTypeface(weight);
  read.set(weight, font);
  return font;
}

export function openTypeface(weight: Weight): Font {
  const font = create(readFileSync(fileURLToPath(FILES[weight]())));
  if (!('layout' in font)) throw new Error(`The file of the ${weight} typeface holds more than one face.`);
  keepLetters(font);
  return font;
}

/**
 * fontkit keeps a glyph with the letters that it was first asked for: the 'o' that was met as a part of 'ö' had none
 * for ever, and whoever reads a PDF by its text found words without it.
 */
function keepLetters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters.length > 0 ? letters : findLetters(font, id));
    if (letters.length > 0) glyph.codePoints = letters;
    return glyph;
  };
}

function findLetters(font: Font, glyph: number): number[] {
  const letter = font.stringsForGlyph(glyph)[0]?.codePointAt(0);
  return letter === undefined ? [] : [letter];
}

/** Characters that the typeface has no shape for, each once; white space and joiners need none. */
export function findMissingCharacters(text: string): readonly string[] {
  const font = loadTypeface('regular');
  const missing = new Set<string>();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!INVISIBLE.test(character) && !font.hasGlyphForCodePoint(code)) missing.add(character);
  }
  return [...missing];
}

const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
