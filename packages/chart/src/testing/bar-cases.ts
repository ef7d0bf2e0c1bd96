import type { TableCase } from './table-case.ts';

function createBarCase(
  name: string,
  x: string,
  cells: readonly string[],
  series: TableCase['series'],
  rest: Partial<TableCase> = {},
): TableCase {
  return {
    name,
    type: 'bar',
    x: { name: x, cells },
    series,
    ...rest,
  };
}

function createNumberedNames(count: number, word: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
}

/** Survivors and dead of the Titanic by class: the British inquiry's report of 1912. */
const TITANIC = [
  { name: 'Saved', values: [203, 118, 178, 212] },
  { name: 'Lost', values: [122, 167, 528, 673] },
];

export const BAR_CASES: readonly TableCase[] = [
  createBarCase(
    'books in a week',
    'Day',
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    [{ name: 'Books', values: [4, 6, 3, 8, 5] }],
  ),
  createBarCase(
    'continents',
    'Continent',
    ['Asia', 'Africa', 'North America', 'South America', 'Antarctica', 'Europe', 'Oceania'],
    [{ name: 'Area (million square kilometres)', values: [44.6, 30.4, 24.7, 17.8, 14.2, 10.2, 8.5] }],
  ),
  createBarCase(
    'moons of the planets',
    'Planet',
    ['Mercury', 'Venus', 'Earth', 'Mars', 'Uranus', 'Neptune'],
    [{ name: 'Moons', values: [0, 0, 1, 2, 28, 16] }],
  ),
  createBarCase('titanic by class', 'Class', ['First', 'Second', 'Third', 'Crew'], TITANIC),
  createBarCase(
    'three series',
    'Term',
    ['Fall', 'Spring'],
    [
      { name: 'Maths', values: [60, 72] },
      { name: 'Music', values: [81, 65] },
      { name: 'Art', values: [50, 44] },
    ],
  ),
  createBarCase(
    'winter temperatures',
    'City',
    ['Paris', 'Rome', 'Oslo', 'Nuuk'],
    [{ name: 'Mean (°C)', values: [5, 9, -4, -8] }],
  ),
  createBarCase(
    'all below zero',
    'Place',
    ['Vostok', 'Verkhoyansk', 'Eismitte'],
    [{ name: 'Lowest (°C)', values: [-89.2, -67.8, -64.9] }],
  ),
  createBarCase('all the same', 'Box', ['A', 'B', 'C'], [{ name: 'Weight (kg)', values: [7, 7, 7] }]),
  createBarCase('all zero', 'Box', ['A', 'B', 'C'], [{ name: 'Faults', values: [0, 0, 0] }]),
  createBarCase('one bar', 'Box', ['Only'], [{ name: 'Weight', values: [12.5] }]),
  createBarCase(
    'one extreme value',
    'Town',
    ['Ash', 'Birch', 'Cedar', 'Megapolis'],
    [{ name: 'People', values: [1, 2, 3, 1_000_000] }],
  ),
  createBarCase(
    'close values',
    'Run',
    ['One', 'Two', 'Three', 'Four'],
    [{ name: 'Time (s)', values: [9.81, 9.82, 9.83, 9.84] }],
  ),
  createBarCase('percent', 'Answer', ['Yes', 'No', 'Maybe'], [{ name: 'Share', values: [61, 27.5, 11.5] }], {
    write: (value) => `${value}%`,
  }),
  createBarCase(
    'decimal comma',
    'Frucht',
    ['Apfel', 'Birne', 'Kiwi'],
    [{ name: 'Preis', values: [1.25, 2.5, 0.75] }],
    {
      delimiter: ';',
      write: (value) => String(value).replace('.', ','),
    },
  ),
  createBarCase(
    'grouped thousands',
    'Lake',
    ['Erie', 'Huron', 'Ontario'],
    [{ name: 'Area', values: [25_667, 59_570, 18_960] }],
    {
      write: (value) => value.toLocaleString('en-US'),
    },
  ),
  createBarCase(
    'article numbers',
    'Article',
    ['00123', '00124', '00200'],
    [{ name: 'Sold', values: [30, 45, 22] }],
  ),
  createBarCase(
    'missing values',
    'Year',
    ['First', 'Second', 'Third', 'Fourth'],
    [{ name: 'Trees', values: [12, null, 30, 21] }],
  ),
  createBarCase(
    'twenty bars',
    'Street',
    createNumberedNames(20, 'Street'),
    [{ name: 'Houses', values: Array.from({ length: 20 }, (_, index) => ((index * 7) % 23) + 1) }],
    { takesSheets: true },
  ),
  createBarCase(
    'two hundred bars',
    'Street',
    createNumberedNames(200, 'Street'),
    [{ name: 'Houses', values: Array.from({ length: 200 }, (_, index) => ((index * 37) % 101) + 1) }],
    { takesSheets: true },
  ),
  createBarCase(
    'long names',
    'Question',
    ['How often do you read for pleasure, all in all?', 'How many books have you got at home, and where?'],
    [{ name: 'Answers', values: [34, 51] }],
  ),
  createBarCase(
    'millionths',
    'Wire',
    ['Thin', 'Thick'],
    [{ name: 'Thickness (m)', values: [0.000012, 0.000045] }],
  ),
  createBarCase(
    'commas and quotes',
    'Title',
    ['Romeo, and Juliet', 'The "Tempest"'],
    [{ name: 'Lines', values: [3053, 2283] }],
  ),
];
