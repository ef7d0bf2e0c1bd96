import { itemBounds } from '@relievo/graphic/geometry';
import type { Item } from '@relievo/graphic/model';
import { getProfile, type ProfileId } from '@relievo/graphic/profiles';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { chartOf, translate } from '../../testing/cases.ts';
import { pageFor } from '../page.ts';
import { wholePortion } from '../portion.ts';
import { drawSymbolRows } from './symbol-rows.ts';

function drawRows(rows: number, id: ProfileId) {
  const chart = chartOf({
    name: 'Books',
    type: 'pictogram',
    x: { name: 'Pupil', cells: Array.from({ length: rows }, (_, row) => `No ${row + 1}`) },
    series: [{ name: 'Books', values: Array.from({ length: rows }, (_, row) => 1 + (row % 4)) }],
  });
  return drawSymbolRows(pageFor(wholePortion(chart), getProfile(id), translate), { coded: false });
}

test('rows of symbols that a sheet has no room for are refused, and all others stand within its margins', () => {
  const counts = Array.from({ length: 30 }, (_, index) => index + 2);
  const drawn = counts.map((rows) => drawRows(rows, 'swell-a4'));
  expect([drawn[0] === null, drawn.at(-1) === null]).toEqual([false, true]);
  for (const made of drawn) {
    if (!made) continue;
    const { sheet } = made.page;
    const lowest = sheet.height - sheet.margins.bottom;
    const bottomOf = (item: Item): number => {
      const box = itemBounds(item, sheet);
      return box ? box.y + box.height : 0;
    };
    expect(maxOf([...made.figure, ...made.words].map(bottomOf))).toBeLessThanOrEqual(lowest);
  }
});
