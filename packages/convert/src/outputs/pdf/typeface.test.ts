import { expect, test } from 'vitest';
import { openTypeface } from './typeface.ts';

function lettersOf(font: ReturnType<typeof openTypeface>, text: string): string {
  return font
    .layout(text)
    .glyphs.map(({ codePoints }) => codePoints.map((code) => String.fromCodePoint(code)).join(''))
    .join('');
}

test('a glyph keeps its letter when it was met before as a part of another one', () => {
  const font = openTypeface('regular');
  const [composed] = font.layout('ö').glyphs;
  expect(composed?.path.commands.length).toBeGreaterThan(0);
  expect(lettersOf(font, 'Monday ö')).toBe('Monday ö');
});

test('a mark that was met as a part of a letter still counts as a mark', () => {
  const font = openTypeface('regular');
  const [composed] = font.layout('é').glyphs;
  expect(composed?.path.commands.length).toBeGreaterThan(0);
  expect(font.layout('x\u0301').glyphs.map(({ isMark }) => isMark)).toEqual([false, true]);
});

test('a ligature tells all its letters', () => {
  expect(lettersOf(openTypeface('regular'), 'fin')).toBe('fin');
});

test('a line that is shaped again has places of its own', () => {
  const font = openTypeface('regular');
  const [first] = font.layout('Venice').positions;
  const advance = first?.xAdvance ?? 0;
  Object.assign(first ?? {}, { xAdvance: 1 });
  expect(font.layout('Venice').positions[0]?.xAdvance).toBe(advance);
  expect(font.layout('Venice').advanceWidth).toBeGreaterThan(advance);
});

test('a glyph that stands for two letters tells those of the line that was shaped', () => {
  const font = openTypeface('regular');
  const [first, second] = ['a\u00a0b', 'a b'];
  expect(lettersOf(font, first)).toBe(first);
  expect(lettersOf(font, second)).toBe(second);
  expect(lettersOf(font, first)).toBe(first);
});
