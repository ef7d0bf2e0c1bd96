import { expect, test } from 'vitest';
import { findPage } from './pages.ts';

const ID = '0199a0a0-0000-7000-8000-000000000000';

test.each([
  ['/', '/'],
  ['/library', '/library'],
  ['/Library/', '/library'],
  [`/resource/${ID}`, '/resource/$id'],
  [`/library/collection/${ID.toUpperCase()}`, '/library/collection/$id'],
  ['/help/zoom', '/help/$topic'],
  ['/auth/callback/google', '/auth/callback/$provider'],
])('%s leads to the page %s', (address, path) => {
  expect(findPage(address)?.path).toBe(path);
});

test.each([
  '',
  '/nothing',
  '/library/nothing',
  '/resource',
  '/resource/',
  '/resource/x',
  `/resource/${ID}/x`,
  `/resource/${ID}%0a`,
  '/help/nothing',
  '/help/constructor',
  '/auth/callback/',
  '/auth/callback/nobody',
  '/index.html',
])('%s leads to no page', (address) => {
  expect(findPage(address)).toBeNull();
});

test('the parameter of an address comes with its page', () => {
  expect(findPage(`/resource/${ID}`)).toEqual({ path: '/resource/$id', parameter: ID });
});
