import { boundsOf, flatten } from '@relievo/graphic/geometry';
import type { Item } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { unwrapMade } from '../../outputs/testing/make.ts';
import { readForeign } from './foreign/read-foreign.ts';
import { parseForeignSvg } from './parse.ts';

async function readItems(content: string): Promise<readonly Item[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">${content}</svg>`;
  const read = await readForeign(unwrapMade(parseForeignSvg(svg)), { title: '', origin: 'not_our_file' });
  return unwrapMade(read).drawing.layers.flatMap(({ items }) => items);
}

function measureLine(item: Item | undefined): readonly (readonly number[])[] {
  if (item?.kind !== 'shape') throw new Error('There is no shape.');
  return flatten(item.geometry).map(({ points }) => [...points].map((value) => Math.round(value)));
}

const LINE = '<line x1="10" y1="50" x2="90" y2="50" stroke="#000" stroke-width="2"/>';

test('a white box with an outline hides the line under it', async () => {
  const items = await readItems(
    `${LINE}<rect x="40" y="40" width="20" height="20" fill="#fff" stroke="#000" stroke-width="2"/>`,
  );
  expect(items).toHaveLength(2);
  expect(measureLine(items[0])).toEqual([
    [10, 50, 40, 50],
    [60, 50, 90, 50],
  ]);
});

test('a white disc on a coloured one leaves a ring', async () => {
  const [ring, ...others] = await readItems(
    '<circle cx="50" cy="50" r="40" fill="#c00"/><circle cx="50" cy="50" r="20" fill="white"/>',
  );
  expect(others).toEqual([]);
  const boxes = ring?.kind === 'shape' && ring.geometry.type === 'path' ? ring.geometry.subpaths : [];
  expect(boxes).toHaveLength(2);
  expect(ring?.kind === 'shape' && boundsOf(ring.geometry)?.width).toBeCloseTo(80, 0);
});

test.each([
  [
    'an area that is seen through',
    '<rect x="40" y="40" width="20" height="20" fill="#fff" fill-opacity="0.5"/>',
    LINE,
  ],
  ['a white ground under the line', '', `<rect width="100" height="100" fill="#fff"/>${LINE}`],
])('%s hides nothing', async (_, above, below) => {
  const items = await readItems(below + above);
  expect(items.slice(0, 1).map(measureLine)).toEqual([[[10, 50, 90, 50]]]);
});
