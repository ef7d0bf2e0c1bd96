import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { chartOf, translate } from '../../testing/cases.ts';
import { type Page, pageFor } from '../page.ts';
import { wholePortion } from '../portion.ts';
import { type CategoryWords, LEAST_SIDE, measureWordsReach } from './bar-frame.ts';
import { createLyingFrame } from './lying-bars.ts';

const chart = chartOf({
  name: 'Books',
  type: 'bar',
  x: { name: 'Pupil', cells: ['Ada', 'Ben'] },
  series: [{ name: 'Books', values: [3, 5] }],
});
const page = pageFor(wholePortion(chart), getProfile('swell-a4'), translate);
const layout = { lying: true, thin: false, coded: false, every: 1, marksMissing: false };
const words: CategoryWords = {
  texts: chart.series[0]?.points.map(({ label }) => page.lettering.text(label, 'label', label)) ?? [],
  widest: 20,
  tallest: 10,
  every: 1,
};

/** The page with so much for the bars, beside their names. */
function leaveRoom(room: number): Page {
  return { ...page, area: { ...page.area, width: words.widest + measureWordsReach(page, 0) + room } };
}

test('bars lie in the least room in which their lengths can be compared, and in less they are not drawn', () => {
  expect(createLyingFrame(leaveRoom(LEAST_SIDE), layout, words)?.slots.places).toHaveLength(2);
  expect(createLyingFrame(leaveRoom(LEAST_SIDE - 0.1), layout, words)).toBeNull();
});
