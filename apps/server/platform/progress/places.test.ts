import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('a person opens at most the allowed number of streams, and a closed stream frees its place', () => {
  const places = createPlaces(2);
  const leave = places.take('ana');
  expect(places.take('ana')).toBeTypeOf('function');
  expect(places.take('ana')).toBeUndefined();
  expect(places.take('ben')).toBeTypeOf('function');
  leave?.();
  leave?.();
  expect(places.take('ana')).toBeTypeOf('function');
  expect(places.take('ana')).toBeUndefined();
});
