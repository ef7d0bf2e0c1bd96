import { expect, test } from 'vitest';
import { openTypeface } from './typeface.ts';

function lettersOf(font: ReturnType<typeof openTypeface>, text: string): string {
  return font
    .layout(text)
    .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
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
