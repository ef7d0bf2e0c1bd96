import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeNamesDistinct, toPortableName } from './portable-name.ts';

test.each([
  ['Water cycle.svg', 'Water cycle.svg'],
  ['Area = ½ b·h', 'Area = ½ b·h'],
  ['地図 三.svg', '地図 三.svg'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['../../etc/passwd', 'etc passwd'],
  ['.hidden', 'hidden'],
  ['Ends with dots... ', 'Ends with dots'],
  ['...', 'untitled'],
  ['', 'untitled'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['lpt1.svg', '_lpt1.svg'],
  ['Console', 'Console'],
  ['tab\tline\nnull\0', 'tablinenull'],
  ['turned \u202Egvs.exe', 'turned gvs.exe'],
  ['half \uD83D of a pair', 'half \uFFFD of a pair'],
])('%j is turned into %j', (name, portable) => {
  expect(toPortableName(name)).toBe(portable);
});

test('a long name is cut and keeps its ending, also where each character takes four bytes', () => {
  expect(toPortableName(`${'x'.repeat(300)}.svg`)).toBe(`${'x'.repeat(76)}.svg`);
  const emoji = toPortableName(`${'🧭'.repeat(300)}.svg`);
  expect(emoji).toMatch(/^(🧭)+\.svg$/u);
  expect(Buffer.byteLength(emoji)).toBeLessThanOrEqual(255);
});

test('the name for any input is accepted by every system', { tags: 'exhaustive' }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (name) => {
      const portable = toPortableName(name);
      expect(portable).toMatch(/^[^/\\:*?"<>|\p{Cc}]+$/u);
      expect(portable).not.toMatch(/^[. ]|[. ]$/);
      expect(portable).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
      expect(Buffer.byteLength(portable)).toBeLessThanOrEqual(255);
      expect(toPortableName(portable)).toBe(portable);
    }),
  );
});

test('names that differ only in capitals get numbers', () => {
  expect(makeNamesDistinct(['Map.svg', 'map.SVG', 'Map.svg', 'Map (2).svg', 'Map'])).toEqual([
    'Map.svg',
    'map (2).SVG',
    'Map (3).svg',
    'Map (2) (2).svg',
    'Map',
  ]);
});
