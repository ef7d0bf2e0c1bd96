import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeContentDisposition } from './content-disposition.ts';

/** The whole name where there is one, or else the plain one. */
function nameIn(header: string): string {
  const [, whole] = /filename\*=UTF-8''(.+)$/.exec(header) ?? [];
  return whole === undefined ? (/filename="?([^"]*)/.exec(header)?.[1] ?? '') : decodeURIComponent(whole);
}

test('the header stays one line for any file name, and the whole name can be read back without harmful characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const header = writeContentDisposition('attachment', name);
      expect(header).toMatch(
        /^attachment; filename=("[^"\\]*"|[\w.!#$%&'*+^`|~-]+)(; filename\*=UTF-8''[\w.!~%#$&+^`|-]+)?$/,
      );
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(nameIn(header)).not.toMatch(/[/\\\p{Cc}]/u);
    }),
    { numRuns: 500 },
  );
});

test('the header has letters of every language, and plain ones for programs that know no others', () => {
  expect(writeContentDisposition('inline', 'Größe - braille.brf')).toBe(
    'inline; filename="Gro_e - braille.brf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20-%20braille.brf',
  );
});

test('a plain name is written once', () => {
  expect(writeContentDisposition('attachment', 'clock.svg')).toBe('attachment; filename=clock.svg');
  expect(writeContentDisposition('attachment', 'clock (2).svg')).toBe('attachment; filename="clock (2).svg"');
});
