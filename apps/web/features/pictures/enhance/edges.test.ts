import { expect, test } from 'vitest';
import { EVERYTHING, toPart } from './edges.ts';

test('nothing from any edge is the whole picture', () => {
  expect(toPart(EVERYTHING)).toEqual({ x: 0, y: 0, width: 1000, height: 1000 });
});

test('distances are read with a point or a comma', () => {
  expect(toPart({ left: '10', top: '2,5', right: '0.5', bottom: ' 20 ' })).toEqual({
    x: 100,
    y: 25,
    width: 895,
    height: 775,
  });
});

test.each([
  { what: 'a word', edges: { ...EVERYTHING, left: 'half' } },
  { what: 'nothing', edges: { ...EVERYTHING, top: '' } },
  { what: 'less than nothing', edges: { ...EVERYTHING, right: '-1' } },
  { what: 'a rectangle without width', edges: { ...EVERYTHING, left: '60', right: '40' } },
])('$what is no rectangle', ({ edges }) => {
  expect(toPart(edges)).toBeNull();
});
