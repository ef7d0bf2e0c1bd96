import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../testing/read-document.ts';
import { stream, writePdf } from '../testing/write-pdf.ts';
import { addAccent } from './accents.ts';
import type { Character } from './read-character.ts';
import { isTurnedLigature } from './right-to-left.ts';

const HEBREW: Readonly<Record<string, string>> = { a: 'א', b: 'ב', g: 'ג', d: 'ד', w: 'ו', y: 'י' };

const CODES = Object.entries(HEBREW)
  .map(([code, letter]) => `<${hex(code, 2)}> <${hex(letter, 4)}>`)
  .join('\n');

function hex(sign: string, digits: number): string {
  return (sign.codePointAt(0) ?? 0).toString(16).padStart(digits, '0');
}

/** Writes each letter at its place, from right to left, and numbers as they are. */
function writeFromRight(words: readonly string[], right: number, y: number): string {
  let x = right;
  return words
    .map((word) => {
      const isNumber = /\d/.test(word);
      const glyphs = isNumber ? [word] : word;
      const written = [...glyphs].map((glyph) => {
        x -= 8 * glyph.length;
        return `BT /F1 14.4 Tf 1 0 0 1 ${x} ${y} Tm (${glyph}) Tj ET\n`;
      });
      x -= 5;
      return written.join('');
    })
    .join('');
}

/** Writes one page whose font has Hebrew letters 8 points wide at the codes of Latin ones. */
function writeHebrewPage(content: string): Uint8Array {
  const widths = Array.from({ length: 256 }, () => 8 / 0.0144).join(' ');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(content),
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 0 /LastChar 255 /Widths [${widths}] /ToUnicode 6 0 R >>`,
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n${Object.keys(HEBREW).length} beginbfchar\n${CODES}\nendbfchar endcmap end end`,
    ),
  ]);
}

test('words from right to left are in the order of reading, with numbers and items among them', async () => {
  const page = [
    writeFromRight(['abg', 'dwy', '25', 'gab'], 535, 760),
    writeFromRight(['a', 'bb'], 535, 742),
    writeFromRight(['1.', 'dab'], 520, 700),
    writeFromRight(['2.', 'wyg'], 520, 682),
  ].join('');
  const { document } = await readPdfDocument(writeHebrewPage(page));
  expect(outlineBlocks(document.blocks)).toEqual([
    'page 1',
    'אבג דוי 25 גאב א בב',
    '-',
    '  דאב',
    '-',
    '  ויג',
  ]);
  const [, first] = document.blocks;
  expect(first?.source?.box?.x).toBeCloseTo(440 / 595, 1);
});

function letterAt(text: string, x: number, width = 5): Character {
  return {
    text,
    x,
    y: 100,
    end: x + width,
    size: 10,
    angle: 0,
    weight: 400,
    isItalic: false,
    mark: -1,
    blankFrom: 0.15,
  };
}

test.each([
  ['¨', 'u', 'ü'],
  ['´', 'ı', 'í'],
  ['c', '¸', 'ç'],
])('the accent of %s and %s is written as one letter', (first, second, whole) => {
  const before = letterAt(first, 20);
  expect(addAccent(before, letterAt(second, 20.3))).toBe(true);
  expect(before.text).toBe(whole);
});

test('a quotation mark beside a letter stays one', () => {
  const before = letterAt('`', 20);
  expect(addAccent(before, letterAt('a', 25))).toBe(false);
  expect(before.text).toBe('`');
});

test('the letters of a ligature of lam and alef are read in their order', () => {
  expect(isTurnedLigature(letterAt('أ', 20), letterAt('ل', 20))).toBe(true);
  expect(isTurnedLigature(letterAt('ا', 25), letterAt('ل', 20))).toBe(false);
});
