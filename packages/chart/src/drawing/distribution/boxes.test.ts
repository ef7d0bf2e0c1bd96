import { getProfile } from '@relievo/graphic/profiles';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { chartOf, translate } from '../../testing/cases.ts';
import { type Page, pageFor } from '../page.ts';
import { wholePortion } from '../portion.ts';
import { drawBoxes } from './boxes.ts';

const NAMES = ['Class of boys', 'Class of girls'];
const chart = chartOf({
  name: 'Marks',
  type: 'box',
  x: { name: 'Place', cells: Array.from({ length: 11 }, (_, at) => `place ${at + 1}`) },
  series: NAMES.map((name, at) => ({
    name,
    values: Array.from({ length: 11 }, (_, row) => 20 + 10 * at + 6 * row),
  })),
});
const page = pageFor(wholePortion(chart), getProfile('swell-a4'), translate);
const { lettering } = page;
const widest = maxOf(NAMES.map((name) => lettering.sizeOf(lettering.text(name, 'label', name)).width));

/** Whether names stand beside boxes that are drawn on so wide a sheet. */
function areNamed(width: number): boolean {
  const wide: Page = { ...page, area: { ...page.area, width } };
  const drawn = drawBoxes(wide, { coded: false, form: 'outlined' });
  return drawn?.words.some(({ print }) => print === NAMES[1]) ?? false;
}

test('names take four tenths of a sheet at most: beside longer ones no boxes are drawn', () => {
  expect(areNamed(widest / 0.4)).toBe(true);
  expect(areNamed(widest / 0.4 - 0.1)).toBe(false);
});
