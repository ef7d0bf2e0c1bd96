import { expect, test } from 'vitest';
import { splitUnit } from '../table/header.ts';
import { STRANGERS } from '../testing/strangers-headers.ts';
import { canAdd, findQuantity, hasZero, isTimeWord, type Quantity } from './quantity.ts';

function quantityOf(header: string, values: readonly number[] = [1.5], around: readonly string[] = []) {
  const { name, unit } = splitUnit(header);
  return findQuantity({ header: name, unit, values, around });
}

const ADD: ReadonlySet<Quantity | null> = new Set(['amount', 'stock', 'gathered']);

test.each<[Quantity | null, readonly string[]]>([
  ['amount', ['Births', 'Votes', 'Umsatz', 'Unfälle', 'Naissances', 'Ventas', 'Number of visits']],
  [
    'stock',
    [
      'Population',
      'Einwohner',
      'Schülerzahl',
      'Anzahl',
      'Fläche (km²)',
      'Books',
      'Habitants',
      'Value (people)',
    ],
  ],
  ['gathered', ['Rain (mm)', 'Niederschlag (mm)', 'Pluie', 'Neerslag']],
  [
    'level',
    [
      'Height (m)',
      'Höhe (m)',
      'Hauteur',
      'Temperature (°C)',
      'Durchschnittliche Höhe'.slice(17),
      'Mean sea level'.slice(5),
      'Score',
      'Note',
      'Price (€)',
      'Preis (€)',
      'Age of members',
      'Speed of cars',
      'Wert (°C)',
    ],
  ],
  [
    'share',
    [
      'Unemployment rate',
      'Arbeitslosenquote',
      'Share of women (%)',
      'Frauenanteil',
      'Population density',
      'Bevölkerungsdichte',
      'Deaths per 1000 people',
      'Average number of children',
      'Consumer price index',
      'Verbrauch (l/100 km)',
      'Taux de chômage',
      'Densidad',
      'Children (%)',
    ],
  ],
  ['code', ['Postleitzahl', 'zip code', 'Latitude', 'country_id', 'Area code']],
  [
    null,
    [
      'Value',
      'Germany',
      '2019',
      'y',
      'Weight (kg)',
      'Distance (km)',
      'Time (s)',
      'Income',
      'Einkommen',
      'Points',
    ],
  ],
])('values are %s where the header is one of %j', (quantity, headers) => {
  expect(headers.map((header) => [header, quantityOf(header)])).toEqual(
    headers.map((header) => [header, quantity]),
  );
});

test('years and months are dates where the values can be that', () => {
  expect(quantityOf('Year', [1998, 2004])).toBe('date');
  expect(quantityOf('Baujahr', [1998, 2004])).toBe('date');
  expect(quantityOf('Month', [1, 12])).toBe('date');
  expect(quantityOf('Sales last year', [1250.5, 3000])).toBe(null);
});

test('what the title or the axis says against adding, counts against the name of a series', () => {
  expect(quantityOf('Girls', [12, 14])).toBe('stock');
  expect(quantityOf('Girls', [12, 14], ['Pupils of our school'])).toBe('stock');
  expect(quantityOf('Girls', [152, 154], ['Height (cm)'])).toBe(null);
  expect(quantityOf('Girls', [52, 54], ['', 'Share of pupils who swim'])).toBe(null);
  expect(quantityOf('2019', [52, 54], ['Value', 'Average temperature'])).toBe('share');
  expect(quantityOf('2019', [52, 54], ['Value', 'Births'])).toBe('amount');
});

test('amounts add up along anything, people at one time, rain at one place, and nothing else does', () => {
  const along = (isTime: boolean): readonly (Quantity | null)[] =>
    (['amount', 'stock', 'gathered', 'level', 'share', 'date', 'code', null] as const).filter((one) =>
      canAdd(one, isTime),
    );
  expect(along(false)).toEqual(['amount', 'stock']);
  expect(along(true)).toEqual(['amount', 'gathered']);
});

test('ten degrees are not twice as warm as five, and ten metres are twice as high', () => {
  const times = (header: string): boolean => {
    const { name, unit } = splitUnit(header);
    return hasZero(quantityOf(header), { header: name, unit, values: [] });
  };
  expect(['Temperature', 'Mean (°C)', 'pH', 'Rank', 'Latitude'].filter(times)).toEqual([]);
  expect(['Height (m)', 'Births', 'Price (€)'].every(times)).toBe(true);
});

test('axes of time are known by their names', () => {
  expect(
    ['Year', 'Jahr', 'Schuljahr', 'Wochentag', 'Mois', 'Day of the week'].filter(isTimeWord),
  ).toHaveLength(5);
  expect(['Country', 'Land', 'Mountain', 'Yearling'].filter(isTimeWord)).toEqual([]);
});

const READ = STRANGERS.map(([header, is, values]) => ({ header, is, found: quantityOf(header, values) }));

test('of more than sixty headers of strangers none is taken for what adds up that does not', () => {
  expect(READ.length).toBeGreaterThan(120);
  expect(READ.filter(({ is, found }) => ADD.has(found) && !ADD.has(is))).toEqual([]);
});

test('of the headers of strangers nine in ten are known for what they are', () => {
  expect(READ.filter(({ is, found }) => is === found).length / READ.length).toBeGreaterThan(0.9);
});
