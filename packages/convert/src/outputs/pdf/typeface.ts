import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as FontKit from 'fontkit';
import type { Font, Glyph, GlyphRun } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * DejaVu Sans: Latin, Greek, Cyrillic, Arabic, Hebrew's consonants, mathematics and arrows in one
 * file, free to embed. PDF's own fourteen faces know none but Western European letters.
 */
const FILES = {
  regular: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  oblique: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
  'bold-oblique': () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf'),
  mono: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
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
  // Loaded by whoever writes with it, and by nobody else.
  const { create } = require('fontkit') as typeof FontKit;
  const font = create(readFileSync(fileURLToPath(FILES[weight]())));
  if (!('layout' in font)) throw new Error(`The file of the ${weight} typeface holds more than one face.`);
  keepLetters(font);
  keepLines(font);
  return font;
}

/**
 * fontkit keeps a glyph with the letters that it was first asked for: the 'o' that was met as a part of 'ö' had none
 * for ever, and whoever reads a PDF by its text found words without it.
 */
function keepLetters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  const met = new Map<number, Glyph>();
  font.getGlyph = (id, letters = []) => {
    const known = met.get(id);
    const glyph = known ?? getGlyph(id, letters.length > 0 ? letters : findLetters(font, id));
    if (!known) met.set(id, glyph);
    if (letters.length > 0) glyph.codePoints = letters;
    return glyph;
  };
}

function findLetters(font: Font, glyph: number): number[] {
  const letter = font.stringsForGlyph(glyph)[0]?.codePointAt(0);
  return letter === undefined ? [] : [letter];
}

const MOST_KEPT = 10_000;

/**
 * A line is shaped once for all files that name it. Who asks has places of their own, which PDFKit scales where they
 * are; and a glyph that stands for several letters tells those of this line.
 */
function keepLines(font: Font): void {
  const layout = font.layout.bind(font);
  const kept = new Map<string, { readonly run: GlyphRun; readonly letters: readonly number[][] }>();
  font.layout = (text, ...wishes) => {
    if (wishes.some((wish) => wish !== undefined)) return layout(text, ...wishes);
    const known = kept.get(text);
    const run = known?.run ?? layout(text);
    if (!known) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(text, { run, letters: run.glyphs.map(({ codePoints }) => codePoints) });
    }
    for (const [at, glyph] of run.glyphs.entries()) setLetters(glyph, known?.letters[at]);
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
}

function setLetters(glyph: Glyph, letters: number[] | undefined): void {
  if (letters) glyph.codePoints = letters;
}

/** Characters that the typeface has no shape for, each once; white space and joiners need none. */
export function findMissingCharacters(text: string): readonly string[] {
  // To open a typeface takes long, and drawings without print are many.
  if (text.trim() === '') return [];
  const font = loadTypeface('regular');
  const missing = new Set<string>();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!INVISIBLE.test(character) && !font.hasGlyphForCodePoint(code)) missing.add(character);
  }
  return [...missing];
}

const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
