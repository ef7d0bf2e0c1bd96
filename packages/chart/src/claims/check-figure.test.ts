import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '../model/chart.ts';
import { joinDescription, writeDescription } from '../words/description.ts';
import { checkFigure, formatClaim } from './check-figure.ts';

function chartOf(rows: readonly (readonly [string, number])[], type: Chart['type'] = 'bar'): Chart {
  return {
    version: 1,
    type,
    title: 'Speed of animals',
    language: 'en',
    x: { name: 'Animal', unit: null, kind: 'category' },
    y: { name: 'Speed', unit: 'km/h', kind: 'number' },
    series: [
      { name: 'Speed', unit: 'km/h', points: rows.map(([label, y], x) => ({ label, x, y, text: `${y}` })) },
    ],
  };
}

const animals = chartOf([
  ['Lion', 13],
  ['Hare', 56],
  ['Horse', 64],
  ['Elk', 67],
]);

function check(sentence: string, chart = animals): string {
  const [checked] = checkFigure(sentence, { chart });
  return checked?.right ? formatClaim(checked.right) : (checked?.outcome ?? '');
}

test.each([
  'There are four animals.',
  'The elk is the fastest, and the lion is the slowest.',
  'The horse is 8 km/h faster than the hare.',
  'Hare and Elk together make 123 km/h.',
  'The hare reached fifty-six km/h, the horse 64 and the elk 67.',
  'Three of the animals are above 50 km/h.',
  'The lion is not as high as the hare.',
  'The average is 50 km/h.',
  'Nothing is higher than Elk.',
  'The horizontal axis shows the animal.',
  'This bar chart is titled “Speed of animals”.',
])('the sentence “%s” is true', (sentence) => expect(check(sentence)).toBe('true'));

test.each([
  ['There are five animals.', 'The chart has 4 places.'],
  ['The hare is the fastest.', 'The highest is 67 km/h at “Elk”.'],
  ['The lion runs at thirty km/h.', '“Lion” is 13 km/h.'],
  ['The hare is higher than the horse.', '“Hare” is 56 km/h and “Horse” is 64 km/h.'],
  ['The horse is 20 km/h faster than the hare.', '“Horse” is 64 km/h and “Hare” is 56 km/h.'],
  ['The values add up to 190 km/h.', 'The sum is 200 km/h.'],
  ['All animals are above 20 km/h.', 'That is so for 3 of 4.'],
  ['The first animal is Elk.', 'The names in their order are “Lion”, “Hare”, “Horse” and “Elk”.'],
  ['This is a pie chart.', 'This is a bar chart.'],
  ['The vertical axis shows the animal.', 'The vertical axis shows “Speed”.'],
])('the sentence “%s” is false, because “%s”', (sentence, right) => expect(check(sentence)).toBe(right));

test.each([
  'Lions sleep for twenty hours a day.',
  'The hare could be faster than the elk.',
  'Is the elk the fastest?',
])('the data do not say whether “%s”', (sentence) => expect(check(sentence)).toBe('unknown'));

test('a rise is false when the values fall', () => {
  const years = chartOf(
    [
      ['2001', 9],
      ['2002', 7],
      ['2003', 4],
    ],
    'line',
  );
  expect(check('The speed rises from 2001 to 2003.', years)).toBe('“2001” is 9 km/h, and “2003” is 4 km/h.');
  expect(check('Between 2001 and 2003 the speed fell by 5 km/h.', years)).toBe('true');
});

test('no sentence of a description that is written by rules is called false', () => {
  const value = fc.integer({ min: -200, max: 5000 });
  const rows = fc.uniqueArray(
    fc.constantFrom('Lion', 'Hare', 'Horse', 'Elk', 'Zebra', 'Wolf', '2001', '2004', 'May', 'Total'),
    { minLength: 2, maxLength: 8 },
  );
  fc.assert(
    fc.property(
      rows,
      fc.array(value, { minLength: 8, maxLength: 8 }),
      fc.constantFrom('bar' as const, 'line' as const, 'area' as const),
      (labels, values, type) => {
        const chart = chartOf(
          labels.map((label, at) => [label, values[at] ?? 0] as const),
          type,
        );
        const wrong = checkFigure(joinDescription(writeDescription(chart)), { chart }).filter(
          ({ outcome }) => outcome === 'false',
        );
        expect(wrong).toEqual([]);
      },
    ),
  );
});
