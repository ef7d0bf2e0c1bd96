import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAGS_SHOWN } from '../../resource/card/limits.ts';
import { cutPreview, PREVIEW } from './preview.ts';

test('a description is cut to 100 characters in labels, 120 on cards and 60 in rows, and tags to four', () => {
  expect([PREVIEW, TAGS_SHOWN]).toEqual([{ label: 100, card: 120, row: 60 }, 4]);
});

test('a text that fits is shown whole, and a longer one ends in a mark', () => {
  expect(cutPreview('  A map of two rivers  ', 60)).toBe('A map of two rivers');
  expect(cutPreview('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`);
});

test('a text is cut at the end of a word, and a word without end where the room ends', () => {
  expect(cutPreview('The theorem of Pythagoras by touch', 20)).toBe('The theorem of…');
  expect(cutPreview('The theorem of Pythagoras by touch', 25)).toBe('The theorem of Pythagoras…');
  expect(cutPreview(`See ${'x'.repeat(90)}`, 60)).toBe(`See ${'x'.repeat(56)}…`);
  expect(cutPreview('毕达哥拉斯定理可以用手触摸', 5)).toBe('毕达哥拉斯…');
});

test('no character is cut in half, whatever its parts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 120 }),
      (text, length) => {
        const shown = cutPreview(text, length).replace(/…$/, '');
        expect(text.trim().startsWith(shown)).toBe(true);
        expect(() => encodeURIComponent(shown)).not.toThrow();
      },
    ),
  );
  expect(cutPreview('👩🏽‍🔬'.repeat(3), 2)).toBe(`${'👩🏽‍🔬'.repeat(2)}…`);
});
