import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each(['/', '/settings', '/library?tab=collections&page=2', '/help#keys'])('%s is a way back', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'settings',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth',
  '/auth/signup?return=/x',
])('%s leads home', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

test('no text leads to another site', () => {
  fc.assert(
    fc.property(
      fc
        .webUrl({ withQueryParameters: true })
        .chain((url) => fc.constantFrom(url, url.slice(6), `/${url}`, `\\${url}`)),
      (text) => {
        const path = safeReturnPath(text);
        expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
      },
    ),
  );
});
