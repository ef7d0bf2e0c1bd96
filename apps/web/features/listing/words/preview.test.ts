import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAGS_SHOWN } from '../../resource/card/limits.ts';
import { PREVIEW, preview } from './preview.ts';

test('a description is shown with 100 characters in labels, 120 on cards and 60 in rows, and four tags', () => {
  expect([PREVIEW, TAGS_SHOWN]).toEqual([{ label: 100, card: 120, row: 60 }, 4]);
});

test('what fits is shown whole, what does not ends in a mark', () => {
  expect(preview('  A map of two rivers  ', 60)).toBe('A map of two rivers');
  expect(preview('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`);
});

test('no character is cut in half, whatever it is made of', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 120 }),
      (text, length) => {
        const shown = preview(text, length).replace(/…$/, '');
        expect(text.trim().startsWith(shown)).toBe(true);
        expect(() => encodeURIComponent(shown)).not.toThrow();
      },
    ),
  );
  expect(preview('👩🏽‍🔬'.repeat(3), 2)).toBe(`${'👩🏽‍🔬'.repeat(2)}…`);
});
