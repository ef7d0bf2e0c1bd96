import { expect, test } from 'vitest';
import { drawing, rect, shape, text } from '../../testing/make.ts';
import type { Edit } from '../edit.ts';
import { completePlacement, readPlacement } from './placement.ts';

const SHEET = drawing([
  shape('box', rect(50, 40, 30, 20), { name: 'Box' }),
  shape('axis', rect(10, 10, 1, 100), { name: 'y axis' }),
  text('title-1', 'My title', { name: '' }),
]);
const ids = ['box'];

test.each<[string, readonly Edit[]]>([
  ['at 20, 35', [{ do: 'place', ids, x: 20, y: 35 }]],
  [
    'At 20 mm, 35 mm; 40 wide; 12.5 mm high',
    [
      { do: 'place', ids, x: 20, y: 35 },
      { do: 'resize', ids, width: 40 },
      { do: 'resize', ids, height: 12.5 },
    ],
  ],
  [
    '40 by 30; turned -15',
    [
      { do: 'resize', ids, width: 40, height: 30 },
      { do: 'turn', ids, degrees: -15 },
    ],
  ],
  [
    '6 mm right of the y axis',
    [{ do: 'place-beside', ids, of: 'axis', side: 'right', gap: 6, isCentred: false }],
  ],
  [
    'centered under the my title',
    [{ do: 'place-beside', ids, of: 'title-1', side: 'below', gap: 6, isCentred: true }],
  ],
  ['3 centred above axis', [{ do: 'place-beside', ids, of: 'axis', side: 'above', gap: 3, isCentred: true }]],
  ['', []],
])('“%s” is understood', (words, edits) => {
  expect(readPlacement(words, SHEET, ids)).toEqual({ ok: true, value: edits });
});

test.each([
  ['near the axis', 'placement_not_understood'],
  ['at 20', 'placement_not_understood'],
  ['left of', 'edit_other_missing'],
  ['under the moon', 'edit_other_missing'],
  ['under box', 'edit_other_missing'],
])('“%s” is refused by %s', (words, code) => {
  expect(readPlacement(words, SHEET, ids)).toMatchObject({ ok: false, problems: [{ code }] });
});

test('a clause that is begun is completed by what it may say, and by the names of other things', () => {
  expect(completePlacement('ce', SHEET, ids)).toEqual(['centered under ', 'centered above ']);
  expect(completePlacement('at 20, 35; 6 mm right of y', SHEET, ids)).toEqual([
    'at 20, 35; 6 mm right of y axis',
  ]);
  expect(completePlacement('under the ', SHEET, ids)).toEqual(['under y axis', 'under My title']);
  for (const whole of completePlacement('under ', SHEET, ids))
    expect(readPlacement(whole, SHEET, ids).ok).toBe(true);
});
