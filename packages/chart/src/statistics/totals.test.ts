import { expect, test } from 'vitest';
import { findTotals } from './totals.ts';

function totalsOf(
  rows: Readonly<Record<string, readonly (number | null)[]>>,
  adds: boolean | null = true,
): readonly string[] {
  const names = Object.keys(rows);
  const columns = Object.values(rows)[0]?.length ?? 0;
  const across = Array.from({ length: columns }, (_, column) =>
    Object.values(rows).map((values) => values[column] ?? null),
  );
  return [...findTotals({ names, across, adds })].map((row) => names[row] ?? '');
}

test.each([
  'Total',
  'TOTAL',
  'Totals:',
  'Grand total',
  'Sum',
  'Summe',
  'Gesamt',
  'Insgesamt',
  'Schüler insgesamt',
  'Ensemble',
  'Total général',
  'Somme',
  'Suma',
  'Total general',
  'Totale',
  'Soma',
  'Totaal',
  '(Total)',
  'Sous-total',
  'Итого',
  'Razem',
  'Ogółem',
  'Łącznie',
  'Σύνολο',
  'Toplam',
  'Totalt',
  'Sammanlagt',
  'Celkem',
  'Součet',
  'Összesen',
  'Yhteensä',
  'סה"כ',
  'סך הכל',
  'المجموع',
  'الإجمالي',
  'I alt',
  'Grand sum',
  'All fruit',
  'Everything together',
])('a row “%s” stands for the others together', (name) => {
  expect(totalsOf({ North: [4], South: [7], East: [5], [name]: [16] })).toEqual([name]);
});

test.each(['Average', 'Mean', 'Durchschnitt', 'Moyenne', 'Media', 'Gemiddelde', 'Ø'])(
  'a row “%s” is a mean of the others and no part of them',
  (name) => {
    expect(totalsOf({ North: [4], South: [7], [name]: [5.5] }, false)).toEqual([name]);
  },
);

test('a row without such a name is a total where it is the sum of all others', () => {
  expect(totalsOf({ Bavaria: [40], Hesse: [31], Saxony: [35], Germany: [106] })).toEqual(['Germany']);
  expect(totalsOf({ World: [106], Asia: [40], Africa: [31], Europe: [35] }, null)).toEqual(['World']);
  expect(totalsOf({ A: [1.1], B: [2.24], C: [3.34], All: [6.69] }, null)).toEqual(['All']);
});

test('small numbers that happen to add up are no total, and neither are numbers that do not add', () => {
  expect(totalsOf({ Ada: [1], Ben: [2], Chi: [3] })).toEqual([]);
  expect(totalsOf({ Ada: [1], Ben: [2], Chi: [3], Dan: [6] })).toEqual([]);
  expect(totalsOf({ Oslo: [40], Rome: [31], Bern: [35], Cairo: [106] }, false)).toEqual([]);
});

test('what is the sum in one column and not in another is no total', () => {
  expect(totalsOf({ A: [40, 1], B: [31, 2], C: [35, 3], D: [106, 50] })).toEqual([]);
  expect(totalsOf({ A: [40, 1], B: [31, 2], C: [35, 3], D: [106, 6] })).toEqual(['D']);
});

test('a company that is called Total is less than another, and stays', () => {
  expect(totalsOf({ Shell: [380], Total: [263], BP: [241] })).toEqual([]);
});

test('an eclipse that is total is no sum', () => {
  expect(totalsOf({ 'Partial eclipse': [12], 'Annular eclipse': [7], 'Total eclipse': [9] })).toEqual([]);
});

test('sums of groups and the sum of all are left out together', () => {
  expect(
    totalsOf({
      'Boys 5': [12],
      'Boys 6': [14],
      'Total boys': [26],
      'Girls 5': [10],
      'Girls 6': [15],
      'Total girls': [25],
      Total: [51],
    }),
  ).toEqual(['Total boys', 'Total girls', 'Total']);
});

test('a table of nothing but totals keeps its rows', () => {
  expect(totalsOf({ Total: [6], Mean: [3] })).toEqual([]);
});

test('the favourite is not called a sum because it happens to be what the others are together', () => {
  expect(totalsOf({ water: [120], juice: [75], milk: [30], tea: [15] }, null)).toEqual([]);
  expect(totalsOf({ juice: [76], milk: [30], tea: [15], drinks: [121] }, null)).toEqual(['drinks']);
});
