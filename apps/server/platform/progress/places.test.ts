import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('each person has so many places and no more, and one that is given back can be taken again', () => {
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
