import { expect, test } from 'vitest';
import { getProfile } from '../profiles/profiles.ts';
import { drawing, lines, shape } from '../testing/make.ts';
import { check } from './check.ts';
import { formatFinding } from './words/finding-text.ts';

/** What is said of two lines of these widths that feel the same. */
function tellWidths(one: number, other: number): readonly string[] {
  const drawn = drawing([
    shape('a', lines([40, 80, 160, 80]), { line: { style: 'solid', width: one } }),
    shape('b', lines([40, 140, 160, 140]), { line: { style: 'solid', width: other } }),
  ]);
  return check(drawn, getProfile('swell-a4'))
    .filter(({ rule }) => rule === 'line_kinds')
    .map((finding) => formatFinding(finding).replace(/ feel the same.*/, ''));
}

test('widths that are told as one number are one width, and nothing is found', () => {
  expect(tellWidths(1.598, 1.602)).toEqual([]);
  expect(tellWidths(1.6, 1.6)).toEqual([]);
});

test('widths that feel the same are told as two numbers', () => {
  expect(tellWidths(1.6, 1.62)).toEqual(['Solid lines of 1.6 mm and of 1.62 mm']);
  expect(tellWidths(1.604, 1.606)).toEqual(['Solid lines of 1.6 mm and of 1.61 mm']);
});
