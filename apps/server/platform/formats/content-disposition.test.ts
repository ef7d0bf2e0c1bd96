import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test('whatever a file is called, the header stays one, and its whole name reads back without what harms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const header = contentDisposition('attachment', name);
      expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.!~%#$&+^`|-]+$/);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).not.toMatch(/[/\\\p{Cc}]/u);
    }),
    { numRuns: 500 },
  );
});

test('letters of every language are in the name, and in plain ones for programs that know no others', () => {
  expect(contentDisposition('inline', 'Größe - braille.brf')).toBe(
    'inline; filename="Gro_e - braille.brf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20-%20braille.brf',
  );
});
