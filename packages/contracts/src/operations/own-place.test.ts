import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toOwnPlace } from './own-place.ts';

const base = 'https://relievo.example';

describe('the way back', () => {
  test.each(['/', '/library', '/library?tab=collections&q=a//b', '/resource/1#main', '/authors', '/a.b/..c'])(
    '%s is a place of ours',
    (path) => expect(toOwnPlace(path)).toBe(path),
  );

  test.each([
    '',
    'library',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/library/../..//evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    ' /library',
    'javascript:alert(1)',
    '/auth',
    '/auth/signup',
    '/AUTH?x',
    null,
    undefined,
  ])('%j leads home', (path) => expect(toOwnPlace(path)).toBe('/'));

  test('never leaves the site, whatever is asked for', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', 'evil.example', '@', ':', '?', '#', '%2f', '\t', 'a');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const place = toOwnPlace(pieces.join(''));
        const { origin, pathname } = new URL(place, base);
        expect(origin).toBe(base);
        expect(new URL(pathname, base).origin).toBe(base);
      }),
    );
  });
});
